export const IMAGE_KINDS = ['checkinapp', 'product', 'business', 'staff', 'form'] as const;
const IMAGE_SIZES = ['thumbnail', '480', '960', 'preview'] as const;
/** Of the original of a form: no address of images leads to it. */
export const PDF_TYPE = 'application/pdf';
const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** What an image belongs to: a page of a PDF, to a form. Part of its address. */
export type ImageKind = (typeof IMAGE_KINDS)[number];
/** `thumbnail` fits into 240 pixels, `preview` is the largest, the others say their width. */
export type ImageSize = (typeof IMAGE_SIZES)[number];
export type ImageEnding = keyof typeof TYPES;

/** Older images have no business in their name, and one size. */
const OLDER = /^[0-9a-z]{16,40}\.(jpg|png)$/;
const NAME = /^([1-9]\d{0,15})-([0-9a-f]{32})\.(jpg|png|webp)$/;

/** Address of an image on this server; `ending` where it is not that of `file`. */
export function imageAddress(
  { kind, file }: { kind: ImageKind; file: string },
  size: ImageSize,
  ending?: ImageEnding,
): string {
  const name = ending ? file.slice(0, file.lastIndexOf('.') + 1) + ending : file;
  return `/api/static/media/${kind}/${size}/${name}`;
}

/** Folder of the files of a business. */
export const imageFolder = (kind: ImageKind, businessId: string): string => `${kind}/${businessId}/`;

/** The stored file behind the parts of an address, or null where they can be none of ours. */
export function storedImage(kind: string, size: string, file: string): { name: string; contentType: string } | null {
  if (!isOneOf(IMAGE_KINDS, kind) || !isOneOf(IMAGE_SIZES, size)) return null;
  const older = kind === 'checkinapp' && size === 'preview' ? OLDER.exec(file) : null;
  if (older) return { name: `${kind}/${file}`, contentType: TYPES[older[1] as ImageEnding] };
  const match = NAME.exec(file);
  if (!match) return null;
  const [, businessId, random, ending] = match as unknown as [string, string, string, ImageEnding];
  return { name: `${imageFolder(kind, businessId)}${random}-${size}.${ending}`, contentType: TYPES[ending] };
}

/** Of a stored file. */
export function contentTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return ending === 'pdf' ? PDF_TYPE : TYPES[ending as ImageEnding];
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  (values as readonly string[]).includes(value);
