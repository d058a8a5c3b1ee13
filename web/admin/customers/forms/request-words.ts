import { dayOf } from '../day-of';
import type { SentFormRequestFragment, SignedLastFragment } from './form-requests.generated';

/** Whether the customer can still sign by the link. */
export const isOpen = ({ completedAt, revokedAt, expiresAt }: SentFormRequestFragment, now: number): boolean =>
  completedAt === null && revokedAt === null && Date.parse(expiresAt) > now;

/** Whether a form of it can still be signed: archived ones cannot. */
export const hasOpenForm = ({ forms }: SentFormRequestFragment): boolean =>
  forms.some(({ signedAt, isArchived }) => signedAt === null && !isArchived);

/** What became of a request. */
export function requestWords(request: SentFormRequestFragment, timeZone: string, now: number): string {
  const { completedAt, revokedAt, expiresAt } = request;
  if (completedAt) return `All signed on ${dayOf(completedAt, timeZone)}`;
  if (revokedAt) return `Taken back on ${dayOf(revokedAt, timeZone)}`;
  if (isOpen(request, now) && !hasOpenForm(request)) return 'Nothing left to sign: the unsigned forms are archived';
  return `${isOpen(request, now) ? 'Open until' : 'Ended on'} ${dayOf(expiresAt, timeZone)}`;
}

/** 'signed on Nov 21, 2026' and its like. */
export const formWords = (
  { signedAt, isArchived }: SentFormRequestFragment['forms'][number],
  timeZone: string,
): string => (signedAt ? `signed on ${dayOf(signedAt, timeZone)}` : isArchived ? 'archived' : 'not signed');

/** The latest request for a form whose link still works and was not used for it. */
export const openRequest = (
  requests: readonly SentFormRequestFragment[],
  formId: string,
  now: number,
): SentFormRequestFragment | undefined =>
  requests.find(
    (request) => isOpen(request, now) && request.forms.some((form) => form.formId === formId && form.signedAt === null),
  );

interface Known {
  last: SignedLastFragment | undefined;
  /** The request for it whose link still works. */
  sent: Pick<SentFormRequestFragment, 'createdAt' | 'isUndelivered'> | undefined;
}

/** Whether and when a customer signed a form whose current version is `version`, or was asked to: 'Signed on Nov 21, 2026' and its like. */
export function signedWords({ last, sent }: Known, version: number, timeZone: string): string {
  const isSignedSince = last && sent && Date.parse(last.signedAt) >= Date.parse(sent.createdAt);
  if (sent && !isSignedSince)
    return `Sent on ${dayOf(sent.createdAt, timeZone)}, ${sent.isUndelivered ? 'could not be delivered' : 'not signed yet'}`;
  if (!last) return 'Not signed yet';
  const verb = last.kind === 'AGREED' ? 'Confirmed' : 'Signed';
  return `${verb} ${last.formVersion < version ? 'an earlier version ' : ''}on ${dayOf(last.signedAt, timeZone)}`;
}
