import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { FAULTS } from '../faults/faults.js';
import { damageOf } from '../faults/table.js';

const STALL_SECONDS = 8;

test.each(FAULTS.filter(({ tries }) => tries[1] > 0))(
  '$name: nothing is lost, nothing is there twice, and it goes on',
  async ({ name, tries, run }) => {
    const row = await run(name, tries[1], STALL_SECONDS);
    expect(damageOf(row)).toEqual([]);
    if (row.note) console.warn(`${name}: ${row.note}`);
    else expect(row.answered).toBeGreaterThan(10);
  },
);
