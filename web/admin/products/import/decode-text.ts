const marks: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Bytes that are looked at for UTF-16 without a mark. */
const sample = 1000;

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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file in UTF-8, UTF-16 or, as older Excel saves it, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.[0] ?? unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  return new TextDecoder(encoding).decode(bytes);
}
