import { readdir, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { WriteStream } from 'fs-capacitor';
import { HOUR_MS } from '../durations.js';
import type { Log } from '../log.js';

/** Of the temporary file of an upload: fs-capacitor gives it. */
const NAME = /^capacitor-[\da-f]{32}\.tmp$/;
/** An upload is cut off long before. */
const LEFT_AFTER_MS = HOUR_MS;

/** Ends those who read an uploaded file once it cannot be kept, as on a full disk: fs-capacitor leaves them waiting for the rest. */
export function failWithDisk(file: WriteStream, log: Log): void {
  const fail = (error: Error & { status?: number }): void => {
    // Errors of the sender carry a status.
    if (error.status === undefined) log.error({ err: error }, 'an uploaded file could not be kept');
    file.destroy(error);
  };
  if (file.errored) fail(file.errored);
  else file.once('error', fail);
}

/** Removes uploaded files that a killed process has left in the folder for temporary files: they may hold personal data. */
export async function removeLeftUploads(log: Log, folder = tmpdir()): Promise<void> {
  try {
    const names = (await readdir(folder)).filter((name) => NAME.test(name));
    await Promise.all(names.map((name) => removeIfLeft(path.join(folder, name))));
  } catch (error) {
    log.warn({ err: error }, 'uploaded files that were left could not be looked for');
  }
}

async function removeIfLeft(file: string): Promise<void> {
  try {
    if (Date.now() - (await stat(file)).mtimeMs > LEFT_AFTER_MS) await unlink(file);
  } catch {
    // Another process was faster, or the file is another user's.
  }
}
