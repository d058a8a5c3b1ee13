import { randomBytes } from 'node:crypto';
import { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import type { Sql } from '../../core/database/sql.js';
import type { EncodedImage } from './encode-image.js';
import { removeUnusedImages } from './remove-unused-images.js';

/**
 * Stores an image before the operation's transaction begins; `used` selects the `id`s of images in use. Its row is written first, in a preflight:
 * a file that no commit refers to is known, and the next upload deletes it.
 */
export async function storeImage(
  context: Context,
  kind: Media['kind'],
  { bytes, ending, contentType, width, height }: EncodedImage,
  used: Sql,
): Promise<Omit<Media, 'url'>> {
  await removeUnusedImages(context, used);
  const file = `${randomBytes(16).toString('hex')}.${ending}`;
  const row = { kind, file, width, height, bytes: bytes.length, createdAt: context.now() };
  const media = await context.preflight((db) => db.insert(Media, row));
  await context.providers.storage.put(`${kind}/${file}`, bytes, contentType);
  return media;
}
