import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { refusalText } from '../../../web/public/i18n/refusal-text';
import { rememberSession, rememberStart } from '../../../web/public/check-in/phone-session';
import '../load-texts';
import { openPublic } from './open-public';
import { ann, kiosk, place, receipt } from './salon';

const inSpanish = () => {
  document.documentElement.lang = 'es';
};

beforeEach(() => {
  inSpanish();
  document.cookie = 'greeter_language=; Max-Age=0; Path=/';
  rememberStart('pub_1');
  rememberSession('gp_1_a');
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

test('a phone checks in in Spanish: form, error, thanks, with the built-in texts and what the business wrote', async () => {
  const { user } = await openPublic('/checkinapp/mobile', {
    Query: { kiosk: () => kiosk({ headerText: 'Pase usted' }), persons: () => [ann] },
    Mutation: { checkIn: () => receipt({ quote: { lowMinutes: 10, minutes: 10, highMinutes: 15 } }) },
  });
  expect(document.title).not.toBe('Check In');
  expect(screen.getByRole('heading', { name: 'Pase usted' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'REGISTRARSE' }));
  expect(screen.getByRole('alert').textContent).toBe('Por favor, escriba su número de teléfono de 10 dígitos.');
  await user.type(screen.getByRole('textbox', { name: 'Número de teléfono' }), '2175550143');
  await user.click(screen.getByRole('button', { name: 'REGISTRARSE' }));
  expect(screen.getByRole('heading', { name: '¡Gracias por registrarse!' })).toBeTruthy();
  expect(screen.getByText('¡Gracias! En breve le atendemos.')).toBeTruthy();
  expect(screen.getByText('cerca de 10 minutos (de 10 a 15)')).toBeTruthy();
});

test('the switch changes the page in place, remembers the choice and keeps what was typed', async () => {
  const { user } = await openPublic('/checkinapp/mobile', { Query: { kiosk: () => kiosk() } });
  await user.type(screen.getByRole('textbox', { name: 'Número de teléfono' }), '217');
  await user.click(screen.getByRole('button', { name: 'English' }));
  await act(async () => {
    await screen.findByRole('button', { name: 'CHECK IN' });
  });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' }).value).toBe('(217');
  expect([document.documentElement.lang, document.title]).toEqual(['en', 'Check In']);
  expect(document.cookie).toContain('greeter_language=en');
});

test('a place in line speaks Spanish, its plurals and time included', async () => {
  await openPublic('/ck/place-1', { Query: { placeInLine: () => place() } });
  expect(screen.getByText('3.º en la fila')).toBeTruthy();
  expect(screen.getByText('2 grupos antes que usted (5 personas)')).toBeTruthy();
  expect(screen.getByText(/^Ann, 2 personas, hora de registro: 9:00 a.\s?m\.$/)).toBeTruthy();
  expect(document.title).toBe('3.º en la fila · Salon on the Corner');
});

test('a visit that took place is called served', async () => {
  await openPublic('/ck/place-1', { Query: { placeInLine: () => place({ status: 'SEATED', position: null }) } });
  expect(screen.getByText('Atendido')).toBeTruthy();
});

test('a refusal is told by its code and details', async () => {
  await openPublic('/ck/place-1', { Query: { placeInLine: () => place() } });
  const text = (code: string, more: object = {}) => refusalText({ code, message: 'English', ...more }, 'es');
  expect(text('RATE_LIMITED', { details: { retryAfterSeconds: 1 } })).toBe(
    'Demasiados intentos. Por favor, intente de nuevo en 1 segundo.',
  );
  expect(text('INVALID_INPUT', { field: 'phone' })).toBe('Escriba un número de teléfono de 10 dígitos.');
  expect(text('SOMETHING_NEW')).toBe('Algo salió mal. Por favor, intente de nuevo.');
});

test('the kiosk goes back to its own language for the next customer, and the browser remembers nothing', async () => {
  document.documentElement.lang = 'en';
  localStorage.setItem('greeter.kioskToken', 'gk_1_a');
  const { user } = await openPublic('/checkinapp', { Query: { kiosk: () => kiosk() } });
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await user.click(await screen.findByRole('button', { name: 'Toque en cualquier parte para empezar' }));
  await user.click(await screen.findByRole('button', { name: 'Empezar de nuevo' }));
  expect(await screen.findByRole('button', { name: 'Tap Anywhere to Start' })).toBeTruthy();
  expect(document.cookie).not.toContain('greeter_language');
});
