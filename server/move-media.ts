import fs from 'node:fs';
import path from 'node:path';
import { folderStorage } from './adapters/providers/folder-storage.js';
import { openStorage } from './adapters/providers/open-storage.js';
import { readExistingConfig } from './config.js';
import { runToEnd, stopSignal } from './core/config/run-to-end.js';
import { StartupError } from './core/config/startup-errors.js';
import { openSource } from './core/database/backup/open-source.js';
import { storedNames } from './core/database/backup/backup-entries.js';
import { createLog } from './core/log.js';
import { contentTypeOf } from './core/storage/image-files.js';
import type { Storage } from './core/storage/storage.js';
import { FILES } from './modules.js';

/** Copies uploaded files from the folder that is the first argument, by itself that of DATA_DIR, to the bucket of S3_*; those there already are left. */
async function moveMedia(): Promise<void> {
  const signal = stopSignal();
  const config = readExistingConfig();
  if (config.storage.kind === 'folder')
    throw new StartupError('There is no bucket to copy to: set S3_ENDPOINT, S3_BUCKET and its keys as for the server.');
  const folder = path.resolve(process.argv[2] ?? path.join(config.dataDir, 'files'));
  if (!fs.existsSync(folder)) throw new StartupError(`There is no folder ${folder}: name the one with the files.`);
  const database = await openSource(config, createLog(config));
  const names = await storedNames(database, FILES).finally(() => database.stop());
  const [from, to] = [folderStorage(folder), await openStorage(config)];
  let copied = 0;
  const ask = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: Error) => {
      throw new StartupError(
        `The bucket does not answer as it should: ${error.message || error.name}\nUntil then ${copied} files were copied; a second run goes on from there.`,
      );
    });
  const there = await ask(namesIn(to, names));
  const [wanted, missing] = [names.filter((name) => !there.has(name)), [] as string[]];
  for (const [done, name] of wanted.entries()) {
    signal.throwIfAborted();
    const bytes = await from.get(name);
    if (bytes) {
      await ask(to.put(name, bytes, contentTypeOf(name)));
      copied += 1;
    } else missing.push(name);
    if ((done + 1) % 100 === 0) process.stdout.write(`${done + 1} of ${wanted.length} files\n`);
  }
  const counts = `${copied} copied, ${names.length - wanted.length} were there already`;
  process.stdout.write(`Of ${names.length} files ${counts}, ${missing.length} are in neither place\n`);
  for (const name of missing) process.stdout.write(`  missing: ${name}\n`);
}

async function namesIn(storage: Storage, names: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const folder of new Set(names.map((name) => `${path.posix.dirname(name)}/`)))
    for await (const { name } of storage.list(folder)) found.add(name);
  return found;
}

runToEnd(moveMedia);
