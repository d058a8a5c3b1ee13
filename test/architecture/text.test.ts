import { describe, expect, test } from '@jest/globals';
import { sources } from './sources.js';
import { SERVER_RULES } from './server-rules.js';
import { breachesOf, TEXT_RULES } from './text-rules.js';

describe.each([...TEXT_RULES, ...SERVER_RULES])('$name', (rule) => {
  test('holds', () => {
    expect(sources(rule.where, /\.(?:tsx?|css)$/).flatMap((source) => breachesOf(rule, source))).toEqual([]);
  });

  test('a breach is seen', () => {
    const inPlace = (text: string) => breachesOf(rule, { path: `${rule.where[0]}/sample.ts`, text });
    expect(inPlace(rule.bad)).toHaveLength(1);
    expect(inPlace(rule.fine)).toEqual([]);
  });
});

test.each([
  ['nothing is exported on from another file', "export {\n  queue,\n} from './queue.js';"],
  ['nothing is exported on from another file', "export *\n  from './queue.js';"],
  ['nothing is exported on from another file', "import { queue } from './queue.js';\nexport { queue };"],
  ['the environment is read by the configuration only', "import { env } from 'node:process';"],
  ['the environment is read by the configuration only', 'const { env } = process;'],
  ['the environment is read by the configuration only', "const port = process['env']['PORT'];"],
  ['limits count the source of a caller, not its address', 'const { address: source } = context.facts;'],
  ['limits count the source of a caller, not its address', "const source = context.facts['address'];"],
  ['limits count the source of a caller, not its address', 'function limit({ facts: { address } }: Context) {'],
  ['nouns take the time from the clock of their context, which tests move and all processes share', 'Date.now()'],
  ['the product writes to its log: nothing goes to the console', 'console.trace = () => {};'],
  ['the product writes to its log: nothing goes to the console', "import console from 'node:console';"],
])('%s: %j is seen', (name, text) => {
  const rule = TEXT_RULES.find((one) => one.name === name)!;
  expect(breachesOf(rule, { path: `${rule.where[0]}/sample.ts`, text })).toHaveLength(1);
});
