import type { Failure } from '../request';

interface Details {
  reason?: string;
  times?: string[];
  productIds?: string[];
}

const detailsOf = ({ details }: Failure): Details => Object(details) as Details;

/** What a refusal means to who books. */
export type FailureKind =
  | 'timeTaken'
  | 'closed'
  | 'notSent'
  | 'holdOver'
  | 'tooManyRequests'
  | 'wrongCode'
  | 'itemGone'
  | 'staffGone'
  | 'other';

const kindOfReason: Readonly<Record<string, FailureKind>> = {
  CODE_NOT_SENT: 'notSent',
  HOLD_OVER: 'holdOver',
  TOO_MANY_REQUESTS: 'tooManyRequests',
  WRONG_CODE: 'wrongCode',
  ITEM_NOT_OFFERED: 'itemGone',
  STAFF_NOT_OFFERED: 'staffGone',
};

export function failureKind(failure: Failure): FailureKind {
  if (failure.code === 'SLOT_TAKEN') return 'timeTaken';
  if (failure.code === 'INVALID_PLAN') return 'closed';
  return kindOfReason[detailsOf(failure).reason ?? ''] ?? 'other';
}

/** A hold that is forgotten is an unknown token. */
export const isHoldGone = (failure: Failure): boolean =>
  failureKind(failure) === 'holdOver' || ['NOT_FOUND', 'UNAUTHENTICATED', 'INVALID_TOKEN'].includes(failure.code);

/** Instants that are free near one that was taken. */
export const freeTimesOf = (failure: Failure): string[] => detailsOf(failure).times ?? [];

export const goneItemIds = (failure: Failure): string[] => detailsOf(failure).productIds ?? [];

/** The field of the form that was refused, whatever it lies in. */
export const fieldOf = ({ field }: Failure): string | undefined => field?.split('.').at(-1);
