import { useEffect, useRef, useState } from 'react';
import { useRequest } from '../app-context';
import type { Failure } from '../request';
import type { BookingData } from './booking-data';
import { emptyDraft, type BookingDraft } from './booking-draft';
import { failureKind, goneItemIds } from './booking-failure';
import { useBookingDraft } from './use-booking-draft';
import { useStep, type Step } from './use-step';

/** The step that can be shown: an address may name one whose time was not chosen, or is not held any more. */
function possibleStep(step: Step, { startsAt, hold, booking }: BookingDraft): Step {
  if (step === 'done') return booking ? 'done' : 'time';
  if (step === 'time' || !startsAt) return 'time';
  return step === 'code' && !hold ? 'details' : step;
}

/** What was chosen and can no longer be had. */
export interface Gone {
  kind: 'items' | 'staff';
  names: string;
}

/** A booking on its way: what was entered, and the step. What comes after the time was chosen does `useHold`. */
export function useBooking({ business: { id: businessId }, booking: { staff } }: BookingData) {
  const request = useRequest();
  const { draft, isReady, change } = useBookingDraft(businessId);
  const { step: wanted, hasMoved, go } = useStep();
  const step = possibleStep(wanted, draft);
  const [gone, setGone] = useState<Gone>();
  const [isClosed, setIsClosed] = useState(false);
  /** A hold that may be there, though its answer was lost: the next press asks for the same one. */
  const unanswered = useRef<{ wish: string; key: string } | null>(null);
  const { hold, booking } = draft;

  // Who chooses a time again does not hold the last one.
  useEffect(() => {
    if (!isReady || step !== 'time' || !hold) return undefined;
    let isHere = true;
    void import('./verify/release-hold')
      .then(({ releaseHold }) => releaseHold(request, hold.token))
      .catch(() => undefined)
      .then(() => isHere && change({ hold: null }));
    return () => {
      isHere = false;
    };
  }, [isReady, step, hold, request, change]);
  // Who goes on from the last step books something else.
  useEffect(() => {
    if (isReady && booking && step !== 'done') change(emptyDraft);
  }, [isReady, booking, step, change]);

  /** Takes what is gone out of the draft, and says what it was. Whether the refusal was of this kind. */
  function settle(refusal: Failure): boolean {
    const kind = failureKind(refusal);
    const ids = goneItemIds(refusal);
    const goneItems = draft.items.filter(({ id }) => ids.includes(id));
    if (kind === 'closed') setIsClosed(true);
    else if (kind === 'itemGone' && goneItems.length > 0) {
      setGone({ kind: 'items', names: goneItems.map(({ name }) => name).join(', ') });
      change({ items: draft.items.filter((item) => !goneItems.includes(item)), startsAt: '' });
    } else if (kind === 'staffGone' && draft.staffId !== null) {
      setGone({ kind: 'staff', names: staff.find(({ id }) => id === draft.staffId)?.firstName ?? '' });
      change({ staffId: null, startsAt: '' });
    } else return false;
    return true;
  }

  return {
    draft,
    isReady,
    change,
    /** As the address names it, and the one that can be shown. */
    wanted,
    step,
    hasMoved,
    go,
    unanswered,
    gone,
    dismissGone: () => setGone(undefined),
    isClosed,
    settle,
  };
}

export type BookingFlow = ReturnType<typeof useBooking>;
