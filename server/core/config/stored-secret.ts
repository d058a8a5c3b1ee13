import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import { explainDataDirFailure } from './startup-errors.js';
import { ensureDirectory } from './ensure-directory.js';

/** Reads the secret from a file that only this user can read; creates it on the first call (32 random bytes, base64url). */
export function storedSecret(file: string, dataDir = path.dirname(file)): string {
  try {
    ensureDirectory(path.dirname(file));
    if (!fs.existsSync(file)) makeOnce(file);
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw explainDataDirFailure(error, dataDir);
  }
}

/** Reads the secret from its file; '' if there is none. */
export const existingSecret = (file: string): string =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';

// Written to another file and linked: two first starts at once agree on one secret and never read half of it.
function makeOnce(file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  fs.writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if (!fs.existsSync(file)) throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}
