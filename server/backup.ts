import fs from 'node:fs';
import path from 'node:path';
import { openStorage } from './adapters/providers/open-storage.js';
import { readExistingConfig } from './config.js';
import { ensureDirectory } from './core/config/ensure-directory.js';
import { runToEnd, stopSignal } from './core/config/run-to-end.js';
import { explainFolderFailure, StartupError } from './core/config/startup-errors.js';
import { writeArchive } from './core/database/backup/archive.js';
import { backupEntries } from './core/database/backup/backup-entries.js';
import { Tally, type BackupManifest } from './core/database/backup/backup.js';
import { checkBackup } from './core/database/backup/check-backup.js';
import { openSource } from './core/database/backup/open-source.js';
import { requireSpace } from './core/database/backup/require-space.js';
import { summaryOf } from './core/database/backup/summary.js';
import { databaseSize } from './core/database/backup/tables.js';
import { createLog } from './core/log.js';
import { FILES } from './modules.js';

/** Backs up the database, the uploaded files and the secret; the first argument names the file. */
async function backup(): Promise<void> {
  const signal = stopSignal();
  const config = readExistingConfig();
  const file = path.resolve(process.argv[2] ?? path.join(config.dataDir, 'backups', `greeter-${timeInName()}.tar.gz`));
  if (fs.existsSync(file)) throw new StartupError(`${file} is there already: name another file.`);
  const database = await openSource(config, createLog(config));
  const manifest: BackupManifest = { tables: {}, jobs: new Tally().sum, sequences: {}, files: {}, missingFiles: [] };
  try {
    ensureDirectory(path.dirname(file), 0o700);
    await requireSpace(path.dirname(file), () => databaseSize(database.owner));
    const source = { database, secret: config.secret, storage: await openStorage(config), files: FILES };
    await writeArchive(file, backupEntries(source, manifest), signal, checkBackup);
  } catch (error) {
    throw signal.aborted ? signal.reason : explainFolderFailure(error, path.dirname(file), 'name another file');
  } finally {
    await database.stop();
  }
  process.stdout.write(`Backed up ${summaryOf(manifest)} to ${file}\n`);
}

const timeInName = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

runToEnd(backup);
