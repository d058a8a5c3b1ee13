import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import jsqr from 'jsqr';
import { renderToStaticMarkup } from 'react-dom/server.node';
import sharp from 'sharp';
import { QrCode } from '../../../../web/admin/pieces/QrCode';
import { openApp } from '../open-app';
import { app, aSalon, staff, zoe } from './salon';

const environment = (localNetworkUrl: string | null) => ({
  clientUrl: 'http://localhost:5000',
  localNetworkUrl,
  sandbox: true,
  supportEmail: 'help@greeter.example',
  supportPhone: '+1 512 555 0199',
  version: '2.0.0',
});
const here = 'http://localhost:5000/checkinapp/mobile/redirect/gq_2_abc';

test.each([
  ['Quarter', '2'],
  ['Half', '4'],
  ['Full', '6'],
])('printing the size %s stores %s and opens the poster in a new window', async (name, stored) => {
  const { user } = openApp('/account/checkinapp', { viewer: zoe, ...aSalon() });
  await user.click(await screen.findByRole('button', { name: 'QR Code' }));
  await user.click(await screen.findByRole('button', { name }));
  const print = screen.getByRole('link', { name: 'Print' });
  print.addEventListener('click', (event) => event.preventDefault());
  await user.click(print);
  expect(localStorage.getItem('greeter.qrPrintSize')).toBe(stored);
  expect(print.getAttribute('href')).toBe('/checkinQRcodePrint');
  expect(print.getAttribute('target')).toBe('_blank');
});

test('the dialog says what the code is for, for every role; a public address needs no warning', async () => {
  openApp('/account/checkinapp?action=qr-code', { viewer: staff, ...aSalon() });
  expect(
    await screen.findByText(/Customers scan this QR code with their phone to check in\. Print it as often as you want/),
  ).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code for checking in' })).toBeTruthy();
  expect(screen.getByLabelText('Link in the QR code')).toHaveProperty('value', app.checkInUrl);
  expect(screen.queryByText(/Phones cannot reach/)).toBeNull();
});

test('where only the code of the screen is taken, the dialog says so', async () => {
  openApp('/account/checkinapp?action=qr-code', { viewer: zoe, ...aSalon({ onlyFromHere: true }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(/lets nobody in.*scan the code on the kiosk or the/);
  expect(screen.queryByText(/Customers scan this QR code/)).toBeNull();
});

test.each([here, 'http://127.0.0.1:5000/x', 'http://[::1]:5000/x'])(
  'at %s phones cannot come: the address on the local network is named',
  async (checkInUrl) => {
    const salon = aSalon({ checkInUrl });
    openApp('/account/checkinapp?action=qr-code', {
      viewer: zoe,
      ...salon,
      Query: { ...salon.Query, environment: () => environment('http://192.168.1.20:5000') },
    });
    const link = await screen.findByRole('link', { name: 'http://192.168.1.20:5000' });
    expect(link.getAttribute('href')).toBe('http://192.168.1.20:5000/account/checkinapp?action=qr-code');
    expect(screen.getByRole('alert').textContent).toContain('Phones cannot reach localhost');
  },
);

test('without a network the sentence says what to do', async () => {
  const salon = aSalon({ checkInUrl: here });
  openApp('/account/checkinapp?action=qr-code', {
    viewer: zoe,
    ...salon,
    Query: { ...salon.Query, environment: () => environment(null) },
  });
  expect((await screen.findByText(/Connect this computer to your network/)).textContent).toContain(
    'Phones cannot reach localhost',
  );
});

test('the link is copied; without a clipboard it is selected for copying by hand', async () => {
  const { user } = openApp('/account/checkinapp?action=qr-code', { viewer: zoe, ...aSalon() });
  const copy = await screen.findByRole('button', { name: 'Copy' });
  await user.click(copy);
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(app.checkInUrl);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no secure context'));
  await user.click(copy);
  await waitFor(() => expect(screen.getByText(/The text is selected/)).toBeTruthy());
  const field = screen.getByLabelText<HTMLInputElement>('Link in the QR code');
  expect(field.selectionEnd! - field.selectionStart!).toBe(app.checkInUrl.length);
});

test.each([
  ['no', 0, 0],
  ['a wide', 600, 200],
  ['a tall', 150, 500],
  ['a square', 400, 400],
])('a scanner reads the code with %s logo', async (_name, width, height) => {
  const png = width
    ? await sharp({ create: { width, height, channels: 3, background: '#8a2be2' } })
        .png()
        .toBuffer()
    : null;
  const svg = renderToStaticMarkup(
    <QrCode
      title="QR code for checking in"
      address={app.checkInUrl}
      logo={png && { url: `data:image/png;base64,${png.toString('base64')}`, width, height }}
    />,
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(700)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  if (png) expect([...data.subarray(middle, middle + 3)]).toEqual([0x8a, 0x2b, 0xe2]);
  expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(app.checkInUrl);
});
