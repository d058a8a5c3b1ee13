import type { Context } from '../../core/context.js';
import { describePhoto, type Description } from '../media/describe-photo.js';
import type { Photo } from '../media/Photo.js';
import { changeablePhoto, noteChange } from './album-changes.js';

/** Saves the description of a photo. Throws NOT_FOUND; STALE with the photo in `details.current`. */
export async function updateMediaDescription(
  context: Context,
  photoId: string,
  description: Description,
): Promise<Photo> {
  const { id, album } = await changeablePhoto(context, photoId);
  const photo = await describePhoto(context, id, description);
  await noteChange(context, album, 'describe');
  return photo;
}
