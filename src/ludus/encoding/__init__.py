"""Games as numbers, for programs that learn: what a seat can say, and where everything it sees stands."""

from ludus.encoding.spec import LATEST, Encoding, encoding_of
from ludus.encoding.vocabulary import Answers, Asked, Vocabulary

__all__ = ["LATEST", "Answers", "Asked", "Encoding", "Vocabulary", "encoding_of"]
