import { afterAll } from '@jest/globals';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';

const file = process.env.GREETER_TEST_STATEMENTS;

// One line for each statement that PostgreSQL was given: find-unprepared.mjs holds the sources against them.
if (file) {
  const record = (text: unknown): void => fs.appendFileSync(file, `${JSON.stringify(text)}\n`);
  subscribe('greeter:statement', record);
  afterAll(() => void unsubscribe('greeter:statement', record));
}
