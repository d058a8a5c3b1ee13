import type { ImageKind, ImageSize } from '../../core/storage/image-files.js';

const WIDTHS = ['480', '960'] as const;

/** The sizes of a photo whose largest is this wide: none is enlarged. A logo has one. */
export function sizesOf(kind: ImageKind, width: number): ImageSize[] {
  if (kind === 'checkinapp') return ['preview'];
  return ['thumbnail', ...WIDTHS.filter((smaller) => Number(smaller) < width), 'preview'];
}
