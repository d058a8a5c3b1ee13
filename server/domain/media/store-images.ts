import { randomBytes } from 'node:crypto';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Media } from '../../../entities/Media.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { enqueueStatement } from '../../core/jobs/job.js';
import { Refusal } from '../../core/Refusal.js';
import { imageAddress, storedImage } from '../../core/storage/image-files.js';
import { reachStorage } from '../../core/storage/reach-storage.js';
import type { Storage } from '../../core/storage/storage.js';
import type { EncodedImage } from './encode-image.js';
import { TIDY_MEDIA, tidyIn, UNFINISHED_MS } from './tidy-media-job.js';

type Owner = Pick<Media, 'kind'> & Partial<Media>;

/**
 * Stores images before the operation's transaction begins; answers their ids. Their rows are written first, in a preflight: files that no commit
 * attached are known, and a job deletes them. Throws UNAVAILABLE.
 */
export const storeImages = (context: Context, owner: Owner, images: readonly EncodedImage[]): Promise<string[]> =>
  storeFiles(
    context,
    images.map((image) => withNames(context, owner, image)),
  );

interface NamedFile {
  name: string;
  bytes: Buffer;
  contentType: string;
}

interface NamedFiles {
  row: Owner & Pick<Media, 'file' | 'width' | 'height' | 'placeholder'>;
  files: readonly NamedFile[];
}

/** Stores files whose names in the storage are known, a row for those that belong together, as `storeImages` does. */
export async function storeFiles(context: Context, named: readonly NamedFiles[]): Promise<string[]> {
  const ids = await context.preflight(async (db) => {
    db.send(enqueueStatement(TIDY_MEDIA, context.businessId, {}, tidyIn(context, UNFINISHED_MS)));
    const stored: string[] = [];
    for (const { row, files } of named)
      stored.push(
        (
          await db.insert(Media, {
            ...row,
            files: files.map(({ name }) => name),
            bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
            createdAt: context.now(),
          })
        ).id,
      );
    return stored;
  });
  const { storage } = context.providers;
  const files = named.flatMap((one) => one.files);
  await reachStorage(context.log, () => putAll(storage, files));
  return ids;
}

/** Nothing is under way any more once it throws. */
async function putAll(storage: Storage, files: readonly NamedFile[]) {
  const puts = await Promise.allSettled(
    files.map(({ name, bytes, contentType }) => storage.put(name, bytes, contentType)),
  );
  const failed = puts.find((put) => put.status === 'rejected');
  if (failed) throw failed.reason;
}

function withNames(
  context: Context,
  owner: Owner,
  { ending, width, height, placeholder, files }: EncodedImage,
): NamedFiles {
  const name = `${context.businessId}-${randomBytes(16).toString('hex')}`;
  const file = `${name}.${ending}`;
  const named = files.map(({ size, ending: as, bytes }) => ({
    ...storedImage(
      owner.kind,
      size,
      imageAddress({ ...owner, file }, size, as)
        .split('/')
        .at(-1)!,
    )!,
    bytes,
  }));
  return { row: { ...owner, file, width, height, placeholder }, files: named };
}

/** Makes stored images part of the business, in the operation. Throws UNAVAILABLE if a job has deleted one meanwhile. */
export async function attachImages(context: Context, ids: readonly string[]): Promise<void> {
  const attached = await context.db.rows(sql`
    update media set attached_at = ${context.now()} where id = any(${ids}::bigint[]) and attached_at is null returning id`);
  if (attached.length < ids.length)
    throw new Refusal(ErrorCode.UNAVAILABLE, 'The upload took too long. Please try again.');
}
