import type { Context } from '../../core/context.js';
import { MAX_UPLOAD_FILES } from '../../core/http/limits.js';
import { invalid } from '../../core/Refusal.js';
import { albumValues, type Album } from './album.js';
import { encodeImage, type EncodedImage } from './encode-image.js';
import { sayWhichFile } from './say-which-file.js';
import { limitUploads } from './limit-uploads.js';
import { lockAlbum } from './lock-album.js';
import { ensureMain } from './main-photo.js';
import type { Photo } from './Photo.js';
import { readPhotos } from './photos.js';
import { readUpload, type UploadedFile } from './read-upload.js';
import { requireAlbumSize } from './require-album-size.js';
import { attachImages, storeImages } from './store-images.js';

/**
 * Adds all of the files to an album, or none; the first photo of an album becomes its main one. Throws TOO_LARGE and UNSUPPORTED_IMAGE for one of the
 * files, CONFLICT for a full album, RATE_LIMITED and UNAVAILABLE.
 */
export async function addPhotos(
  context: Context,
  album: Album,
  files: readonly Promise<UploadedFile>[],
): Promise<Photo[]> {
  if (files.length === 0 || files.length > MAX_UPLOAD_FILES)
    throw invalid('files', `Send 1 to ${MAX_UPLOAD_FILES} images at once.`);
  await limitUploads(context);
  await context.preflight((db) => requireAlbumSize(db, album, files.length));
  const images: EncodedImage[] = [];
  // One by one: the whole of a file is in memory while it is encoded.
  for (const [index, file] of files.entries())
    images.push(
      await sayWhichFile(index, files.length, async () =>
        encodeImage(await readUpload(file, context.facts), album.kind, context),
      ),
    );
  const ids = await storeImages(context, albumValues(album), images);
  lockAlbum(context, album);
  await requireAlbumSize(context.db, album, ids.length);
  await attachImages(context, ids);
  ensureMain(context, album);
  return readPhotos(context, ids);
}
