/** Korean particles, which follow the last sound of the word before them; `core/particles.py` does the same. */

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28; // a syllable's last sound is its place modulo this: 0 is a vowel, 8 is ㄹ
const L = 8;
// Digits as they are read in Korean: 영, 삼 and 육, then 일, 칠 and 팔. Of Latin letters m, n and l.
const CONSONANTS = "036mn";
const ENDS_IN_L = "178l";

/** 0 for a vowel, 8 for ㄹ, another number for another consonant. */
function finalSound(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % FINALS;
  if (letter === "") return 0;
  return ENDS_IN_L.includes(letter) ? L : Number(CONSONANTS.includes(letter));
}

/** The form that fits the end of a word; 으로 is 로 after ㄹ, too. */
export function particle(word: string, afterConsonant: string, afterVowel: string): string {
  const end = word.replace(/[ .)’'"”]+$/u, "").toLowerCase();
  const final = finalSound(end.slice(-1));
  if (final === L && afterConsonant.startsWith("으")) return afterVowel;
  return final > 0 ? afterConsonant : afterVowel;
}
