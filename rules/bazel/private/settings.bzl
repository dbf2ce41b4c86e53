"""Flags with a fixed set of values, and transitions that set them."""

load(":providers.bzl", "MdrSettingInfo")

def check_values(what, text, allowed, many = False):
    """Split a flag's or attribute's text into its values.

    Args:
      what: what the text is of, for the message.
      text: the values, joined by commas.
      allowed: the values that there are.
      many: whether there may be more than one.

    Returns:
      The values, each once. Fails with what is wrong otherwise.
    """
    values = []
    for value in text.split(","):
        if value not in allowed:
            fail("%s=%s: unknown value '%s'; known: %s" % (what, text, value, ", ".join(allowed)))
        if value not in values:
            values.append(value)
    if len(values) > 1 and not many:
        fail("%s=%s: one value, not several" % (what, text))
    return values

def _mdr_setting_impl(ctx):
    values = check_values(str(ctx.label), ctx.build_setting_value, ctx.attr.values, ctx.attr.many)
    return [MdrSettingInfo(values = values)]

mdr_setting = rule(
    doc = "A flag: one of `values`, or several joined by commas.",
    implementation = _mdr_setting_impl,
    attrs = {
        "many": attr.bool(doc = "whether it may have several values"),
        "values": attr.string_list(doc = "the values that there are", mandatory = True),
    },
    build_setting = config.string(flag = True),
)

def _both_variants_impl(_settings, _attr):
    return {
        "debug": {"@mdr//:variant": "debug"},
        "release": {"@mdr//:variant": "release"},
    }

both_variants = transition(
    implementation = _both_variants_impl,
    inputs = [],
    outputs = ["@mdr//:variant"],
)

def _variant_of_attribute_impl(_settings, attr):
    return {"@mdr//:variant": attr.variant}

variant_of_attribute = transition(
    implementation = _variant_of_attribute_impl,
    inputs = [],
    outputs = ["@mdr//:variant"],
)
