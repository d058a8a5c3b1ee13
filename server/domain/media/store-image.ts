import { randomBytes } from 'node:crypto';
import type { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import type { EncodedImage } from './encode-image.js';
import { removeUnusedImages } from './remove-unused-images.js';

const ADD = `
  insert into media (kind, file, width, height, bytes, created_at) values ($1, $2, $3, $4, $5, $6)
  returning id, kind, file, width, height, bytes, created_at as "createdAt"`;

/**
 * Stores an image before the operation's transaction begins. Its row comes first, in a step: a file that no commit ever refers to is
 * known, and goes with the next upload.
 */
export async function storeImage(
  context: Context,
  kind: Media['kind'],
  { bytes, ending, contentType, width, height }: EncodedImage,
): Promise<Omit<Media, 'url'>> {
  await removeUnusedImages(context);
  const file = `${randomBytes(16).toString('hex')}.${ending}`;
  const media = await context.preflight((db) =>
    db.row<Omit<Media, 'url'> & { [column: string]: unknown }>(ADD, [
      kind,
      file,
      width,
      height,
      bytes.length,
      context.now(),
    ]),
  );
  await context.providers.storage.put(`${kind}/${file}`, bytes, contentType);
  return media!;
}
