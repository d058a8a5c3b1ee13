import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.edge';
import { headOf, openPage, statusOf } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { noSubscription } from '../../../web/public/subscribe';
import '../load-texts';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { openPublic } from './open-public';

const shop = (name: string) => ({
  name,
  phone: '5185550100',
  address: '12 Main St',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
  vanityName: name.toLowerCase(),
  takesBookings: name === 'Rosa',
});
/** Finds what begins with the term, two at a time. */
const NAMES = ['Rosa', 'Rosalie', 'Rosario', 'Zed'];
let isThere = true;
const server: MockServer = {
  Query: {
    searchBusinesses: (_root, { term, after }: { term: string; after: string | null }) => {
      if (!isThere) refuse('UNAVAILABLE', 'No answer.');
      if (term === 'busy') refuse('RATE_LIMITED', 'Too many.', undefined, { retryAfterSeconds: 600 });
      const all = NAMES.filter((name) => name.toLowerCase().startsWith(term.toLowerCase()));
      const skip = Number(after ?? 0);
      return { items: all.slice(skip, skip + 2).map(shop), cursor: all.length > skip + 2 ? String(skip + 2) : null };
    },
  },
};
const box = () => screen.getByRole('searchbox', { name: 'Search Business or Locations' });
const found = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => useFakeClock('2026-11-21T15:10:00.000Z'));
afterEach(useRealClock);

test('without the script it is a form with links, and search engines do not list results', async () => {
  const draw = async (path: string) => {
    const { request } = mockRequest(server);
    const first = await openPage(request, new URL(path, 'http://localhost:5000'), 'en');
    document.body.innerHTML = renderToString(<PublicApp request={request} subscribe={noSubscription} first={first} />);
    return { noindex: headOf(first).noindex, status: statusOf(first) };
  };
  expect(await draw('/search?q=%20ros')).toEqual({ noindex: true, status: 200 });
  expect(found()).toEqual(['Rosa', 'Rosalie']);
  expect(screen.getByRole('search')).toMatchObject({ method: 'get' });
  expect(box()).toMatchObject({ name: 'q', value: 'ros' });
  expect(screen.getAllByRole('link', { name: '(518) 555-0100' })[0]!.getAttribute('href')).toBe('tel:+15185550100');
  expect(screen.getByRole('link', { name: 'Book: Rosa' }).getAttribute('href')).toBe('/page/rosa/book');
  // Who takes no bookings has a page only.
  expect(screen.queryByRole('link', { name: 'Book: Rosalie' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See page: Rosalie' }).getAttribute('href')).toBe('/page/rosalie');
  expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe('/search?q=ros&after=2');
  await draw('/search?q=ros&after=2');
  expect(found()).toEqual(['Rosario']);
  expect(await draw('/search')).toEqual({ noindex: false, status: 200 });
  expect(await draw('/search?q=busy')).toEqual({ noindex: true, status: 429 });
  expect(screen.getByRole('alert').textContent).toContain('10 minutes');
  document.body.innerHTML = '';
});

test('results follow what is typed, in the address too, and more come on demand', async () => {
  const { user, named } = await openPublic('/search', server, clock);
  expect(found()).toEqual([]);
  await user.type(box(), 'ros');
  await pass(300);
  expect(found()).toEqual(['Rosa', 'Rosalie']);
  expect(location.search).toBe('?q=ros');
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  expect(found()).toEqual(['Rosa', 'Rosalie', 'Rosario']);
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  expect(named('SearchPage_Search').map(({ variables }) => variables)).toEqual([
    { term: 'ros', after: null },
    { term: 'ros', after: '2' },
  ]);
  useRealClock();
  document.documentElement.lang = 'en';
  document.title = 'Find a business';
  const { violations } = await axe.run(document, {
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});

test('nothing found says so; a refused search empties the results and says why under them', async () => {
  const { user } = await openPublic('/search?q=zed', server, clock);
  expect(found()).toEqual(['Zed']);
  await user.clear(box());
  await user.type(box(), 'xyz');
  await pass(300);
  expect(found()).toEqual([]);
  expect(screen.getByText('Your search - xyz - did not match any data.')).toBeTruthy();
  await user.clear(box());
  await user.type(box(), 'Zed');
  await pass(300);
  expect(found()).toEqual(['Zed']);
  await user.clear(box());
  await user.type(box(), 'busy');
  await pass(300);
  expect(found()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('10 minutes');
  expect(screen.queryByText(/did not match/)).toBeNull();
});

test('without a server it says so instead of the old results, and tries again; a failed next part leaves those before it', async () => {
  const { user } = await openPublic('/search?q=ros', server, clock);
  const tryAgain = () => user.click(screen.getByRole('link', { name: 'Try again' }));
  const reason = () => screen.queryByRole('alert')?.textContent;
  isThere = false;
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  expect(found()).toEqual(['Rosa', 'Rosalie']);
  expect(reason()).toContain('out of reach');
  isThere = true;
  await tryAgain();
  expect(found()).toEqual(['Rosa', 'Rosalie', 'Rosario']);
  expect(reason()).toBeUndefined();
  isThere = false;
  await user.clear(box());
  await user.type(box(), 'zed');
  await pass(300);
  expect(found()).toEqual([]);
  expect(reason()).toContain('out of reach');
  isThere = true;
  await tryAgain();
  expect(found()).toEqual(['Zed']);
});
