import { openPublic } from './open-public';
import { clock } from './fake-clock';
import { screen } from '@testing-library/react';
import type { MockServer } from '../mock-schema';
import { ann, kiosk, place, receipt } from './salon';

export const minute = 60_000;
export const keys = {
  publicToken: 'greeter.checkInPublicToken',
  startedAt: 'greeter.checkInTimestamp',
  session: 'greeter.phoneSession',
  success: 'greeter.checkInSuccess',
  id: 'greeter.checkInId',
};
export const stored = (key: string) => localStorage.getItem(key);

export const server = ({ Query, Mutation }: MockServer = {}): MockServer => ({
  Query: { kiosk: () => kiosk(), persons: () => [ann], placeInLine: () => place(), ...Query },
  Mutation: {
    startPhoneSession: () => ({ token: 'pho_1', expiresAt: '2026-11-21T20:00:00.000Z', businessId: '1' }),
    checkIn: () => receipt(),
    ...Mutation,
  },
});

export const scan = (answers?: MockServer, token = 'pub_1') =>
  openPublic(`/checkinapp/mobile/redirect/${token}`, server(answers), clock);
export const reopen = (answers?: MockServer) => openPublic('/checkinapp/mobile', server(answers), clock);
export const expired = () => screen.queryByRole('heading', { name: 'Check-in & Waitlist Expired' });
