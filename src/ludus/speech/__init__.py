"""Words for people: messages, languages and the pages of the rules."""

from ludus.speech.glossary import NEAREST, Glossary, GlossaryEntry
from ludus.speech.language import FALLBACK, LANGUAGES, choose_language
from ludus.speech.rules import Paragraph, RulesPage, Ruling
from ludus.speech.speech import Speech

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "NEAREST",
    "Glossary",
    "GlossaryEntry",
    "Paragraph",
    "RulesPage",
    "Ruling",
    "Speech",
    "choose_language",
]
