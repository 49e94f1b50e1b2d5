"""Korean particles, which follow the last sound of the word before them.

In Fluent: `{ $seat_name }{ JOSA($seat_name, "은", "는") }`. `web/src/texts/particles.ts` does the same.
"""

_FIRST_SYLLABLE, _LAST_SYLLABLE = 0xAC00, 0xD7A3
_FINALS = 28  # a syllable's last sound is its place modulo this: 0 is a vowel, 8 is ㄹ
_L = 8
# Digits as they are read in Korean: 영, 삼 and 육, then 일, 칠 and 팔. Of Latin letters m, n and l.
_CONSONANTS = "036mn"
_ENDS_IN_L = "178l"


def particle(word: object, after_consonant: str, after_vowel: str) -> str:
    """The form that fits the end of a word; 으로 is 로 after ㄹ, too.

    >>> [name + particle(name, "은", "는") for name in ("Mia", "Finn", "민수", "지훈", "7")]
    ['Mia는', 'Finn은', '민수는', '지훈은', '7은']
    >>> [name + particle(name, "으로", "로") for name in ("서울", "부산", "제주", "Carl")]
    ['서울로', '부산으로', '제주로', 'Carl로']
    """
    final = _final_sound(str(word).rstrip(" .)’'\"”").lower()[-1:])
    if final == _L and after_consonant.startswith("으"):
        return after_vowel
    return after_consonant if final else after_vowel


def _final_sound(letter: str) -> int:
    """0 for a vowel, 8 for ㄹ, another number for another consonant."""
    if letter and _FIRST_SYLLABLE <= ord(letter) <= _LAST_SYLLABLE:
        return (ord(letter) - _FIRST_SYLLABLE) % _FINALS
    if not letter:
        return 0
    return _L if letter in _ENDS_IN_L else int(letter in _CONSONANTS)
