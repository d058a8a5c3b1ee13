import { inSlices } from '../../ui/in-slices';

const marks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Bytes that are looked at for UTF-16 without a mark. */
const sample = 1000;
const pieceBytes = 512 * 1024;

export interface DecodedText {
  /** With \n at the end of each line. */
  text: string;
  encoding: string;
}

/** UTF-16 of Latin letters has a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, sample);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] += 1;
  });
  const [even, odd] = zeros;
  if (Math.max(even, odd) * 4 < start.length) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Piece by piece, so that a large file does not hold up the page. Throws TypeError where `fatal` and the bytes are something else. */
async function decodeAs(encoding: string, bytes: Uint8Array, fatal = false): Promise<DecodedText> {
  const decoder = new TextDecoder(encoding, { fatal });
  const starts = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) => index * pieceBytes);
  const pieces: string[] = [];
  let carried = '';
  await inSlices(starts, (start) => {
    const isLast = start + pieceBytes >= bytes.length;
    const piece = carried + decoder.decode(bytes.subarray(start, start + pieceBytes), { stream: !isLast });
    // A \r may be the first half of an end of line.
    carried = !isLast && piece.endsWith('\r') ? '\r' : '';
    pieces.push((carried ? piece.slice(0, -1) : piece).replace(/\r\n?/g, '\n'));
  });
  return { text: pieces.join(''), encoding };
}

/** The text of a file in UTF-8, UTF-16 or, as older Excel saves it, Windows-1252. */
export async function decodeText(bytes: Uint8Array): Promise<DecodedText> {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.[0] ?? unmarkedUtf16(bytes);
  if (encoding) return decodeAs(encoding, bytes);
  try {
    return await decodeAs('utf-8', bytes, true);
  } catch {
    return decodeAs('windows-1252', bytes);
  }
}
