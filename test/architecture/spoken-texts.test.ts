import { expect, test } from '@jest/globals';
import { sources } from './sources.js';
import { textsOutside } from './spoken-texts.js';

test('every text of the public pages comes from the catalogue', () => {
  expect(sources(['web/public']).flatMap(textsOutside)).toEqual([]);
});

test.each([
  '<p>Hello there</p>',
  '<p>{isBusy ? "Sending…" : t("app.send")}</p>',
  '<button aria-label="Close" />',
  '<img alt={`Logo of ${name}`} />',
  '<TypedField label={"Phone" + number} />',
  '<p>{`Party of ${size}`}</p>',
  '<p>{isReady && "See Host"}</p>',
])('a text outside is seen: %s', (element) => {
  expect(textsOutside({ path: 'web/public/Sample.tsx', text: `export const x = () => ${element};` })).toHaveLength(1);
});

test.each([
  '<p>{t("app.close")}</p>',
  '<p>Greeter</p>',
  '<p>{count} · 1+</p>',
  '<p>{status === "READY" && count}</p>',
  '<a className="button" href="/x" />',
])('and not where there is none: %s', (element) => {
  expect(textsOutside({ path: 'web/public/Sample.tsx', text: `export const x = () => ${element};` })).toEqual([]);
});
