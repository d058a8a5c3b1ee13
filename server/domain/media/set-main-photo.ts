import type { Context } from '../../core/context.js';
import { type Album } from './album.js';
import { lockAlbum } from './lock-album.js';
import { makeMain } from './main-photo.js';
import type { Photo } from './Photo.js';
import { readPhotos } from './photos.js';

/** Makes a photo the main one of its album. Throws NOT_FOUND. */
export async function setMainPhoto(context: Context, album: Album, id: string): Promise<Photo> {
  lockAlbum(context, album);
  const [photo] = await readPhotos(context, [id]);
  makeMain(context, album, id);
  return { ...photo!, isMain: true };
}
