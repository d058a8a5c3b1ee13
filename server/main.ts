import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from './config.js';
import { ANSWER_MS, isAnswering, openDatabase, type Database } from './core/database/connect.js';
import { withDatabaseLock } from './core/database/database-lock.js';
import { refuseUnfinished } from './core/database/backup/unfinished.js';
import { migrate } from './core/database/migrate.js';
import { patiently } from './core/database/patiently.js';
import { runToEnd, stopSignal } from './core/config/run-to-end.js';
import { expiryWarning } from './core/config/signing-key.js';
import { explainListenFailure } from './core/config/startup-errors.js';
import { eraseAccount } from './core/database/erase-account.js';
import { DEMO, type DemoSignIn } from './demo/seed-business.js';
import { demoState, seedDemo } from './demo/seed-demo.js';
import type { Dependencies } from './core/context.js';
import { HOUR_MS } from './core/durations.js';
import { createLog, type Log } from './core/log.js';
import { openApp, type App } from './app.js';
import { removeLeftUploads } from './core/http/uploaded-files.js';
import { localNetworkAddress } from './core/http/local-network.js';

/** Starts the server, or ends the process with one sentence and a non-zero code. */
async function main(): Promise<void> {
  const signal = stopSignal();
  const isReset = process.argv.includes('--demo-reset');
  let database: Database | null = null;
  const endInTime = (): void => void setTimeout(() => void endNow(database), STOP_MS).unref();
  signal.addEventListener('abort', endInTime);
  let app: App | null = null;
  try {
    const config = readConfig();
    const log = createLog(config);
    database = await openDatabase(config, log, signal);
    app = await openMigrated(config, database, log, signal);
    if (isReset) await resetDemo(app, database, signal);
    else await serve(app, database, signal);
  } catch (error) {
    if (error !== signal.reason || isReset) throw error; // else it was stopped while it started
  } finally {
    endInTime();
    try {
      await app?.stop();
    } finally {
      await database?.stop();
    }
  }
}

async function openMigrated(config: Config, database: Database, log: Log, signal: AbortSignal): Promise<App> {
  signal.throwIfAborted();
  await patiently(() => refuseUnfinished(database.owner), signal);
  await patiently(() => migrate(database, log, undefined, signal), signal);
  signal.throwIfAborted();
  return openApp(config, database, log, { signal });
}

const STOP_MS = 18_000;

/** Ends the process where stopping hangs, as it does with a database that neither answers nor closes. */
async function endNow(database: Database | null): Promise<void> {
  const isSilent = database && !(await isAnswering(database.owner));
  const seconds = (STOP_MS + (isSilent ? ANSWER_MS : 0)) / 1000;
  const why = isSilent ? ', because the database does not answer' : '';
  process.stderr.write(`Stopping took ${seconds} seconds${why}: the process ends without waiting for the rest.\n`);
  database?.interrupt?.();
  process.exit(1);
}

async function resetDemo({ schema, dependencies }: App, database: Database, signal: AbortSignal): Promise<void> {
  await whileNobodySeeds(database, dependencies, signal, async () => {
    await eraseAccount(database, DEMO.email);
    await seedDemo(schema, dependencies, signal);
  });
  process.stdout.write('The demo business was created again.\n');
}

/** Creates the demo unless it is there whole; another process may be at it. */
function completeDemo({ schema, dependencies }: App, database: Database, signal: AbortSignal): Promise<void> {
  return whileNobodySeeds(database, dependencies, signal, async () => {
    const demo = await demoState(dependencies);
    if (demo === 'incomplete') await eraseAccount(database, DEMO.email);
    if (demo !== 'complete') await seedDemo(schema, dependencies, signal);
  });
}

/** A shop opens without a demo rather than not at all. */
async function makeDemo(app: App, database: Database, signal: AbortSignal): Promise<boolean> {
  try {
    await patiently(() => completeDemo(app, database, signal), signal);
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    app.dependencies.log.warn({ err: error }, 'the demo was not made: the next start tries again');
    return false;
  }
}

function whileNobodySeeds(
  { owner }: Database,
  { log }: Dependencies,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  const waiting = 'Another process is making the demo: waiting for it';
  return withDatabaseLock(owner, { name: 'greeter:demo', log, waiting, signal }, work);
}

/** Serves until a stop signal. */
async function serve(app: App, database: Database, signal: AbortSignal): Promise<void> {
  const { config, log } = app.dependencies;
  // Looked up before the first request: a busy database must not end a server that listens already.
  const demo = config.demo ? await patiently(() => demoState(app.dependencies), signal) : null;
  const stopped = once(signal, 'abort');
  signal.throwIfAborted();
  const open = () => listen(app, config);
  const [port, hasDemo] =
    demo === null || demo === 'complete'
      ? [await open(), demo !== null]
      : // Not ready from its first answer on.
        await app.whileMakingDemo(async () => [await open(), await makeDemo(app, database, signal)] as const);
  const sweeping = sweepUploads(log);
  signal.addEventListener('abort', () => clearInterval(sweeping));
  if (database.warning) log.warn(database.warning);
  const certificateWarning = config.signing && expiryWarning(config.signing, new Date());
  if (certificateWarning) log.warn(certificateWarning);
  if (!signal.aborted) announce(config, port, hasDemo ? DEMO : null);
  await Promise.race([stopped, ...(database.failed ? [database.failed] : [])]);
  process.stdout.write('Stopping…\n');
}

/** At the start, as the process before may have been killed, and every hour, as others of this machine may be. */
function sweepUploads(log: Log): NodeJS.Timeout {
  void removeLeftUploads(log);
  return setInterval(() => void removeLeftUploads(log), HOUR_MS);
}

function listen({ server }: App, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explainListenFailure(error, config.port));
    });
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
}

function announce(config: Config, port: number, demo: DemoSignIn | null): void {
  const network = /^(127\.|::1$|localhost$)/.test(config.host) ? null : localNetworkAddress();
  const lines = [
    '',
    `Greeter is open at    http://localhost:${port}`,
    ...(network ? [`On your network at    http://${network}:${port}`] : []),
    ...(config.publicUrl ? [`To everybody at       ${config.publicUrl}`] : []),
    ...(config.sandbox ? [`Messages are kept at  http://localhost:${port}/sandbox/outbox`] : []),
    ...(demo ? [`Demo sign-in          ${demo.email}  ${demo.password}`] : []),
    'Stop with Ctrl-C.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

// The worker of jobs also prints the error of a database that went away, with its stack, past the log that gets it.
console.trace = () => {};

runToEnd(main);
