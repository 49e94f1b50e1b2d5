/** A rule or a chapter that can be found. */
export interface Passage {
  id: string;
  text: string;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("þ", "th")
    .replaceAll("æ", "ae")
    .replaceAll("ð", "d");

/** The passages with all of these words, or beginnings of words; a rule by its number comes first. */
export function found(passages: readonly Passage[], sought: string): Passage[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const all = passages.filter(({ text }) => {
    const parts = plain(text).split(/[^\p{L}\d-]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  const exact = (one: Passage): boolean => [plain(sought.trim()), words[0]].includes(plain(one.id));
  return [...all.filter(exact), ...all.filter((one) => !exact(one))];
}
