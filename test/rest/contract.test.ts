import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { openApi } from '../../server/adapters/rest/open-api.js';
import { ROWS } from '../../server/adapters/rest/rows.js';

/** Parameter names differ between row and document (`{file}`, `{source}`): only that there is one counts. */
const key = (method: string, path: string) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
const lines = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');

const documented = lines('rest-paths.tsv')
  .slice(1)
  .map((line) => {
    const [method, path, , , errorKey] = line.split('\t') as [string, string, string, string, string];
    return { key: key(method, path), errorKey: errorKey.split(' -> ').at(-1)! };
  });
const toCome = lines('to-come.txt');
const served = new Map(ROWS.map((row) => [key(row.method, row.path), row]));

describe('the REST mirror and the documented calls', () => {
  test('every documented call is served, or on the list of those to come', () => {
    const missing = documented.filter((call) => !served.has(call.key) && !toCome.includes(call.key));
    expect(missing.map((call) => call.key)).toEqual([]);
  });

  test('the list of those to come only shrinks: what is served is not on it, and it holds documented calls only', () => {
    expect(toCome.filter((call) => served.has(call))).toEqual([]);
    expect(toCome.filter((call) => !documented.some((one) => one.key === call))).toEqual([]);
  });

  test('nothing is served that is not documented', () => {
    expect([...served.keys()].filter((call) => !documented.some((one) => one.key === call))).toEqual([]);
  });

  test('each has its documented error key', () => {
    const wrong = documented.filter((call) => served.has(call.key) && served.get(call.key)!.errorKey !== call.errorKey);
    expect(wrong.map((call) => `${call.key}: ${call.errorKey}`)).toEqual([]);
  });

  test('the OpenAPI document names every one', () => {
    const { paths } = openApi(ROWS) as { paths: Record<string, object> };
    expect(ROWS.filter((row) => !(row.method.toLowerCase() in (paths[row.path] ?? {})))).toEqual([]);
  });
});
