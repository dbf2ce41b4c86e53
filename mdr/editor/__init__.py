"""Answers an editor's questions about a source while it is typed: mistakes, types, what can stand here."""
