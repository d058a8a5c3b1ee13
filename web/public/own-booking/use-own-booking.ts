import { useState } from 'react';
import { useRequest } from '../app-context';
import { asRequestError, type Failure } from '../request';
import { type OwnBooking, readOwnBooking } from './load-own-booking';
import { useBookingChanges } from './use-booking-changes';
import { useView } from './use-view';

/** What the page says above the booking. */
export type Notice = 'changed' | 'changedMeanwhile';

const reasonOf = ({ details }: Failure): string => (Object(details) as { reason?: string }).reason ?? '';

/** Whether the booking is not what the page shows: then it is read again. */
const isOutdated = (refusal: Failure): boolean =>
  refusal.code === 'STALE' || ['BOOKING_OVER', 'TOO_LATE'].includes(reasonOf(refusal));

/** A booking, and changes of it: one at a time. */
export function useOwnBooking(token: string, first: OwnBooking) {
  const request = useRequest();
  const { view, hasMoved, go: goTo } = useView();
  /** Null once the link has ended. */
  const [booking, setBooking] = useState<OwnBooking | null>(first);
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const go: typeof goTo = (next) => {
    setFailure(undefined);
    setNotice(undefined);
    goTo(next);
  };

  /** Shows the booking as it is where that says it all. Whether it does. */
  async function settle(refusal: Failure): Promise<boolean> {
    if (refusal.code === 'NOT_FOUND' && !reasonOf(refusal).endsWith('_OFFERED')) setBooking(null);
    else if (isOutdated(refusal)) {
      setBooking(await readOwnBooking(request, token));
      go('booking');
      setNotice('changedMeanwhile');
    } else return false;
    return true;
  }

  /** Nothing is taken from under who changes it just now: that says itself what is not so any more. */
  async function refresh() {
    if (isBusy || view !== 'booking' || !booking) return;
    const next = await readOwnBooking(request, token);
    // A change meanwhile has answered itself.
    setBooking((now) => (now === booking ? next : now));
    if (next.flag !== booking.flag || next.startsAt !== booking.startsAt) setNotice('changedMeanwhile');
  }
  useBookingChanges(() => void refresh().catch((error: unknown) => settle(asRequestError(error)).catch(() => false)));

  /** Whether it succeeded, or failed as the booking shows now: else the failure is to be said where it was tried. `onRefusal` returns true for what it sees to itself. */
  async function run(work: () => Promise<void>, onRefusal = (_refusal: Failure) => false): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      const refusal = asRequestError(error);
      if (onRefusal(refusal)) return true;
      const isSettled = await settle(refusal).catch(() => false);
      if (!isSettled) setFailure(refusal);
      return isSettled;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    token,
    view,
    hasMoved,
    go,
    booking,
    notice,
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    run,
    /** Shows the booking as a change answered it. */
    show: (next: OwnBooking, said?: Notice) => {
      setBooking(next);
      go('booking');
      setNotice(said);
    },
  };
}

export type OwnBookingFlow = ReturnType<typeof useOwnBooking>;
