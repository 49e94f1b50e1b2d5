/** Words of another language in a text: screen readers pronounce them, and browsers break and draw them, by their `lang`. */

/** Cakes and pancakes, which have their Icelandic names everywhere; the longer ones first. */
const ICELANDIC = [
  "Hver stal kökunni úr krúsinni\\?",
  "(?:Kleina|Piparkaka|Laufabrauð|Lakkrístoppur|Randalína|Hjónabandssæla|Lumma)(?: með kaffi)?",
  "með kaffi|Hnallþóra|Tóm krús|Grautarlumma|Hálfbökuð lumma|Lummudeig|Lummustafli|Tvílumma",
  "Upphituð lumma|Viðbrennd lumma",
].join("|");
const JAPANESE =
  "[\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Han}々ー・！？]*[\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Han}々ー]";
const KOREAN = "\\p{sc=Hangul}+(?: \\p{sc=Hangul}+)*";
const FOREIGN = new RegExp(
  `(?<is>${ICELANDIC})|(?<romaji>Itadaki|Sashiage)|(?<ja>${JAPANESE})|(?<ko>${KOREAN})`,
  "gu",
);

export interface Run {
  words: string;
  /** Of another language than what is around it. */
  lang?: string;
}

/** A text of this language, with what is of another one apart. */
export function runsOf(text: string, language: string): Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const found of text.matchAll(FOREIGN)) {
    const [name] = Object.entries(found.groups!).find(([, words]) => words !== undefined)!;
    if (name === language || (name === "romaji" && language === "ja")) continue;
    if (found.index > done) runs.push({ words: text.slice(done, found.index) });
    runs.push({ words: found[0], lang: name === "romaji" ? "ja-Latn" : name });
    done = found.index + found[0].length;
  }
  if (done < text.length) runs.push({ words: text.slice(done) });
  return runs;
}
