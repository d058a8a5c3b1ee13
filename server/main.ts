import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from './config.js';
import { openDatabase, type Database } from './core/database/connect.js';
import { migrate } from './core/database/migrate.js';
import { StartupError, explainListenFailure } from './core/config/startup-errors.js';
import { eraseAccount } from './core/database/erase-account.js';
import { DEMO, isDemoHalfMade, seedDemo, type DemoSignIn } from './demo/seed-demo.js';
import { createLog } from './core/log.js';
import { openApp, type App } from './app.js';
import { localNetworkAddress } from './core/http/local-network.js';

/** Starts everything, or ends the process with one sentence and a non-zero code. */
async function main(): Promise<void> {
  const stop = stopSignal();
  const config = readConfig();
  const log = createLog(config);
  const database = await openDatabase(config, log);
  let product: App | null = null;
  try {
    await migrate(database, log);
    product = await openApp(config, database, log);
    if (process.argv.includes('--demo-reset')) await makeDemoAnew(product, database);
    else await serve(product, database, stop);
  } finally {
    await product?.stop();
    await database.stop();
  }
}

async function makeDemoAnew({ schema, dependencies }: App, database: Database): Promise<void> {
  await eraseAccount(database, DEMO.email);
  await seedDemo(schema, dependencies);
  process.stdout.write('The demo business was made anew.\n');
}

/** Until a signal to stop, which may come at any time; a demo that is begun is finished first. */
async function serve(product: App, database: Database, stop: StopSignal): Promise<void> {
  const { config, log } = product.dependencies;
  const port = await listen(product, config);
  if (!stop.asked) {
    if (config.demo && (await isDemoHalfMade(product.dependencies))) await eraseAccount(database, DEMO.email);
    const demo = config.demo ? await seedDemo(product.schema, product.dependencies) : null;
    if (database.warning) log.warn(database.warning);
    announce(config, port, demo);
  }
  await stop.promise;
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
  asked: boolean;
  promise: Promise<void>;
}

/** Heard from the very start on: PostgreSQL must not outlive a server that was stopped before it was ready. */
function stopSignal(): StopSignal {
  const stop: StopSignal = { asked: false, promise: Promise.resolve() };
  stop.promise = new Promise((resolve) => {
    const ask = () => {
      stop.asked = true;
      resolve();
    };
    // `disconnect`: the start command was killed.
    process.on('SIGINT', ask).on('SIGTERM', ask).once('disconnect', ask);
  });
  return stop;
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof StartupError ? error.message : ((error as Error).stack ?? String(error))}\n`,
    );
    process.exit(1);
  },
);
