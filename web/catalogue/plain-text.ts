/** Letters that Unicode does not take apart, with their plain ones. */
const whole: Record<string, string> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't' };

/** As the server compares searches: without case, accents, blanks, apostrophes, hyphens and dots. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ıøłđðħŧ]/g, (letter) => whole[letter])
    .replace(/[\u0300-\u036f\s'\u2019\u2018ʼʻ`´‐.-]/g, '');

/** As the server searches: whether each word of the search is a part of one of the texts. */
export function hasWords(texts: readonly string[], search: string): boolean {
  const plain = texts.map(plainText);
  return search.split(/\s+/).every((word) => plain.some((text) => text.includes(plainText(word))));
}
