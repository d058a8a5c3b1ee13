import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { openApp, type App } from '../../server/app.js';
import { readConfig } from '../../server/config.js';
import type { Database } from '../../server/core/database/connect.js';
import { migrate } from '../../server/core/database/migrate.js';
import { Foundation1700000000001 } from '../../server/core/database/migrations/1-foundation.js';
import { Waitlist1700000000002 } from '../../server/core/database/migrations/2-waitlist.js';
import { createLog } from '../../server/core/log.js';
import { databaseOf, TEST_SECRET, type Cluster } from '../setup/cluster.js';
import { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import {
  OlderCheckInStatistics,
  OlderKiosk,
  OlderPlaceInLine,
  OlderViewerAndQueue,
} from './older-version.generated.js';

/** Every row of a database that the version before the three floors made: the demo, a kiosk, a call-up that had not left yet. */
interface OlderRows {
  at: string;
  loginToken: string;
  kioskToken: string;
  sequences: { sequencename: string; last_value: string }[];
  tables: Record<string, Record<string, unknown>[]>;
}

const JOBS = 'graphile_worker.jobs';
const FIXTURE = path.join(import.meta.dirname, 'fixtures/waitlist-version.json.gz');
const older = JSON.parse(zlib.gunzipSync(fs.readFileSync(FIXTURE)).toString()) as OlderRows;
const cluster = JSON.parse(process.env.GREETER_TEST_CLUSTER!) as Cluster;
const name = `older_${process.env.JEST_WORKER_ID}`;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-older-'));
const quiet = { info: () => {}, warn: (message: string) => console.warn(message) };
const now = new Date(older.at);

let superuser: pg.Client;
let database: Database;
let app: App;
let host: Actor;

beforeAll(async () => {
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`drop database if exists ${name}`);
  await admin.query(`create database ${name} template greeter`);
  await admin.end();
  superuser = new pg.Client({ ...cluster, database: name });
  await superuser.connect();
  database = databaseOf(cluster, name);
  await superuser.query('drop schema public cascade');
  await superuser.query(`create schema public authorization ${pg.escapeIdentifier(database.owner.user!)}`);
  await superuser.query(`grant usage on schema public to ${pg.escapeIdentifier(database.app.user!)}`);
  await migrate(database, quiet, [Foundation1700000000001, Waitlist1700000000002]);
  await insertRows();
  await migrate(database, quiet);
  const base = readConfig({ DATA_DIR: dataDir, GREETER_SECRET: TEST_SECRET, LOG_LEVEL: 'silent', HOST: '127.0.0.1' });
  app = await openApp({ ...base, demo: false, isTest: true }, database, createLog({ logLevel: 'silent' }), {
    clock: { now: () => now },
    pages: false,
  });
  await new Promise<void>((resolve) => {
    app.server.listen(0, '127.0.0.1', resolve);
  });
  host = new Actor(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, older.loginToken);
});
afterAll(async () => {
  await app?.stop();
  await superuser?.end();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function insertRows(): Promise<void> {
  await superuser.query(`begin; set local session_replication_role = replica; delete from business`);
  for (const [table, rows] of Object.entries(older.tables)) {
    if (table === JOBS) continue;
    const { rows: columns } = await superuser.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
      [table],
    );
    const names = columns.map((column) => column.name).join(', ');
    await superuser.query(
      `insert into ${table} (${names}) overriding system value select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
  }
  for (const { sequencename, last_value: value } of older.sequences)
    await superuser.query('select setval($1::regclass, $2)', [sequencename, value]);
  for (const { task, payload, run_at: runAt, key } of older.tables[JOBS]!)
    await superuser.query(
      'select graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, job_key => $4, max_attempts => 8)',
      [task, payload, runAt, key],
    );
  await superuser.query('commit');
}

test('keeps every row', async () => {
  for (const [table, rows] of Object.entries(older.tables)) {
    if (table === JOBS || table === 'sandbox_message') continue; // jobs run, and their messages arrive
    const { rows: counts } = await superuser.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    expect([table, counts[0]!.count >= rows.length]).toEqual([table, true]);
  }
});

test('its sessions, kiosks and links still work', async () => {
  const waiting = older.tables['check_in']!.filter(({ status }) => status === 'checked-in');
  const { viewer, queue } = await host.must(OlderViewerAndQueue);
  expect(viewer!.email).toBe('demo@greeter.example');
  expect(queue.total).toBeGreaterThan(0);
  const kiosk = new Actor(host.url, older.kioskToken);
  expect((await kiosk.must(OlderKiosk)).kiosk.business.name).toBe('Rosa’s Salon');
  const { placeInLine } = await kiosk.must(OlderPlaceInLine, { id: String(waiting.at(-1)!['public_id']) });
  expect(placeInLine.position).toBeGreaterThan(0);
});

test('what it had queued still leaves', async () => {
  const status = async () =>
    (await superuser.query<{ status: string }>(`select status from message where template = 'call-up'`)).rows[0]!
      .status;
  await until(async () => ['sent', 'delivered'].includes(await status()), 'the text to leave');
});

test('its history can be read', async () => {
  const first = older.at.slice(0, 10);
  const from = new Date(now.getTime() - 9 * 86_400_000).toISOString().slice(0, 10);
  const { checkInStatistics } = await host.must(OlderCheckInStatistics, { from, to: first });
  expect(checkInStatistics.total).toBe(older.tables['check_in']!.length);
});
