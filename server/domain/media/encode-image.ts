import { fileTypeFromBuffer } from 'file-type';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal } from '../../core/Refusal.js';

/** A re-encoded image: its pixels, without the file's other content. */
export interface EncodedImage {
  bytes: Buffer;
  ending: Ending;
  contentType: string;
  width: number;
  height: number;
}

type Ending = keyof typeof FORMATS;

const FORMATS = {
  jpg: { mime: 'image/jpeg', format: 'jpeg' },
  png: { mime: 'image/png', format: 'png' },
} as const;

const MAX_PIXELS = 50_000_000;

/**
 * Re-encodes an uploaded JPEG or PNG, upright, within `box` pixels: drops metadata and anything appended to the image.
 * Throws UNSUPPORTED_IMAGE, judging by the bytes alone.
 */
export async function encodeImage(bytes: Buffer, box: { width: number; height: number }): Promise<EncodedImage> {
  const ending = await endingOf(bytes);
  if (!ending) throw unsupported('Only JPG, JPEG and PNG images can be used.');
  const { mime, format } = FORMATS[ending];
  // Loaded with the first image: it takes 20 MB.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const metadata = await image.metadata();
    if (metadata.format !== format) throw unsupported('Only JPG, JPEG and PNG images can be used.');
    if (metadata.width * metadata.height > MAX_PIXELS) throw unsupported('The image has more than 50 megapixels.');
    const upright = image.rotate().resize({ ...box, fit: 'inside', withoutEnlargement: true });
    const encoded = ending === 'jpg' ? upright.jpeg({ quality: 85 }) : upright.png({ compressionLevel: 9 });
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return { bytes: data, ending, contentType: mime, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (/pixel limit/i.test(String(error))) throw unsupported('The image has more than 50 megapixels.');
    throw unsupported('The image cannot be read.');
  }
}

async function endingOf(bytes: Buffer): Promise<Ending | null> {
  const type = await fileTypeFromBuffer(bytes);
  return (Object.keys(FORMATS) as Ending[]).find((ending) => FORMATS[ending].mime === type?.mime) ?? null;
}

const unsupported = (message: string) => new Refusal(ErrorCode.UNSUPPORTED_IMAGE, message, { field: 'file' });
