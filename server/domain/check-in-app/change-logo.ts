import type { CheckInApp } from '../../../entities/CheckInApp.js';
import type { Context } from '../../core/context.js';
import { encodeImage } from '../media/encode-image.js';
import { limitUploads } from '../media/limit-uploads.js';
import { readUpload, type UploadedFile } from '../media/read-upload.js';
import { removeLogos } from '../media/remove-logos.js';
import { attachImages, storeImages } from '../media/store-images.js';
import { changeCheckInApp } from './change-check-in-app.js';

/** Makes an image the logo in place of the previous one. Throws TOO_LARGE, UNSUPPORTED_IMAGE and UNAVAILABLE. */
export async function uploadCheckInLogo(context: Context, file: Promise<UploadedFile>): Promise<CheckInApp> {
  await limitUploads(context);
  const image = await encodeImage(await readUpload(file, context.facts), 'checkinapp', context);
  const [mediaId] = await storeImages(context, { kind: 'checkinapp', productId: null }, [image]);
  const app = await changeCheckInApp(context, { mediaId: mediaId! });
  await attachImages(context, [mediaId!]);
  await removeLogos(context, mediaId!);
  return app;
}

/** Removes the logo. Does nothing without one. */
export async function removeCheckInLogo(context: Context): Promise<CheckInApp> {
  const app = await changeCheckInApp(context, { mediaId: null });
  await removeLogos(context, null);
  return app;
}
