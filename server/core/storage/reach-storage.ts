import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Log } from '../log.js';
import { Refusal } from '../Refusal.js';

/** Throws UNAVAILABLE where the storage fails or takes too long; the log has the cause. */
export async function reachStorage<T>(log: Log, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error }, 'the storage of files failed');
    throw new Refusal(ErrorCode.UNAVAILABLE, 'Images are out of reach for a moment. Please try again.');
  }
}
