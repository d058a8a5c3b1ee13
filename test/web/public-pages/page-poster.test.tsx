import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { matchRoute } from '../../../web/public/pages.js';
import { PagePosterPage } from '../../../web/public/poster/PagePosterPage.js';
import { mockRequest } from '../mock-schema.js';
import { refusing } from './requests.js';
import { showPage } from './show-page.js';

const poster = (vanityName: string | null) =>
  mockRequest({
    Query: {
      businessProfile: () => ({ name: "Zoë's Salon", vanityName }),
      checkInPoster: () => ({ color: '#0f5f5c', logo: null }),
    },
  }).request;

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  window.print = print;
});

test('both spellings of its address lead to it', async () => {
  for (const path of ['/pageQRcodePrint', '/pageQRCodePrint'])
    expect(await matchRoute(path)?.route.page()).toBe(PagePosterPage);
});

test('invites to the page with its code and three steps, and prints', async () => {
  await showPage(PagePosterPage, poster('zoes'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Visit Our Page');
  expect(screen.getByText('For Digital Menu & Services')).toBeTruthy();
  expect(screen.getByRole('img', { name: "QR code of the page of Zoë's Salon" })).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test('without a vanity name it leads to where one is chosen', async () => {
  const { status } = await showPage(PagePosterPage, poster(null));
  expect(status).toBe(404);
  expect(screen.getByRole('link', { name: 'Manage page' }).getAttribute('href')).toBe('/account/page');
  expect(print).not.toHaveBeenCalled();
});

test('whoever is signed out is led to sign in', async () => {
  const { status } = await showPage(PagePosterPage, refusing('UNAUTHENTICATED'));
  expect(status).toBe(401);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});
