import type { Context } from '../../core/context.js';
import type { Photo } from '../media/Photo.js';
import { addAlbumPhotos, type Files } from './add-album-photos.js';
import { requireProduct } from './read-albums.js';

/** Adds photos to an item. Throws NOT_FOUND and what addPhotos throws. */
export async function addProductMedia(context: Context, productId: string, files: Files): Promise<Photo[]> {
  const ownerId = await context.preflight((db) => requireProduct(db, productId));
  return addAlbumPhotos(context, { kind: 'product', ownerId }, files);
}
