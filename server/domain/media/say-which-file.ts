import { ErrorCode } from '../../../entities/ErrorCode.js';
import { Refusal } from '../../core/Refusal.js';

const PLACES = ['first', 'second', 'third'];
const OF_THE_FILE = new Set([ErrorCode.UNSUPPORTED_IMAGE, ErrorCode.TOO_LARGE, ErrorCode.BAD_REQUEST]);

/** Says in a refusal which of several files is meant: by its place, as a name may be personal. */
export async function sayWhichFile<T>(index: number, count: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !OF_THE_FILE.has(error.code)) throw error;
    const message = count === 1 ? error.message : `The ${PLACES[index]} file: ${error.message}`;
    throw new Refusal(error.code, message, { field: 'files', details: { index } });
  }
}
