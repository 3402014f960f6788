"""The texts, in every language: Fluent catalogues (`en/*.ftl`, `ja/*.ftl`) and their loader.

Every sentence that a person reads stands in a catalogue, never in code. A test holds that all
languages have the same messages with the same variables, and that code and catalogues agree.
"""

from .texts import LANGUAGES, Language, Texts, language_of, texts_in

__all__ = ["LANGUAGES", "Language", "Texts", "language_of", "texts_in"]
