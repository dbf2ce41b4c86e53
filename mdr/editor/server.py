"""The language server: documents in, diagnostics, explanations and completions out (Language Server Protocol 3.17)."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from urllib.parse import unquote, urlparse

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.workspace import TextDocument

from mdr import __version__
from mdr.diagnostics import Diagnostic
from mdr.editor.analysis import Analysis, Settings, analyse
from mdr.editor.explain import Choice, choices, explain
from mdr.editor.lines import Comment, directive_at

_PAUSE = 0.15  # seconds without a key after which a text is looked at

_SEVERITIES = {
    "error": types.DiagnosticSeverity.Error,
    "warning": types.DiagnosticSeverity.Warning,
    "note": types.DiagnosticSeverity.Information,
}
_KINDS = {
    "directive": types.CompletionItemKind.Keyword,
    "option": types.CompletionItemKind.Property,
    "built-in": types.CompletionItemKind.Constant,
    "register": types.CompletionItemKind.Variable,
    "function": types.CompletionItemKind.Function,
}


class Server(LanguageServer):
    """One editor's server; keeps the last analysis of each document for its symbols."""

    def __init__(self, settings: Settings) -> None:
        super().__init__("mdr", __version__)
        self._settings = settings
        self._analyses: dict[str, Analysis] = {}
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def look_at(self, uri: str, pause: float) -> None:
        """Publish what the build says of a document, ``pause`` seconds from now unless it is changed meanwhile."""
        if waiting := self._waiting.pop(uri, None):
            waiting.cancel()
        self._waiting[uri] = asyncio.get_running_loop().create_task(self._look(uri, pause))

    def forget(self, uri: str) -> None:
        """Take a closed document's diagnostics away."""
        if waiting := self._waiting.pop(uri, None):
            waiting.cancel()
        self._analyses.pop(uri, None)
        self.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri=uri, diagnostics=[]))

    def last(self, uri: str) -> Analysis:
        """Return the last analysis of a document; an empty one before the first."""
        return self._analyses.get(uri) or Analysis(self._settings.chip or "gfx950")

    async def _look(self, uri: str, pause: float) -> None:
        await asyncio.sleep(pause)
        document = self.workspace.get_text_document(uri)
        version, text = document.version, document.source
        path = unquote(urlparse(uri).path)
        found = await asyncio.get_running_loop().run_in_executor(None, analyse, path, text, self._settings)
        if not found.symbols:
            found.symbols = self.last(uri).symbols  # of the last text that could be assembled
        self._analyses[uri] = found
        said = [self._diagnostic(document, item) for item in found.diagnostics]
        self.text_document_publish_diagnostics(
            types.PublishDiagnosticsParams(uri=uri, diagnostics=said, version=version)
        )

    def _diagnostic(self, document: TextDocument, item: Diagnostic) -> types.Diagnostic:
        assert item.position is not None
        line = max(0, item.position.line - 1)
        message = f"{item.message}\nhint: {item.hint}" if item.hint else item.message
        return types.Diagnostic(
            range=_range(document, line, item.position.column - 1, max(1, item.width)),
            severity=_SEVERITIES[item.severity],
            source="mdr",
            message=message,
        )


def serve(settings: Settings) -> None:
    """Speak to an editor over standard input and output until it says goodbye."""
    server = Server(settings)

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: types.DidOpenTextDocumentParams) -> None:
        server.look_at(params.text_document.uri, 0)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: types.DidChangeTextDocumentParams) -> None:
        server.look_at(params.text_document.uri, _PAUSE)

    @server.feature(types.TEXT_DOCUMENT_DID_SAVE)
    async def saved(params: types.DidSaveTextDocumentParams) -> None:
        # What it includes, and kernels.toml, may have been saved before it.
        server.look_at(params.text_document.uri, 0)

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(params: types.DidCloseTextDocumentParams) -> None:
        server.forget(params.text_document.uri)

    @server.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(params: types.HoverParams) -> types.Hover | None:
        document = server.workspace.get_text_document(params.text_document.uri)
        place = document.position_codec.position_from_client_units(document.lines, params.position)
        comment = directive_at(document.lines, place.line, place.character)
        if comment is None:
            return None
        last = server.last(document.uri)
        symbols = last.symbols.get(place.line + 1, {})
        said = explain(comment, place.character - comment.column, symbols, last.chip)
        if said is None:
            return None
        return types.Hover(
            types.MarkupContent(types.MarkupKind.Markdown, said.text),
            _range(document, place.line, comment.column + said.start, said.length),
        )

    @server.feature(
        types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=["@", "$", "{", "(", "["])
    )
    def completion(params: types.CompletionParams) -> types.CompletionList:
        document = server.workspace.get_text_document(params.text_document.uri)
        place = document.position_codec.position_from_client_units(document.lines, params.position)
        comment = directive_at(document.lines, place.line, place.character)
        if comment is None:
            return types.CompletionList(is_incomplete=False, items=[])
        symbols = server.last(document.uri).symbols.get(place.line + 1, {})
        found = choices(comment, place.character - comment.column, document.lines, place.line, symbols)
        return types.CompletionList(
            is_incomplete=False, items=_items(document, comment, place.line, place.character, found)
        )

    # A copy of standard output, which the server closes at its end.
    with open(os.dup(sys.stdout.fileno()), "wb") as out:
        server.start_io(sys.stdin.buffer, out)


def _items(
    document: TextDocument, comment: Comment, line: int, column: int, found: Sequence[Choice]
) -> list[types.CompletionItem]:
    items = []
    for number, choice in enumerate(found):
        start = comment.column + choice.start
        where = _range(document, line, start, column - start)
        items.append(
            types.CompletionItem(
                label=choice.word,
                detail=choice.detail,
                kind=_KINDS[choice.kind],
                sort_text=f"{number:04d}",
                filter_text=choice.word,
                text_edit=types.TextEdit(where, choice.word),
            )
        )
    return items


def _range(document: TextDocument, line: int, column: int, width: int) -> types.Range:
    """Return a range of characters of a line, clipped to the text, in the client's units."""
    lines = document.lines
    length = len(lines[line].rstrip("\r\n")) if line < len(lines) else 0
    start = max(0, min(column, length))
    end = max(start, min(column + width, length))
    whole = types.Range(types.Position(line, start), types.Position(line, end))
    return document.position_codec.range_to_client_units(lines, whole)
