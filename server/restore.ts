import fs from 'node:fs';
import path from 'node:path';
import { openStorage } from './adapters/providers/open-storage.js';
import { readExistingConfig, type Config } from './config.js';
import { runToEnd, stopSignal } from './core/config/run-to-end.js';
import { StartupError } from './core/config/startup-errors.js';
import { existingSecret } from './core/config/stored-secret.js';
import { checkBackup } from './core/database/backup/check-backup.js';
import { assertRestorable } from './core/database/backup/empty-database.js';
import { openBare } from './core/database/backup/open-source.js';
import { restoreBackup } from './core/database/backup/restore-backup.js';
import { summaryOf } from './core/database/backup/summary.js';
import { openDatabase } from './core/database/connect.js';
import { createLog } from './core/log.js';

/** Restores the backup that the first argument names; with --replace in place of what is there. */
async function restore(): Promise<void> {
  const signal = stopSignal();
  const [name] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  if (!name) throw new StartupError('Name the backup: npm run restore -- greeter.tar.gz.');
  const backup = await checkBackup(path.resolve(name));
  const own = readExistingConfig();
  const log = createLog(own);
  // Before anything changes, the secret included: a server that runs here needs its own.
  const target = await openBare(own, log);
  try {
    await assertRestorable(target, process.argv.includes('--replace'));
  } finally {
    await target.stop();
  }
  const isFixed = hasFixedSecret(own);
  const database = await openDatabase(isFixed ? own : { ...own, secret: backup.secret }, log);
  const useSecret = isFixed ? warnOfOther(own) : replaceSecret(own);
  try {
    await restoreBackup(backup, { database, storage: await openStorage(own), log, useSecret, signal });
  } finally {
    await database.stop();
  }
  process.stdout.write(
    `Restored ${summaryOf(backup.manifest)} of ${backup.about.createdAt}: every count and hash agrees\n`,
  );
}

const secretFile = ({ dataDir }: Config): string => path.join(dataDir, 'secret');

/** Whether GREETER_SECRET set the secret: then it stays, else the backup's replaces the one in DATA_DIR. */
const hasFixedSecret = (config: Config): boolean => config.secret !== existingSecret(secretFile(config));

const warnOfOther = (config: Config) => (secret: string) => {
  if (secret !== config.secret)
    process.stderr.write('GREETER_SECRET is not that of the backup: its links and sessions will not work.\n');
};

/** The old one is kept beside it. */
const replaceSecret = (config: Config) => (secret: string) => {
  if (secret === config.secret) return;
  const file = secretFile(config);
  if (config.secret !== '') fs.renameSync(file, `${file}.${Date.now()}`);
  fs.writeFileSync(file, secret, { mode: 0o600 });
};

runToEnd(restore);
