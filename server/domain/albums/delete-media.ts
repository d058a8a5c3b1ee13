import type { Context } from '../../core/context.js';
import { albumsOf } from '../media/photos.js';
import { removePhotos } from '../media/remove-photos.js';
import { byAlbum, noteChange, photoIdsOf, requireAlbums } from './album-changes.js';

/** Removes photos, also of several albums: all, or none. Answers their ids. Throws NOT_FOUND. */
export async function deleteMedia(context: Context, photoIds: readonly string[]): Promise<string[]> {
  const albums = await albumsOf(context, photoIdsOf(photoIds));
  requireAlbums(context, albums);
  for (const { album, ids } of byAlbum(albums)) {
    removePhotos(context, album, ids);
    await noteChange(context, album, 'remove');
  }
  return [...albums.keys()];
}
