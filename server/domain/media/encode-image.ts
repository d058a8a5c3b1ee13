import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Context } from '../../core/context.js';
import { Refusal } from '../../core/Refusal.js';
import type { ImageEnding, ImageKind, ImageSize } from '../../core/storage/image-files.js';
import { sizesOf } from './image-sizes.js';
import { inTurn } from '../../core/in-turn.js';
import { isCostlyJpeg } from './jpeg-scans.js';

/** A re-encoded image: its pixels in every size, without the file's other content. */
export interface EncodedImage {
  ending: Source;
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  placeholder: string;
  files: { size: ImageSize; ending: ImageEnding; bytes: Buffer }[];
}

type Source = keyof typeof SOURCES;
const SOURCES = {
  jpg: { mime: 'image/jpeg', format: 'jpeg' },
  png: { mime: 'image/png', format: 'png' },
} as const;

/** Largest size in pixels. A logo is displayed at most 150 pixels high, 300 on dense screens. */
const BOXES = { logo: { width: 1200, height: 300 }, photo: { width: 1600, height: 3200 } };
const THUMBNAIL = { width: 240, height: 240 };
/** Pixels and bytes of a placeholder. */
const BLUR = { width: 16, height: 16 };
const MAX_PLACEHOLDER = 400;

const MAX_PIXELS = 50_000_000;
/** Of each step. The scans of a progressive JPEG are decoded before it is looked at: those are counted. */
const MAX_SECONDS = 10;
const ONLY_THESE = 'Only JPG, JPEG and PNG images can be used.';
const TOO_MANY_PIXELS = 'The image has more than 50 megapixels.';
const TOO_MANY_DEEP_PIXELS = 'The image has more than 25 megapixels of 16 bits.';
const UNUSUAL = 'The image is stored in an unusual way. Please save it as JPG or PNG again.';
const TOO_SLOW = 'The image takes too long to read. Please send a smaller one.';

/**
 * Re-encodes an uploaded JPEG or PNG, upright, in the sizes of its kind: drops metadata and anything appended to the image. One image at a time in a
 * process, as each takes a processor, and businesses in turn. Throws UNSUPPORTED_IMAGE, judging by the bytes alone, and BAD_REQUEST for an upload that is
 * given up.
 */
export async function encodeImage(
  bytes: Buffer,
  kind: ImageKind,
  { businessId, facts: { givenUp } }: Pick<Context, 'businessId' | 'facts'>,
): Promise<EncodedImage> {
  const source = await sourceOf(bytes);
  if (!source) throw unsupported(ONLY_THESE);
  if (source === 'jpg' && isCostlyJpeg(bytes)) throw unsupported(UNUSUAL);
  try {
    return await inTurn(businessId, () => encode(bytes, source, kind, givenUp), givenUp);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw unsupported(whyNot(String(error)));
  }
}

function whyNot(error: string): string {
  if (/pixel limit/i.test(error)) return TOO_MANY_PIXELS;
  return /timeout: \d+% complete/.test(error) ? TOO_SLOW : 'The image cannot be read.';
}

async function encode(bytes: Buffer, source: Source, kind: ImageKind, givenUp?: AbortSignal): Promise<EncodedImage> {
  // Loaded with the first image: it takes 20 MB.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const metadata = await image.metadata();
  if (metadata.format !== SOURCES[source].format) throw unsupported(ONLY_THESE);
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PIXELS) throw unsupported(TOO_MANY_PIXELS);
  if (metadata.depth === 'ushort' && pixels > MAX_PIXELS / 2) throw unsupported(TOO_MANY_DEEP_PIXELS);
  const isLogo = kind === 'checkinapp';
  const box = { ...BOXES[isLogo ? 'logo' : 'photo'], fit: 'inside', withoutEnlargement: true } as const;
  // Decoded once: the smaller sizes are made from the pixels of the largest.
  const { data, info } = await image
    .rotate()
    .resize(box)
    .toColourspace('srgb')
    .raw()
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const largest = (): Sharp => sharp(data, { raw: { width, height, channels } }).timeout({ seconds: MAX_SECONDS });
  const isClear = metadata.hasAlpha && !(await largest().stats()).isOpaque;
  const ending = isLogo ? source : isClear ? 'png' : 'jpg';
  const files: EncodedImage['files'] = [];
  for (const size of sizesOf(kind, width))
    for (const as of isLogo ? [ending] : (['webp', ending] as const)) {
      givenUp?.throwIfAborted();
      files.push({ size, ending: as, bytes: await toFormat(atSize(largest(), size), as) });
    }
  return { ending, width, height, placeholder: isLogo ? '' : await placeholderOf(largest()), files };
}

function atSize(image: Sharp, size: ImageSize): Sharp {
  if (size === 'preview') return image;
  const box = size === 'thumbnail' ? THUMBNAIL : { width: Number(size) };
  return image.resize({ ...box, fit: 'inside', withoutEnlargement: true });
}

function toFormat(image: Sharp, ending: ImageEnding): Promise<Buffer> {
  if (ending === 'webp') return image.webp({ quality: 80 }).toBuffer();
  return (ending === 'png' ? image.png() : image.jpeg({ quality: 85 })).toBuffer();
}

async function placeholderOf(image: Sharp): Promise<string> {
  const bytes = await image
    .resize({ ...BLUR, fit: 'inside' })
    .webp({ quality: 20 })
    .toBuffer();
  const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
  return uri.length <= MAX_PLACEHOLDER ? uri : '';
}

async function sourceOf(bytes: Buffer): Promise<Source | null> {
  const type = await fileTypeFromBuffer(bytes);
  return (Object.keys(SOURCES) as Source[]).find((source) => SOURCES[source].mime === type?.mime) ?? null;
}

const unsupported = (message: string) => new Refusal(ErrorCode.UNSUPPORTED_IMAGE, message, { field: 'file' });
