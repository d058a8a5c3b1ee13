import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { OUTBOX_STYLE } from '../../server/adapters/sandbox/outbox-style.js';

const tokens = readFileSync(new URL('../../web/ui/tokens.css', import.meta.url), 'utf8');
const [light, dark] = OUTBOX_STYLE.split('@media (prefers-color-scheme: dark)') as [string, string];
const colorsOf = (css: string) =>
  Object.fromEntries([...css.matchAll(/(--color-[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]));

test("the outbox wears the product's colors, light and dark", () => {
  const own = { light: colorsOf(light), dark: colorsOf(dark.slice(0, dark.indexOf('\n'))) };
  const names = Object.keys(own.light);
  expect(names.length).toBeGreaterThan(0);
  const product = names.map((name) => {
    const [, byDay, byNight] = new RegExp(`${name}: var\\(--light, (#\\w+)\\) var\\(--dark, (#\\w+)\\);`).exec(tokens)!;
    return { name, byDay, byNight };
  });
  expect(names.map((name) => ({ name, byDay: own.light[name], byNight: own.dark[name] }))).toEqual(product);
  const used = new Set([...OUTBOX_STYLE.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !names.includes(name!))).toEqual([]);
});
