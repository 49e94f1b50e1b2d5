/** Spanish "y" and "o", which change before a word that begins with their own sound; `core/conjunctions.py` does the same. */

const VOWELS = "aeiouáéíóúü";

/** How a word begins, as it is heard: an h is not, and signs before it are not either. */
const soundOf = (word: string): string =>
  word
    .replace(/^[ "'“‘«„(¡¿*]+/u, "")
    .toLowerCase()
    .replace(/^h/u, "");

/** Before this word: "e" before the sound of i, unless it glides into another vowel. */
export function spanishAnd(word: string): string {
  const [first = "", next = ""] = soundOf(word);
  const glides = next !== "" && VOWELS.includes(next);
  return /[íý]/u.test(first) || (/[iy]/u.test(first) && !glides) ? "e" : "y";
}

/** Before this word: "u" before the sound of o, which 8 and 11 begin with too. */
export function spanishOr(word: string): string {
  const sound = soundOf(word);
  const number = sound.split(" ")[0]!;
  return /^[oó8]/u.test(sound) || number === "11" || number === "11000" ? "u" : "o";
}
