import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CheckInPosterPage } from '../../../web/public/poster/CheckInPosterPage.js';
import { mockRequest } from '../mock-schema.js';
import { refusing } from './requests.js';
import { showPage } from './show-page.js';

const checkInUrl = 'http://192.168.1.20:5000/checkinapp/mobile/redirect/pub_1';
const askPoster = (logo: object | null = null, onlyFromHere = false) =>
  mockRequest({ Query: { checkInPoster: () => ({ businessName: "Zoë's Salon", checkInUrl, logo, onlyFromHere }) } })
    .request;
const sizeShown = () => screen.getByRole('article', { name: 'Poster' }).dataset.size;

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  window.print = print;
});

test('carries header, code, footer and four steps', async () => {
  await showPage(CheckInPosterPage, askPoster());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Check In Here');
  expect(screen.getByText("Zoë's Salon")).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for checking in' })).toBeTruthy();
  expect(screen.getByText('Scan Me')).toBeTruthy();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
});

test('sends to the screen while its own code lets nobody in, and says so to who prints it', async () => {
  await showPage(CheckInPosterPage, askPoster(null, true));
  expect(screen.queryByText('Scan Me')).toBeNull();
  expect(screen.getByText('Scan Our Screen')).toBeTruthy();
  expect(screen.getByText('Point it at the code on our screen')).toBeTruthy();
  expect(screen.getByRole('note').textContent).toContain('lets nobody in');
});

describe('a code of localhost, which phones cannot reach', () => {
  const show = (localNetworkUrl: string | null) =>
    showPage(
      CheckInPosterPage,
      mockRequest({
        Query: {
          checkInPoster: () => ({ businessName: 'Salon', checkInUrl: 'http://localhost:5000/x', logo: null }),
          environment: () => ({ localNetworkUrl }),
        },
      }).request,
    );

  test('says so on the screen, leads to the address of the network, and waits for Print', async () => {
    await show('http://192.168.1.20:5000');
    expect(screen.getByText(/^Phones cannot reach localhost/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'http://192.168.1.20:5000' }).getAttribute('href')).toBe(
      'http://192.168.1.20:5000/checkinQRcodePrint',
    );
    await act(async () => undefined);
    expect(print).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('tells a computer without a network to connect it', async () => {
    await show(null);
    expect(screen.getByText(/Connect this computer to your network/)).toBeTruthy();
  });

  test('is not said of an address that phones reach', async () => {
    await showPage(CheckInPosterPage, askPoster());
    expect(screen.queryByRole('note')).toBeNull();
  });
});

test('can be printed in the other language', async () => {
  await showPage(CheckInPosterPage, askPoster());
  expect(screen.getByRole('button', { name: 'Español' })).toBeTruthy();
});

test('opens the print dialog once by itself, and again by the button', async () => {
  const { rerender } = await showPage(CheckInPosterPage, askPoster());
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const data = await CheckInPosterPage.load(askPoster(), {}, new URL('http://greeter.example/'));
  rerender(<CheckInPosterPage.Component data={data} params={{}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(2);
});

test('waits for the logo before it prints', async () => {
  let arrive = () => {};
  const decode = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
  );
  Object.assign(window.HTMLImageElement.prototype, { decode });
  const { container } = await showPage(
    CheckInPosterPage,
    askPoster({ url: '/media/logo.png', width: 300, height: 200 }),
  );
  expect(container.querySelector('image')?.getAttribute('href')).toBe('/media/logo.png');
  await waitFor(() => expect(decode).toHaveBeenCalled());
  expect(print).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
});

test.each([
  ['2', '100'],
  ['4', '200'],
  ['6', '300'],
  ['999', '300'],
  ['x', '300'],
  [null, '300'],
])('the stored size %s is the poster of %s', async (stored, size) => {
  if (stored) localStorage.setItem('greeter.qrPrintSize', stored);
  await showPage(CheckInPosterPage, askPoster());
  expect(sizeShown()).toBe(size);
});

test('another size is chosen on the page and kept as size / 50', async () => {
  await showPage(CheckInPosterPage, askPoster());
  fireEvent.click(screen.getByRole('radio', { name: 'Quarter' }));
  expect(sizeShown()).toBe('100');
  expect(localStorage.getItem('greeter.qrPrintSize')).toBe('2');
});

test.each([
  ['INTERNAL', 503],
  ['UNAVAILABLE', 503],
  ['FORBIDDEN', 403],
])('without a code (%s) it asks to cancel printing and refresh', async (code, expected) => {
  const { status } = await showPage(CheckInPosterPage, refusing(code));
  expect(status).toBe(expected);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('QR CODE PAGE RESTART REQUIRED');
  expect(screen.getByText(/cancel printing and refresh/)).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});

test('whoever is signed out is led to sign in', async () => {
  const { status } = await showPage(CheckInPosterPage, refusing('UNAUTHENTICATED'));
  expect(status).toBe(401);
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
