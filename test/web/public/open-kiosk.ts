import { screen, within } from '@testing-library/react';
import type { MockServer } from '../mock-schema';
import { openPublic } from './open-public';
import { ann, kiosk, receipt } from './salon';

export const token = () => localStorage.setItem('greeter.kioskToken', 'kio_1');
export const server = ({ Query, Mutation }: MockServer = {}): MockServer => ({
  Query: { kiosk: () => kiosk(), persons: () => [ann], ...Query },
  Mutation: { checkIn: () => receipt(), ...Mutation },
});

export async function openForm(answers?: MockServer, options?: Parameters<typeof openPublic>[2]) {
  token();
  const page = await openPublic('/checkinapp', server(answers), options);
  await page.user.click(await screen.findByRole('button', { name: 'Tap Anywhere to Start' }));
  return page;
}

export async function pressDigits(user: Awaited<ReturnType<typeof openPublic>>['user'], digits: string) {
  const pad = screen.getByRole('group', { name: /Number pad/ });
  for (const digit of digits) await user.click(within(pad).getByRole('button', { name: digit }));
}

export const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
export const checkIn = () => screen.getByRole('button', { name: /CHECK/ });
