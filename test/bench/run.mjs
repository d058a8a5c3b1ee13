// `npm run bench`: the product beside the limit (a bare server that does the same work), in turns; prints one table of ratios.
// Options: --quick (one short round), --seconds N, --rounds N.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const built = spawnSync(process.execPath, [path.join(ROOT, 'server/start.mjs'), '--build'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const { default: pg } = await import('pg');
const { readConfig } = await import('../../dist/server/config.js');
const { openDatabase } = await import('../../dist/server/core/database/connect.js');
const { migrate } = await import('../../dist/server/core/database/migrate.js');
const { createLog } = await import('../../dist/server/log.js');
const { LARGE, seed, refill } = await import('./data.mjs');
const { median, peakMegabytes } = await import('./measure.mjs');
const { queueWork, checkInWork, fanOutWork } = await import('./works.mjs');

const flag = (name, fallback) =>
  process.argv.includes(name) ? Number(process.argv[process.argv.indexOf(name) + 1]) : fallback;
const quick = process.argv.includes('--quick');
const seconds = flag('--seconds', quick ? 2 : 6);
const rounds = flag('--rounds', quick ? 1 : 5);
const [productPort, limitPort] = [flag('--port', 5970), flag('--port', 5970) + 1];

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-bench-'));
fs.chmodSync(dataDir, 0o755);
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(productPort),
  HOST: '127.0.0.1',
  GREETER_DEMO: '0',
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
};
const config = readConfig(env);
const log = createLog(config);
const database = await openDatabase(config, log);
const children = [];
let failed = false;

function start(args, ready) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`${args.find((arg) => arg.endsWith('js'))} ended with ${code}`)));
    child.stdout.on('data', (text) => {
      if (String(text).includes(ready)) resolve(child);
    });
  });
}

/** Each work in turns with the limit's, so that both see the same machine; medians of the rounds. */
async function compare(work, parts) {
  const product = [];
  const limit = [];
  await work.assertSame(parts);
  for (let round = 0; round < rounds; round += 1) {
    await refill(parts.client);
    product.push(await work.product(parts));
    await refill(parts.client);
    limit.push(await work.limit(parts));
  }
  const of = (runs, key) => median(runs.map((run) => run[key]));
  return { product: (key) => of(product, key), limit: (key) => of(limit, key) };
}

try {
  await migrate(database, log);
  process.stdout.write('Seeding…\n');
  const loginToken = await seed(database.owner, config.secret);
  const product = await start([path.join(ROOT, 'dist/server/main.js')], 'Stop with Ctrl-C');
  const limit = await start(
    [
      path.join(ROOT, 'test/bench/limit-server.mjs'),
      JSON.stringify({ owner: database.owner, port: limitPort, business: LARGE }),
    ],
    'ready',
  );
  const client = new pg.Client(database.owner);
  await client.connect();
  const parts = {
    client,
    loginToken,
    secret: config.secret,
    seconds,
    product,
    limit,
    productUrl: `http://127.0.0.1:${productPort}`,
    limitUrl: `http://127.0.0.1:${limitPort}`,
  };

  const lines = [
    ['work', 'requests/s', 'of the limit', 'p99 ms', 'limit p99', 'CPU ms', 'times the limit'].join(' | '),
  ];
  for (const [name, work] of [
    ['W1 queue of 200', queueWork],
    ['W4 check-in', checkInWork],
  ]) {
    const result = await compare(work, parts);
    lines.push(
      [
        name,
        result.product('perSecond').toFixed(0),
        (result.product('perSecond') / result.limit('perSecond')).toFixed(2),
        result.product('p99'),
        result.limit('p99'),
        result.product('cpuMs').toFixed(2),
        `${(result.product('cpuMs') / result.limit('cpuMs')).toFixed(1)}x`,
      ].join(' | '),
    );
  }
  const fanOut = await compare(fanOutWork, parts);
  lines.push(
    [
      'W5 last of 500 phones',
      '',
      '',
      `${fanOut.product('lastMs').toFixed(0)} (median)`,
      `${fanOut.limit('lastMs').toFixed(0)} (median)`,
      '',
      `${(fanOut.product('lastMs') / fanOut.limit('lastMs')).toFixed(1)}x`,
    ].join(' | '),
  );
  lines.push(`peak memory: product ${peakMegabytes(product.pid)} MB, limit ${peakMegabytes(limit.pid)} MB`);
  lines.push(
    `statements: W1 ${await queueWork.statements(parts)}, W4 ${await checkInWork.statements(parts)} (with the transaction's own and the reading of who asks)`,
  );
  process.stdout.write(`\n${lines.join('\n')}\n`);
  await client.end();
} catch (error) {
  failed = true;
  process.stderr.write(`${error.stack}\n`);
} finally {
  for (const child of children) {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
  await Promise.all(
    children.map((child) =>
      child.exitCode === null && child.signalCode === null
        ? new Promise((resolve) => child.once('exit', resolve))
        : null,
    ),
  );
  await database.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
