import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { refuse } from '../../mock-schema';
import { items } from '../a-business-page';
import { openPublic } from '../open-public';
import { BOOK, bookingServer, facts, PAGE, title } from './a-booking';

beforeEach(() => sessionStorage.clear());

const openPage = (Query = {}) => openPublic(PAGE, bookingServer({ Query }));
const toggles = () => screen.queryAllByRole('button', { name: /^Select(ed)? Item/ });

test('where nobody can book, nothing of it is on the page', async () => {
  await openPage({ bookingOffer: () => facts({ isOpen: false }) });
  expect(screen.queryByRole('link', { name: /^Book|Booking/ })).toBeNull();
  expect(toggles()).toEqual([]);
});

test('items are selected in the catalogue, and Start Booking takes them along', async () => {
  const { user, goBack } = await openPage();
  expect(screen.queryByText('Start Booking')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select Item 1' }));
  await user.click(screen.getByRole('button', { name: 'Select Item 3' }));
  expect(screen.getByRole('button', { name: 'Selected Item 1' }).getAttribute('aria-pressed')).toBe('true');
  screen.getByText('2 Selected');
  await user.click(screen.getByRole('link', { name: 'Start Booking' }));
  expect(location.pathname).toBe(BOOK);
  expect(title()).toBe('Book at Salon Rosa');
  screen.getByText('Item 1');
  screen.getByText('Item 3');
  await goBack();
  screen.getByText('2 Selected');
  await user.click(screen.getByRole('button', { name: 'Selected Item 1' }));
  screen.getByText('1 Selected');
});

test('no more are selected than fit in one booking', async () => {
  const { user } = await openPage({ publicCatalogue: () => ({ items: items(21), total: 21, cursor: null }) });
  for (const toggle of toggles()) await user.click(toggle);
  expect(screen.getByText('20 Selected: no more fit in one booking')).toBeTruthy();
});

test('without a catalogue a button leads to booking', async () => {
  await openPage({
    publicCatalogue: () => ({ items: [], total: 0, cursor: null }),
    bookingOffer: () => facts({ needsItems: false }),
  });
  expect(screen.getByRole('link', { name: 'Book' }).getAttribute('href')).toBe(BOOK);
});

test('the owner who looks at the page in a preview sees the same', async () => {
  const { user } = await openPage({ viewer: () => ({ business: { id: '7' } }) });
  await user.click(screen.getByRole('button', { name: 'Select Item 1' }));
  expect(screen.getByRole('link', { name: 'Start Booking' })).toBeTruthy();
});

test("a page that is nobody's has no booking", async () => {
  await openPublic(BOOK, bookingServer({ Query: { findBusinessPage: () => refuse('NOT_FOUND', 'No') } }));
  expect(title()).toBe("404. That's an error.");
});

test('an older name leads to the name of now', async () => {
  await openPublic('/page/old-name/book', bookingServer());
  expect(title()).toBe('Book at Salon Rosa');
});
