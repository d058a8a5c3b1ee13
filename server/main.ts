import type { AddressInfo } from 'node:net';
import { readConfig, type Config } from './config.js';
import { openDatabase, type Database } from './database/connect.js';
import { migrate } from './database/migrate.js';
import { StartupError, explainListenFailure } from './database/startup-errors.js';
import { eraseAccount } from './database/erase-account.js';
import { DEMO, seedDemo, type DemoSignIn } from './demo/seed-demo.js';
import { createLog } from './log.js';
import { openProduct, type Product } from './product.js';
import { localNetworkAddress } from './public/local-network.js';

/** Starts everything, or ends the process with one sentence and a non-zero code. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const database = await openDatabase(config, log);
  let product: Product | null = null;
  try {
    await migrate(database, log);
    product = await openProduct(config, database, log);
    const resetsDemo = process.argv.includes('--demo-reset');
    if (resetsDemo) await eraseAccount(database, DEMO.email);
    const port = resetsDemo ? null : await listen(product, config);
    const demo = resetsDemo || config.demo ? await seedDemo(product.schema, product.services) : null;
    if (port === null) {
      process.stdout.write('The demo business was made anew.\n');
      await product.stop();
      await database.stop();
      return;
    }
    if (database.warning) log.warn(database.warning);
    announce(config, port, demo);
    stopOnSignal(product, database);
  } catch (error) {
    await product?.stop();
    await database.stop();
    throw error;
  }
}

function listen({ server }: Product, config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explainListenFailure(error, config.port));
    });
    server.listen(config.port, config.host, () => resolve((server.address() as AddressInfo).port));
  });
}

function announce(config: Config, port: number, demo: DemoSignIn | null): void {
  const network = localNetworkAddress();
  const lines = [
    '', `Greeter is open at    http://localhost:${port}`,
    ...(network ? [`On your network at    http://${network}:${port}`] : []),
    ...(config.publicUrl ? [`To everybody at       ${config.publicUrl}`] : []),
    ...(config.sandbox ? [`Mails are kept at     http://localhost:${port}/sandbox/outbox`] : []),
    ...(demo ? [`Demo sign-in          ${demo.email}  ${demo.password}`] : []),
    'Stop with Ctrl-C.', '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function stopOnSignal(product: Product, database: Database): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    process.stdout.write('Stopping…\n');
    product.stop().then(() => database.stop()).then(() => process.exit(0), (error: unknown) => {
      product.services.log.error({ err: error }, 'stopping failed');
      process.exit(1);
    });
  };
  // `disconnect`: the start command was killed.
  process.on('SIGINT', stop).on('SIGTERM', stop).once('disconnect', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartupError ? error.message : (error as Error).stack ?? String(error)}\n`);
  process.exit(1);
});
