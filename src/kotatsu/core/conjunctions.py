"""Spanish "y" and "o", which change before a word that begins with their own sound.

In Fluent: `{ $one_name } { Y($other_name) } { $other_name }`. `web/src/texts/conjunctions.ts` does the same.
"""

_VOWELS = "aeiouáéíóúü"
_BEFORE = " \"'“‘«„(¡¿*"


def spanish_and(word: object) -> str:
    """Before this word: "e" before the sound of i, unless it glides into another vowel.

    >>> [f"{spanish_and(name)} {name}" for name in ("Ida", "Hilda", "Íris", "Ýmir", "Yvonne")]
    ['e Ida', 'e Hilda', 'e Íris', 'e Ýmir', 'e Yvonne']
    >>> [f"{spanish_and(name)} {name}" for name in ("Ana", "hierro", "Ian", "Yolanda", "8")]
    ['y Ana', 'y hierro', 'y Ian', 'y Yolanda', 'y 8']
    """
    sound = _sound(word)
    glides = sound[1:2] != "" and sound[1:2] in _VOWELS
    return "e" if sound[:1] in ("í", "ý") or (sound[:1] in ("i", "y") and not glides) else "y"


def spanish_or(word: object) -> str:
    """Before this word: "u" before the sound of o, which 8 and 11 begin with too.

    >>> [f"{spanish_or(word)} {word}" for word in ("otro", "hora", "80", "11", "uno", "1", "110")]
    ['u otro', 'u hora', 'u 80', 'u 11', 'o uno', 'o 1', 'o 110']
    """
    sound = _sound(word)
    number = sound.split(" ")[0]
    return "u" if sound[:1] in ("o", "ó", "8") or number in ("11", "11000") else "o"


def _sound(word: object) -> str:
    """How it begins, as it is heard: an h is not, and signs before it are not either."""
    return str(word).lstrip(_BEFORE).lower().removeprefix("h")
