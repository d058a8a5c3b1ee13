import type { Context } from '../../core/context.js';
import type { Photo } from '../media/Photo.js';
import { setMainPhoto } from '../media/set-main-photo.js';
import { changeablePhoto, noteChange } from './album-changes.js';

/** Makes a photo the main one of its album. Throws NOT_FOUND. */
export async function setMainMedia(context: Context, photoId: string): Promise<Photo> {
  const { id, album } = await changeablePhoto(context, photoId);
  const photo = await setMainPhoto(context, album, id);
  await noteChange(context, album, 'main');
  return photo;
}
