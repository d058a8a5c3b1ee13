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
  | 'codeOver'
  | 'holdOver'
  | 'tooManyRequests'
  | 'tooManyBookings'
  | 'busyNetwork'
  | 'wrongCode'
  | 'itemGone'
  | 'staffGone'
  | 'other';

const kindOfReason: Readonly<Record<string, FailureKind>> = {
  BUSY_NETWORK: 'busyNetwork',
  CODE_NOT_SENT: 'notSent',
  CODE_OVER: 'codeOver',
  HOLD_OVER: 'holdOver',
  TOO_MANY_REQUESTS: 'tooManyRequests',
  TOO_MANY_BOOKINGS: 'tooManyBookings',
  WRONG_CODE: 'wrongCode',
  ITEM_NOT_OFFERED: 'itemGone',
  STAFF_NOT_OFFERED: 'staffGone',
};

export function failureKind(failure: Failure): FailureKind {
  if (failure.code === 'SLOT_TAKEN') return 'timeTaken';
  if (failure.code === 'INVALID_PLAN') return 'closed';
  return kindOfReason[detailsOf(failure).reason ?? ''] ?? 'other';
}

const callingHelps = ['tooManyRequests', 'tooManyBookings', 'busyNetwork'] as const;

/** Whether no more can be booked online now, but by phone. */
export const isTooMuch = (kind: FailureKind | undefined): kind is (typeof callingHelps)[number] =>
  callingHelps.some((each) => each === kind);

/** A hold or a request that is forgotten is an unknown token. */
const isTokenUnknown = ({ code }: Failure): boolean => ['NOT_FOUND', 'UNAUTHENTICATED', 'INVALID_TOKEN'].includes(code);

export const isHoldGone = (failure: Failure): boolean => failureKind(failure) === 'holdOver' || isTokenUnknown(failure);

/** No code of a request for a freed time is good any more. */
export const isCodeGone = (failure: Failure): boolean => failureKind(failure) === 'codeOver' || isTokenUnknown(failure);

/** Instants that are free near one that was taken. */
export const freeTimesOf = (failure: Failure): string[] => detailsOf(failure).times ?? [];

export const goneItemIds = (failure: Failure): string[] => detailsOf(failure).productIds ?? [];

/** The field of the form that was refused, whatever it lies in. */
export const fieldOf = ({ field }: Failure): string | undefined => field?.split('.').at(-1);
