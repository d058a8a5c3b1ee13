import { dayOf } from '../day-of';
import type { SentFormRequestFragment, SignedLastFragment } from './form-requests.generated';

/** Whether the customer can still sign by the link. */
export const isOpen = ({ completedAt, revokedAt, expiresAt }: SentFormRequestFragment, now: number): boolean =>
  completedAt === null && revokedAt === null && Date.parse(expiresAt) > now;

/** What became of a request. */
export function requestWords(request: SentFormRequestFragment, timeZone: string, now: number): string {
  const { completedAt, revokedAt, expiresAt } = request;
  if (completedAt) return `All signed on ${dayOf(completedAt, timeZone)}`;
  if (revokedAt) return `Taken back on ${dayOf(revokedAt, timeZone)}`;
  return `${isOpen(request, now) ? 'Open until' : 'Ended on'} ${dayOf(expiresAt, timeZone)}`;
}

/** 'signed on Nov 21, 2026' and its like. */
export const formWords = (
  { signedAt, isArchived }: SentFormRequestFragment['forms'][number],
  timeZone: string,
): string => (signedAt ? `signed on ${dayOf(signedAt, timeZone)}` : isArchived ? 'archived' : 'not signed');

/** Whether and when a customer signed a form whose current version is `version`: 'Signed on Nov 21, 2026' and its like. */
export function signedWords(last: SignedLastFragment | undefined, version: number, timeZone: string): string {
  if (!last) return 'Not signed yet';
  const verb = last.kind === 'AGREED' ? 'Confirmed' : 'Signed';
  return `${verb} ${last.formVersion < version ? 'an earlier version ' : ''}on ${dayOf(last.signedAt, timeZone)}`;
}
