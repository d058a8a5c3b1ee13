import type { Context } from '../../core/context.js';
import type { Photo } from '../media/Photo.js';
import { requireStaffMember } from '../staff/staff-members.js';
import { addAlbumPhotos, type Files } from './add-album-photos.js';

/** Adds photos to a staff member. Throws NOT_FOUND and what addPhotos throws. */
export async function addStaffMedia(context: Context, staffId: string, files: Files): Promise<Photo[]> {
  const ownerId = await context.preflight((db) => requireStaffMember(db, staffId));
  return addAlbumPhotos(context, { kind: 'staff', ownerId }, files);
}
