// The alphabet of GSM 03.38: what it lacks (á, í, ó, ú, ’ among them) makes the whole text UCS-2, of less than half the length.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const DOUBLE = '^{}\\[~]|€';

/** Into how many parts the carriers cut a text. */
export function textSegments(body: string): number {
  const characters = [...body];
  const isGsm = characters.every((character) => BASIC.includes(character) || DOUBLE.includes(character));
  const length = isGsm
    ? characters.reduce((sum, character) => sum + (DOUBLE.includes(character) ? 2 : 1), 0)
    : body.length;
  const [single, each] = isGsm ? [160, 153] : [70, 67];
  return length <= single ? 1 : Math.ceil(length / each);
}
