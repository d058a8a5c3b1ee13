import fs from 'node:fs';
import path from 'node:path';
import { openStorage } from './adapters/providers/open-storage.js';
import { readConfig, type Config } from './config.js';
import { runToEnd, stopSignal } from './core/config/run-to-end.js';
import { codeOf, StartupError } from './core/config/startup-errors.js';
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
  const own = readConfig();
  const log = createLog(own);
  // Before anything changes, the secret included: a server that runs here needs its own.
  const target = await openBare(own, log);
  try {
    await assertRestorable(target, process.argv.includes('--replace'));
  } finally {
    await target.stop();
  }
  const config = withSecret(own, backup.secret);
  const database = await openDatabase(config, log);
  try {
    await restoreBackup(backup, { database, storage: await openStorage(config), log, signal });
  } catch (error) {
    throw new StartupError(`${reasonOf(error)} What was there is gone, and the restore is not finished: run it again.`);
  } finally {
    await database.stop();
  }
  process.stdout.write(
    `Restored ${summaryOf(backup.manifest)} of ${backup.about.createdAt}: every count and hash agrees\n`,
  );
}

function reasonOf(error: unknown): string {
  if (['53100', 'ENOSPC'].includes(codeOf(error))) return 'The disk is full.';
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('.') ? message : `${message}.`;
}

/** The backup's secret replaces the one in DATA_DIR, which is kept beside it; one that was set from outside stays. */
function withSecret(config: Config, secret: string): Config {
  const file = path.join(config.dataDir, 'secret');
  if (config.secret === secret) return config;
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8').trim() !== config.secret) {
    process.stderr.write('GREETER_SECRET is not that of the backup: its links and sessions will not work.\n');
    return config;
  }
  fs.renameSync(file, `${file}.${Date.now()}`);
  fs.writeFileSync(file, secret, { mode: 0o600 });
  return { ...config, secret };
}

runToEnd(restore);
