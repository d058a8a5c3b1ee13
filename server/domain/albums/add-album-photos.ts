import type { Context } from '../../core/context.js';
import { addPhotos } from '../media/add-photos.js';
import type { Album } from '../media/album.js';
import type { Photo } from '../media/Photo.js';
import type { UploadedFile } from '../media/read-upload.js';
import { noteChange } from './album-changes.js';

export type Files = readonly Promise<UploadedFile>[];

/** Adds photos to an album that the viewer may change. Throws what addPhotos throws. */
export async function addAlbumPhotos(context: Context, album: Album, files: Files): Promise<Photo[]> {
  const photos = await addPhotos(context, album, files);
  await noteChange(context, album, 'add');
  return photos;
}
