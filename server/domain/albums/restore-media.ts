import type { Context } from '../../core/context.js';
import type { Photo } from '../media/Photo.js';
import { readPhotos } from '../media/photos.js';
import { albumsOfRemoved, restorePhotos } from '../media/restore-photos.js';
import { byAlbum, noteChange, photoIdsOf, requireAlbums } from './album-changes.js';

/** Brings photos back that were removed within 10 minutes: all, or none. Throws NOT_FOUND; CONFLICT for a full album. */
export async function restoreMedia(context: Context, photoIds: readonly string[]): Promise<Photo[]> {
  const albums = await albumsOfRemoved(context, photoIdsOf(photoIds));
  requireAlbums(context, albums);
  for (const { album, ids } of byAlbum(albums)) {
    await restorePhotos(context, album, ids);
    await noteChange(context, album, 'restore');
  }
  return readPhotos(context, [...albums.keys()]);
}
