import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from './config.js';
import { openDatabase, type Database } from './core/database/connect.js';
import { withDatabaseLock } from './core/database/database-lock.js';
import { refuseUnfinished } from './core/database/backup/unfinished.js';
import { migrate } from './core/database/migrate.js';
import { runToEnd } from './core/config/run-to-end.js';
import { explainListenFailure } from './core/config/startup-errors.js';
import { eraseAccount } from './core/database/erase-account.js';
import { DEMO, demoState, seedDemo, type DemoSignIn } from './demo/seed-demo.js';
import type { Dependencies } from './core/context.js';
import { createLog } from './core/log.js';
import { openApp, type App } from './app.js';
import { localNetworkAddress } from './core/http/local-network.js';

/** Starts the server, or ends the process with one sentence and a non-zero code. */
async function main(): Promise<void> {
  const stop = stopSignal();
  void stop.promise.then(endInTime);
  const config = readConfig();
  const log = createLog(config);
  const database = await openDatabase(config, log);
  let app: App | null = null;
  try {
    await refuseUnfinished(database.owner);
    await migrate(database, log, undefined, stop.signal);
    app = await openApp(config, database, log, { signal: stop.signal });
    if (process.argv.includes('--demo-reset')) await resetDemo(app, database);
    else await serve(app, database, stop);
  } catch (error) {
    if (error !== stop.signal.reason) throw error; // else it was stopped while it waited for another process
  } finally {
    endInTime();
    await app?.stop();
    await database.stop();
  }
}

const STOP_MS = 20_000;

/** Ends the process if stopping hangs, as it does with a database that neither answers nor closes. */
function endInTime(): void {
  setTimeout(() => {
    process.stderr.write('Stopping took longer than 20 seconds: the process ends without waiting for the rest.\n');
    process.exit(1);
  }, STOP_MS).unref();
}

async function resetDemo({ schema, dependencies }: App, database: Database): Promise<void> {
  await whileNobodySeeds(database, dependencies, async () => {
    await eraseAccount(database, DEMO.email);
    await seedDemo(schema, dependencies);
  });
  process.stdout.write('The demo business was created again.\n');
}

/** Creates the demo unless it is there whole; another process may be at it. */
function completeDemo({ schema, dependencies }: App, database: Database, signal: AbortSignal): Promise<void> {
  return whileNobodySeeds(
    database,
    dependencies,
    async () => {
      const demo = await demoState(dependencies);
      if (demo === 'incomplete') await eraseAccount(database, DEMO.email);
      if (demo !== 'complete') await seedDemo(schema, dependencies);
    },
    signal,
  );
}

/** A shop opens without a demo rather than not at all. */
async function makeDemo(app: App, database: Database, signal: AbortSignal): Promise<boolean> {
  try {
    await completeDemo(app, database, signal);
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
  work: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = 'Another process is making the demo: waiting for it';
  return withDatabaseLock(owner, { name: 'greeter:demo', log, waiting, signal }, work);
}

/** Serves until a stop signal; finishes a demo in progress first. */
async function serve(app: App, database: Database, stop: StopSignal): Promise<void> {
  const { config, log } = app.dependencies;
  // Looked up before the first request: a busy database must not end a server that listens already.
  const demo = config.demo ? await demoState(app.dependencies) : null;
  const port = await listen(app, config);
  if (!stop.isRequested) {
    const hasDemo = demo === 'complete' || (demo !== null && (await makeDemo(app, database, stop.signal)));
    if (database.warning) log.warn(database.warning);
    if (!stop.isRequested) announce(config, port, hasDemo ? DEMO : null);
  }
  await Promise.race([stop.promise, ...(database.failed ? [database.failed] : [])]);
  process.stdout.write('Stopping…\n');
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

interface StopSignal {
  isRequested: boolean;
  promise: Promise<void>;
  /** Aborted by the request: for what waits. */
  signal: AbortSignal;
}

/** Registered at the very start: PostgreSQL must not outlive a server stopped before it was ready. */
function stopSignal(): StopSignal {
  const stopping = new AbortController();
  const stop: StopSignal = { isRequested: false, promise: Promise.resolve(), signal: stopping.signal };
  stop.promise = new Promise((resolve) => {
    const request = () => {
      stop.isRequested = true;
      stopping.abort();
      resolve();
    };
    // `disconnect`: the start command was killed.
    process.on('SIGINT', request).on('SIGTERM', request).once('disconnect', request);
  });
  return stop;
}

runToEnd(main);
