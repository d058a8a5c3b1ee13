import path from 'node:path';
import { openStorage } from './adapters/providers/open-storage.js';
import { readExistingConfig } from './config.js';
import { runToEnd } from './core/config/run-to-end.js';
import { StartupError } from './core/config/startup-errors.js';
import { openSource, type SourceDatabase } from './core/database/backup/open-source.js';
import { openDataSource } from './core/database/data-source.js';
import { transaction } from './core/database/transaction.js';
import { createLog, type Log } from './core/log.js';
import { backupHeads } from './domain/signatures/verifier/backup-heads.js';
import { faultText } from './domain/signatures/verifier/faults.js';
import type { Read } from './domain/signatures/verifier/read-slices.js';
import { verifySignatures, type Verified } from './domain/signatures/verifier/verify-signatures.js';

/** One is looked at while the next is read. */
const CONNECTIONS = 2;

/** Computes all chains of signatures and the public log anew, beside a server that may run; the first argument names a backup whose records must still be there. */
async function verify(): Promise<void> {
  const file = process.argv[2];
  const config = readExistingConfig();
  const log = createLog(config);
  const backup = file === undefined ? undefined : await backupHeads(path.resolve(file));
  if (file !== undefined && backup?.size === 0) process.stdout.write(`${file} holds no signatures.\n`);
  const storage = await openStorage(config);
  const database = await openSource(config, log);
  const began = performance.now();
  try {
    const verified = await withReads(database, log, (read) =>
      verifySignatures(read, { now: new Date(), backup, storage }),
    );
    report(verified, (performance.now() - began) / 1000);
  } finally {
    await database.stop();
  }
}

async function withReads<T>({ owner }: SourceDatabase, log: Log, work: (read: Read) => Promise<T>): Promise<T> {
  const source = await openDataSource(owner, CONNECTIONS, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  try {
    return await work((tenant, statement) =>
      transaction(source, { tenant, readOnly: true }, (db) => db.rows(statement)),
    );
  } finally {
    await source.destroy();
  }
}

function report({ records, businesses, versions, files, heads, days, faults }: Verified, seconds: number): void {
  const count = (number: number): string => number.toLocaleString('en-US');
  const counts = `${count(records)} records of ${count(businesses)} businesses, ${count(versions)} versions of forms with ${count(files)} files, ${count(heads)} heads, ${count(days)} days of the log`;
  const time = `in ${seconds.toFixed(1)} s`;
  if (faults.length === 0) {
    process.stdout.write(`All holds: ${counts}, ${time}\n`);
    return;
  }
  for (const fault of faults) process.stdout.write(`${faultText(fault)}\n`);
  throw new StartupError(`${count(faults.length)} faults in ${counts}, ${time}`);
}

runToEnd(verify);
