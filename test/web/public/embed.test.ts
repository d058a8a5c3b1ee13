import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderEmbed } from '../../../web/public/embed/render-embed';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import '../load-texts';
import { BUSINESS, pageServer } from './a-business-page';

async function embed(
  fields: object = {},
  { search = '', vanityName = 'salon-rosa', language = 'en', more = {} as MockServer } = {},
) {
  const { request, calls } = mockRequest(pageServer(fields, more));
  const rendered = await renderEmbed({ vanityName, search, language, request });
  document.body.innerHTML = rendered.body;
  return { ...rendered, calls };
}
const main = () => screen.getByRole('main');
const action = () => within(main()).getByRole('link');
const lines = () => [...main().children].map(({ textContent }) => textContent);

afterEach(() => {
  document.body.innerHTML = '';
});

test('the card says whether it is open, how long the line is, and leads to joining it in a tab of its own', async () => {
  const openState = { isOpen: true, until: '2031-01-01T22:00:00.000Z', opensAt: null };
  const { status, title, calls } = await embed({ openState });
  expect([status, title]).toEqual([200, 'Salon Rosa · Waiting line']);
  expect(lines()).toEqual([
    'Salon Rosa',
    expect.stringMatching(/^Open now closes .*5:00 PM$/),
    'About 20\u00a0minutes now, 4 parties',
    'Join the line: Salon Rosa (opens in a new tab)',
  ]);
  expect(action().getAttribute('href')).toBe('/page/salon-rosa#line');
  expect([action().getAttribute('target'), action().getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(calls.map(({ name }) => name)).toEqual(['Embed_Find', 'Embed_Read']);
});

test.each([
  ['nobody may join from afar', { joinsFromAfar: false }, 'About 20\u00a0minutes now, 4 parties'],
  ['check-in is paused', { line: null }, 'Check-in is paused right now.'],
  [
    'it is closed, nobody waits and nobody may join from afar',
    {
      joinsFromAfar: false,
      openState: { isOpen: false, until: null, opensAt: null },
      line: { parties: 0, quote: { lowMinutes: 0, minutes: 1, highMinutes: 1 } },
    },
    'Nobody is waiting: we are closed now.',
  ],
])('where %s it leads to the page', async (_why, fields, line) => {
  await embed(fields);
  expect(lines()).toContain(line);
  expect(action().textContent).toMatch(/^Visit our page/);
  expect(action().getAttribute('href')).toBe('/page/salon-rosa');
});

test('the button is that way alone; what is not known of an address is left out', async () => {
  expect((await embed({}, { search: '?as=button&scheme=dark' })).scheme).toBe('dark');
  expect(lines()).toEqual(['Join the line: Salon Rosa (opens in a new tab)']);
  expect((await embed({ openState: null }, { search: '?as=poster&scheme="><script>' })).scheme).toBeNull();
  expect(lines()).toHaveLength(3);
});

test('it is in Spanish for who reads that', async () => {
  const { title } = await embed({ joinsFromAfar: false }, { language: 'es' });
  expect(title).toBe('Salon Rosa · Fila de espera');
  expect(lines().join()).toMatch(/Abierto ahora.*Cerca de 20\u00a0minutos ahora, 4 grupos.*Ver nuestra página/);
});

const refusing = (code: string): MockServer => ({ Query: { findBusinessPage: () => refuse(code, 'No.') } });
test.each([
  ['the plan has no page', { isBasic: true, line: null, openState: null }, {}, 200],
  ['nobody has the name', {}, refusing('NOT_FOUND'), 404],
  ['somebody walks through names', {}, refusing('RATE_LIMITED'), 429],
  ['the database is away', {}, refusing('UNAVAILABLE'), 503],
])('where %s it says so quietly', async (_why, fields, more, status) => {
  for (const search of ['', '?as=button']) {
    expect(await embed(fields, { more, search })).toMatchObject({ status, title: 'Not available right now' });
    expect(main().textContent).toBe('Not available right now');
  }
});

test('an older name leads to the card of the present one, with what was asked for', async () => {
  for (const vanityName of ['old-name', 'Salon-Rosa'])
    expect(await embed({}, { vanityName, search: '?as=button' })).toMatchObject({
      status: 308,
      movedTo: '/embed/salon-rosa?as=button',
      body: '',
    });
});

test('a name is text, and nothing is loaded for it', async () => {
  const name = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const { body } = await embed({ business: { ...BUSINESS, name } });
  expect(body).not.toMatch(/<(script|img)/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
});

test.each(['', '?as=button'])('no axe violation in %j', async (search) => {
  document.documentElement.lang = 'en';
  for (const fields of [{}, { isBasic: true }]) {
    document.title = (await embed(fields, { search })).title;
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    // A heading would be all that a button is.
    expect(violations.map(({ id }) => id).filter((id) => id !== 'page-has-heading-one')).toEqual([]);
  }
});
