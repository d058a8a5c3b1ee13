// `npm run bench`: the app beside the limit (a bare server that does the same work), in turns; prints one table of ratios.
// Options: --of FOLDER (another checkout, built there), --only W1,W4, --quick (one short round), --seconds N, --rounds N, --port N,
// --year (the statistics of a year as well), --import (an import of 10,000 customers beside check-ins), --profile FOLDER (where a
// CPU profile of the app goes).
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const option = (name, fallback) =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : fallback;
const quick = process.argv.includes('--quick');
const root = path.resolve(option('--of', HERE));
const seconds = Number(option('--seconds', quick ? 2 : 6));
const rounds = Number(option('--rounds', quick ? 1 : 5));
const only = option('--only', null)?.split(',');
const appPort = Number(option('--port', 5970));
const profile = option('--profile', null);

if (!process.argv.includes('--no-build')) {
  for (const folder of new Set([HERE, root])) {
    const { status } = spawnSync(process.execPath, [path.join(folder, 'server/start.mjs'), '--build'], {
      stdio: 'inherit',
      cwd: folder,
    });
    if (status !== 0) process.exit(status ?? 1);
  }
}

const { openCheckout } = await import('./checkout.mjs');
const { openBenchDatabase } = await import('./database.mjs');
const { LARGE, SPREAD, idOf, seed, refill } = await import('./data.mjs');
const { median, peakMegabytes } = await import('./measure.mjs');
const { queueWork, queuesWork, checkInWork, seatingWork } = await import('./works.mjs');
const { fanOutWork, steadyWork } = await import('./fan-out.mjs');
const { customersWork } = await import('./customers.mjs');
const { searchWork } = await import('./search.mjs');
const { pageWork } = await import('./page.mjs');
const { signaturesWork } = await import('./signatures.mjs');
const { anyoneSlotsWork, memberSlotsWork } = await import('./slots.mjs');
const { yearOfStatistics } = await import('./year.mjs');
const { importBesideCheckIns } = await import('./import.mjs');
const { typicalPace } = await import('./pace.mjs');
const { MEMORY_FLAGS } = await import('../../server/start/run.mjs');

const SECRET = 'bench-secret-bench-secret-bench-secret-1';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-bench-'));
fs.chmodSync(dataDir, 0o755);
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(appPort),
  HOST: '127.0.0.1',
  GREETER_DEMO: '0',
  GREETER_SECRET: SECRET,
  LOG_LEVEL: 'warn',
  // Strangers of a work come from many addresses.
  GREETER_TRUST_PROXY: '1',
  GREETER_SANDBOX: '1',
  DATABASE_URL: '',
};
const database = await openBenchDatabase(dataDir, SECRET);
const children = [];
let failed = false;

function start(args, ready) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
    child.stdout.on('data', (text) => {
      if (String(text).includes(ready)) resolve(child);
    });
  });
}

/** A kiosk in each of the businesses among which check-ins are spread. */
async function launchKiosks({ tokens }) {
  const kiosks = new Map(SPREAD.map((business) => [business, tokens.newToken('k', String(business))]));
  await database.superuser.query(
    `insert into kiosk_device (business_id, id, name, token_hash, created_at, last_used_at)
     select b, id, 'Bench', hash, now(), now() + interval '1 hour' from unnest($1::bigint[], $2::bigint[], $3::text[]) kiosk (b, id, hash)`,
    [[...kiosks.keys()], SPREAD.map((business) => idOf(business, 1)), [...kiosks.values()].map(tokens.hashToken)],
  );
  return kiosks;
}

const MAX_WARM_UPS = 8;
const STILL = 0.05;

/** Until the CPU of one request stands still. */
async function warmUp(run, parts) {
  let before = Infinity;
  for (let tries = 0; tries < MAX_WARM_UPS; tries += 1) {
    await refill(database.superuser);
    const { cpuMs } = await run({ ...parts, load: { seconds: 2 }, amount: 500 });
    if (cpuMs === undefined || Math.abs(cpuMs - before) <= STILL * before) return;
    before = cpuMs;
  }
}

/** Each work in turns with the limit's, so that both see the same machine; medians of the rounds. */
async function compare(work, parts) {
  const runs = { app: [], limit: [] };
  await refill(database.superuser);
  await work.assertSame?.(parts);
  if (!quick && work.once) for (const side of ['app', 'limit']) await warmUp(work[side], parts);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? ['app', 'limit'] : ['limit', 'app']) {
      await refill(database.superuser);
      runs[side].push(await work[side](parts));
    }
  }
  const of = (side) => (key) => median(runs[side].map((run) => run[key]));
  return { app: of('app'), limit: of('limit') };
}

const number = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : '');
function line(name, { app, limit }, statements) {
  const times = (key) => number(app(key) / limit(key), 2);
  return [
    name,
    number(app('perSecond'), 0),
    times('perSecond'),
    number(app('lastMs') ?? app('p99'), 0),
    number(limit('lastMs') ?? limit('p99'), 0),
    app('lastMs') === undefined ? '' : `${times('lastMs')}x`,
    number(app('cpuMs'), 2),
    app('cpuMs') === undefined ? '' : `${times('cpuMs')}x`,
    statements ? `${statements.operation} + ${statements.ofKey} (${statements.all})` : '',
  ].join(' | ');
}

try {
  const checkout = await openCheckout(root);
  const app = await start(
    [...MEMORY_FLAGS, ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []), checkout.main],
    'Stop with Ctrl-C',
  );
  process.stdout.write('Seeding…\n');
  const sessions = await seed(database.superuser, SECRET, await typicalPace());
  const limit = await start(
    [
      path.join(HERE, 'test/bench/limit-server.mjs'),
      JSON.stringify({
        owner: database.owner,
        port: appPort + 1,
        business: LARGE,
        hasProducts: checkout.hasProducts,
        hasStaff: checkout.hasStaff,
      }),
    ],
    'ready',
  );
  const parts = {
    checkout,
    database,
    sessions,
    app,
    limit,
    kiosks: await launchKiosks(checkout),
    secret: SECRET,
    load: { seconds },
    amount: seconds * 250,
    appUrl: `http://127.0.0.1:${appPort}`,
    limitUrl: `http://127.0.0.1:${appPort + 1}`,
  };
  const lines = [
    `${root}: documents by ${checkout.usesHashes ? 'hash' : 'text'}`,
    'work | requests/s | of the limit | p99 or last ms | of the limit | last, times | CPU ms | times the limit | statements + of the key (with the transaction, jobs and all)',
  ];
  for (const [name, work] of [
    ['W1 queue of 200', queueWork],
    ['W1 queues of 200, no two alike', queuesWork],
    ['W2 customers, a page of a search', customersWork],
    ['W3 a month of one staff member', memberSlotsWork],
    ['W3 a month of anyone', anyoneSlotsWork],
    ['W4 check-in', checkInWork],
    ['W9 seating', seatingWork],
    ['W6 search of 100,000 businesses', searchWork],
    ['W7 business page', pageWork],
    ['W8 signed forms by name and date', signaturesWork],
    ['W5 last of 499 phones', fanOutWork],
    ['W5 200 lines of 5 phones, 40 writes/s', steadyWork],
  ]
    .filter(([title]) => !only || only.includes(title.split(' ')[0]))
    .filter(([, { document }]) => !document || checkout.knows(document))) {
    await work.prepare?.(parts);
    const result = await compare(work, parts);
    if (work.once) await refill(database.superuser);
    lines.push(line(name, result, work.once && (await database.statementsOf(() => work.once(parts)))));
    process.stdout.write(`${lines.at(-1)}\n`);
  }
  if (process.argv.includes('--year')) {
    const { ms, statements } = await yearOfStatistics(parts);
    lines.push(`statistics of a year of 460,000 visits: ${ms.toFixed(0)} ms, ${statements} statements`);
  }
  if (process.argv.includes('--import')) {
    const { ms, alone, beside } = await importBesideCheckIns(parts);
    lines.push(
      `import of 10,000 customers: ${ms.toFixed(0)} ms; p99 of check-ins ${alone.toFixed(0)} ms alone, ${beside.toFixed(0)} ms beside it`,
    );
  }
  lines.push(`peak memory: app ${peakMegabytes(app.pid)} MB, limit ${peakMegabytes(limit.pid)} MB`);
  process.stdout.write(`\n${lines.join('\n')}\n`);
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
