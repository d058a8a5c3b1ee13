/** Progressive encoders write up to 18 scans. */
const MAX_SCANS = 32;
const SOF9 = 0xc9;
const SOF11 = 0xcb;
const EOI = 0xd9;
const SOS = 0xda;

/**
 * Whether decoding a JPEG may take far longer than its bytes let expect: each scan, however short, goes through all pixels again. So does one in arithmetic
 * coding, which no browser reads.
 */
export function isCostlyJpeg(bytes: Buffer): boolean {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1]!;
    if (marker === EOI) return false;
    if (marker === SOS) scans += 1;
    if (scans > MAX_SCANS || (marker >= SOF9 && marker <= SOF11)) return true;
    at += marker === 0xff ? 1 : hasLength(marker) ? 2 + lengthAt(bytes, at + 2) : 2;
  }
  return false;
}

/** What stands below 0xc0 is skipped without its length by decoders that look for the next restart: a length could hide scans from us. */
const hasLength = (marker: number): boolean => marker >= 0xc0 && !(marker >= 0xd0 && marker <= 0xd8);

const lengthAt = (bytes: Buffer, at: number): number =>
  at + 2 <= bytes.length ? Math.max(2, bytes.readUInt16BE(at)) : 2;
