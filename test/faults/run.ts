import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { FAULTS } from './faults.js';
import { fuzz } from './fuzz.js';
import type { Row } from './Row.js';
import { damageOf, tableOf } from './table.js';

const STALL_SECONDS = 30;

const { values } = parseArgs({ options: { only: { type: 'string' }, calls: { type: 'string', default: '50000' } } });
const isWanted = (name: string): boolean => values.only === undefined || name.includes(values.only);

const rows: Row[] = [];
for (const { name, tries, run } of FAULTS.filter((fault) => isWanted(fault.name))) {
  rows.push(await run(name, tries[0], STALL_SECONDS));
  process.stderr.write(`${name}: done\n`);
}
if (isWanted('fuzz')) rows.push(await fuzz(Number(values.calls)));
process.stdout.write(`${tableOf(rows)}\n`);
process.exitCode = rows.some((row) => damageOf(row).length > 0) ? 1 : 0;
