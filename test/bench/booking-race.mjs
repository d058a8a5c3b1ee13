// `npm run bench:booking`: 1,000 who want one slot through two processes, 200 at once, five times, as a table; or as many as are named: `npm run bench:booking 200x2x50`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-booking-'));
const table = path.join(folder, 'table');
fs.writeFileSync(
  table,
  'round | contenders | winner | taken | canceled | turned away (503) | p50 ms | p99 ms | last ms\n',
);
const { status } = spawnSync(process.execPath, ['test/run.mjs', 'test/reliability/booking-race'], {
  stdio: 'inherit',
  env: { ...process.env, GREETER_BOOKING_RACE: process.argv[2] ?? '1000x5x200', GREETER_BOOKING_TABLE: table },
});
process.stdout.write(`\n${fs.readFileSync(table, 'utf8')}`);
fs.rmSync(folder, { recursive: true });
process.exit(status ?? 1);
