import type { Context } from '../../core/context.js';
import { idOf } from '../../core/ids.js';
import { addPhotos } from '../media/add-photos.js';
import { BUSINESS_ALBUM, type Album } from '../media/album.js';
import { describePhoto } from '../media/describe-photo.js';
import type { Photo } from '../media/Photo.js';
import { readPhotos } from '../media/photos.js';
import type { UploadedFile } from '../media/read-upload.js';
import { removePhotos } from '../media/remove-photos.js';
import { albumsOfRemoved, restorePhotos } from '../media/restore-photos.js';
import { setMainPhoto } from '../media/set-main-photo.js';
import { changeableAlbum, noteChange, requireAlbum } from './album-changes.js';
import { requireProduct } from './read-albums.js';

type Files = readonly Promise<UploadedFile>[];

/** Adds photos to an item. Throws NOT_FOUND and what addPhotos throws. */
export async function addProductPhotos(context: Context, productId: string, files: Files): Promise<Photo[]> {
  const id = await context.preflight((db) => requireProduct(db, productId));
  return addTo(context, { kind: 'product', productId: id }, files);
}

export const addBusinessPhotos = (context: Context, files: Files): Promise<Photo[]> =>
  addTo(context, BUSINESS_ALBUM, files);

async function addTo(context: Context, album: Album, files: Files): Promise<Photo[]> {
  const photos = await addPhotos(context, album, files);
  await noteChange(context, album, 'add');
  return photos;
}

export async function setMain(context: Context, photoId: string): Promise<Photo> {
  const { id, album } = await changeablePhoto(context, photoId);
  const photo = await setMainPhoto(context, album, id);
  await noteChange(context, album, 'main');
  return photo;
}

export async function describe(
  context: Context,
  photoId: string,
  change: { description: string; version: number | null },
): Promise<Photo> {
  const { id, album } = await changeablePhoto(context, photoId);
  const photo = await describePhoto(context, id, change);
  await noteChange(context, album, 'describe');
  return photo;
}

async function changeablePhoto(context: Context, photoId: string): Promise<{ id: string; album: Album }> {
  const id = idOf(photoId, 'That photo');
  const [photo] = await readPhotos(context, [id]);
  return { id, album: changeableAlbum(context, photo!) };
}

/** Removes photos, also of several albums: all, or none. */
export async function remove(context: Context, photoIds: readonly string[]): Promise<string[]> {
  const photos = await readPhotos(context, distinct(photoIds));
  const albums = new Map(photos.map((photo) => [photo.id, changeableAlbum(context, photo)]));
  for (const { album, ids } of byAlbum(albums)) {
    removePhotos(context, album, ids);
    await noteChange(context, album, 'remove');
  }
  return [...albums.keys()];
}

/** Brings photos back that were removed within 10 minutes: all, or none. */
export async function restore(context: Context, photoIds: readonly string[]): Promise<Photo[]> {
  const wanted = distinct(photoIds);
  const albums = await albumsOfRemoved(context, wanted);
  for (const album of albums.values()) requireAlbum(context, album);
  for (const { album, ids } of byAlbum(albums)) {
    await restorePhotos(context, album, ids);
    await noteChange(context, album, 'restore');
  }
  return readPhotos(context, wanted);
}

const distinct = (photoIds: readonly string[]): string[] => [...new Set(photoIds.map((id) => idOf(id, 'That photo')))];

/** In one order, so that two operations never wait for each other's album. */
function byAlbum(albums: ReadonlyMap<string, Album>): { album: Album; ids: string[] }[] {
  const groups = new Map<string, { album: Album; ids: string[] }>();
  for (const [id, album] of albums) {
    const key = album.productId ?? '';
    groups.set(key, { album, ids: [...(groups.get(key)?.ids ?? []), id] });
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}
