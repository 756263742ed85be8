"""Words for people: messages, languages and the pages of the rules."""

from ludus.speech.language import LANGUAGES, choose_language
from ludus.speech.rules import Paragraph, RulesPage
from ludus.speech.speech import Speech

__all__ = ["LANGUAGES", "Paragraph", "RulesPage", "Speech", "choose_language"]
