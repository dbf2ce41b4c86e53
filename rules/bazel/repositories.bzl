"""What a WORKSPACE loads: the toolchain of this machine."""

def _python(ctx):
    """Return the path of the Python that MDR is installed for."""
    if ctx.attr.python:
        return ctx.attr.python
    if "MDR_PYTHON" in ctx.os.environ:
        return ctx.os.environ["MDR_PYTHON"]
    rules = ctx.path(Label("//private:configure.py")).realpath.dirname.dirname
    own = ctx.path("%s/../../.venv/bin/python" % rules)
    if own.exists:
        return str(own)
    command = ctx.which("mdr")
    if command:
        return str(command.realpath.dirname.get_child("python"))
    return ""

def _mdr_configure_impl(ctx):
    hint = "hint: run ./bootstrap in MDR's checkout, or set MDR_PYTHON to the Python that it is installed for"
    python = _python(ctx)
    if not python:
        fail("no Python with MDR was found\n" + hint)
    runner = ctx.path(Label("//private:stage_worker.py"))
    done = ctx.execute([python, str(ctx.path(Label("//private:configure.py"))), str(runner)])
    if done.return_code:
        fail("%s: %s%s\n%s" % (python, done.stdout, done.stderr, hint))

mdr_configure = repository_rule(
    doc = """Declares the toolchain of this machine, `@NAME//:toolchain`.

It holds the interpreter with a library, MDR's stages, LLVM and the shared libraries of all of them, found as `mdr doctor`
shows. It is made anew by `bazel sync --configure` and with every start of Bazel's server.""",
    implementation = _mdr_configure_impl,
    attrs = {
        "python": attr.string(
            doc = "the Python that MDR is installed for; default: $MDR_PYTHON, else the one of the checkout around these " +
                  "rules, else that of the mdr on PATH",
        ),
    },
    configure = True,
    environ = ["MDR_LLVM", "MDR_PYTHON", "PATH", "ROCM_PATH"],
    local = True,
)

def mdr_toolchain_repository(name = "mdr_local", python = ""):
    """Declare and register the toolchain of this machine.

    Args:
      name: the repository's name.
      python: the Python that MDR is installed for: see mdr_configure.
    """
    mdr_configure(name = name, python = python)
    native.register_toolchains("@%s//:toolchain" % name)
