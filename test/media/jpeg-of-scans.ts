/** A part of a JPEG: its marker, its length, its content. */
export function segment(marker: number, ...content: number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
}
const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
/** Of the only coefficient that has a value, and of one of the others in each further scan. */
const FIRST_SCAN = [...segment(0xda, 1, 1, 0, 0, 0, 0), 0x7f];
const furtherScan = (coefficient: number): number[] => [...segment(0xda, 1, 1, 0, coefficient, coefficient, 0), 0x0f];
/** One code of one bit, one of four bits. */
const TABLES = [
  ...segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
  ...segment(0xc4, 0x10, 0, 0, 0, 1, ...Array<number>(12).fill(0), 0),
];

interface Oddities {
  /** The kind of frame: 0xc2 is a progressive one. */
  frame?: number;
  /** Stands before the scans. */
  before?: number[];
  /** Stands behind the image. */
  behind?: number[];
}

/** A valid progressive JPEG of 8 × 8 pixels, all of them grey, in so many scans. */
export function aJpegOfScans(scans: number, { frame = 0xc2, before = [], behind = [] }: Oddities = {}): Buffer {
  const further = Array.from({ length: scans - 1 }, (_, index) => furtherScan(1 + (index % 63)));
  return Buffer.from([
    ...SOI,
    ...segment(0xdb, 0, ...Array<number>(64).fill(1)),
    ...segment(frame, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
    ...TABLES,
    ...before,
    ...FIRST_SCAN,
    ...further.flat(),
    ...EOI,
    ...behind,
  ]);
}

/** What begins so many scans. */
export const likeScans = (count: number): number[] => Array.from({ length: count }, () => furtherScan(1)).flat();
