import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import type { Row } from './Row.js';

/** What one round of test/access/fuzz.test.ts sends. */
const PER_ROUND = 2500;
const MAX_DELAY_MS = 500;
const MAX_ANSWER_MS = 5000;

interface Result {
  calls: number;
  longestMs: number;
  delayMs: number;
  faults: string[];
}

/** Runs the fuzz test for about so many calls. */
export async function fuzz(calls: number): Promise<Row> {
  const result = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'greeter-fuzz-')), 'result.json');
  const { status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      createRequire(import.meta.url).resolve('jest/bin/jest'),
      '--selectProjects=api',
      '--maxWorkers=1',
      '--testPathPatterns=access/fuzz',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        GREETER_FUZZ_ROUNDS: String(Math.ceil(calls / PER_ROUND)),
        GREETER_FUZZ_RESULT: result,
      },
    },
  );
  const { calls: sent, longestMs, delayMs, faults } = JSON.parse(fs.readFileSync(result, 'utf8')) as Result;
  fs.rmSync(path.dirname(result), { recursive: true });
  return {
    fault: 'fuzz',
    tries: sent,
    answered: sent,
    refused: 0,
    lost: [],
    doubled: [],
    wrong: [
      ...faults,
      ...(status === 0 ? [] : [`the test ended with ${status}`]),
      ...(delayMs > MAX_DELAY_MS ? [`the event loop stood still for ${Math.round(delayMs)} ms`] : []),
      ...(longestMs > MAX_ANSWER_MS ? [`an answer took ${Math.round(longestMs)} ms`] : []),
    ],
    longestMs,
    backMs: null,
    note: `event loop at most ${Math.round(delayMs)} ms late`,
  };
}
