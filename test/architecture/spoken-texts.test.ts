import { expect, test } from '@jest/globals';
import { messageTextsOutside } from './message-texts.js';
import { sources } from './sources.js';
import { textsOutside } from './spoken-texts.js';

test('every text of the public pages comes from the catalogue', () => {
  expect(sources(['web/public', 'web/catalogue']).flatMap(textsOutside)).toEqual([]);
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

/** Texts, calls and mails to customers; mails about accounts are in English, as the owner's pages are. */
const MESSAGES = ['server/domain/check-ins/messages/kinds', 'server/core/messages'];
const DEFINES = [
  'server/domain/check-ins/messages/define-party-message.ts',
  'server/domain/check-ins/messages/party-words.ts',
];

test('every text, call and mail to a customer comes from the catalogue', () => {
  const all = sources(['server/domain/check-ins/messages', 'server/core/messages']).filter(
    ({ path }) => MESSAGES.some((folder) => path.startsWith(folder)) || DEFINES.includes(path),
  );
  expect(all.map(({ path }) => path)).toEqual(
    expect.arrayContaining([...DEFINES, 'server/core/messages/MailPage.tsx']),
  );
  expect(all.flatMap(messageTextsOutside)).toEqual([]);
});

test.each([
  ['a text', 'const words = () => ({ text: `${name}: we are ready` });'],
  ['a call', 'const words = { spoken: "Hello" + name };'],
  ['a subject', 'const mail = { subject: isLate ? "You are late" : t("x.y") };'],
  ['a paragraph', 'const mail = { paragraphs: ["Come in"] };'],
  ['a button', 'const mail = { button: { label: "Show" } };'],
  ['a tag', 'export const Mail = () => <Text>Hello there</Text>;'],
])('%s outside is seen in a message', (_name, text) => {
  expect(messageTextsOutside({ path: 'server/core/messages/Sample.tsx', text })).toHaveLength(1);
});

test('and not where there is none', () => {
  const text = "const words = { text: translate(language, 'callUp.text', facts), paragraphs: [facts.text] };";
  expect(messageTextsOutside({ path: 'server/core/messages/Sample.tsx', text })).toEqual([]);
});
