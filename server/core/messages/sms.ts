// The alphabet of GSM 03.38: what it lacks (á, í, ó, ú among them) makes the whole text UCS-2, of less than half the length.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const DOUBLE = '^{}\\[~]|€';

/** Signs that keyboards set by themselves and the alphabet lacks, with what looks like them. Letters keep their accents: names are not respelled. */
const LOOK_ALIKES: readonly (readonly [signs: RegExp, instead: string])[] = [
  [/[‘’‚‛′´`ʹʼˈ]/g, "'"],
  [/[“”„‟″«»]/g, '"'],
  [/[‐‑‒–—―−⁃•]/g, '-'],
  [/…/g, '...'],
  [/[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/[\u00AD\u200B\u2060\uFEFF]/g, ''],
];

/** The words of a text as they go out: with look-alikes of the carriers' alphabet, so that it is not cut into twice as many parts. */
export const smsText = (words: string): string =>
  LOOK_ALIKES.reduce((text, [signs, instead]) => text.replace(signs, instead), words.normalize('NFC'));

/** Into how many parts the carriers cut a text, each of which they charge. */
export function textParts(body: string): number {
  const characters = [...body];
  const isGsm = characters.every((character) => BASIC.includes(character) || DOUBLE.includes(character));
  const sizes = characters.map((character) => (isGsm ? (DOUBLE.includes(character) ? 2 : 1) : character.length));
  const [single, each] = isGsm ? [160, 153] : [70, 67];
  if (sizes.reduce((sum, size) => sum + size, 0) <= single) return 1;
  let [parts, used] = [1, 0];
  for (const size of sizes) {
    // No character is cut in two.
    if (used + size > each) [parts, used] = [parts + 1, 0];
    used += size;
  }
  return parts;
}
