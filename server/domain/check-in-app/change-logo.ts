import type { CheckInApp } from '../../../entities/CheckInApp.js';
import { enforceRateLimit } from '../../core/access/rate-limit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { encodeImage } from '../media/encode-image.js';
import { readUpload, type UploadedFile } from '../media/read-upload.js';
import { removeUnusedImages } from '../media/remove-unused-images.js';
import { storeImage } from '../media/store-image.js';
import { changeCheckInApp } from './change-check-in-app.js';
import { HOUR_MS } from '../../core/durations.js';

/** Images in use by logos. */
const LOGOS = sql`select media_id as id from check_in_app`;

/** Displayed at most 150 pixels high, 300 on dense screens, and never wider than this. */
const LOGO_BOX = { width: 1200, height: 300 };

/** Re-encoding is CPU-heavy. */
const UPLOADS = { max: 60, windowMs: HOUR_MS };

/** Makes an image the logo; the next upload deletes the previous one. Throws TOO_LARGE and UNSUPPORTED_IMAGE. */
export async function uploadCheckInLogo(context: Context, file: Promise<UploadedFile>): Promise<CheckInApp> {
  await context.preflight((db) => enforceRateLimit(db, `upload:${context.businessId}`, UPLOADS, context.now()));
  const image = await encodeImage(await readUpload(file), LOGO_BOX);
  const media = await storeImage(context, 'checkinapp', image, LOGOS);
  return changeCheckInApp(context, { mediaId: media.id });
}

/** Removes the logo. Does nothing without one. */
export async function removeCheckInLogo(context: Context): Promise<CheckInApp> {
  await removeUnusedImages(context, LOGOS);
  return changeCheckInApp(context, { mediaId: null });
}
