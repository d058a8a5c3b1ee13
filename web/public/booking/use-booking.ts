import { useCallback, useEffect, useRef, useState } from 'react';
import { maxCodeTries } from '../../limits';
import type { CodeChannel } from '../../schema.generated';
import { useRequest } from '../app-context';
import { newKey } from '../http-request';
import { asRequestError, type Failure } from '../request';
import type { BookingData } from './booking-data';
import { emptyDraft, inputOf, wishOf, type BookingDraft, type Hold } from './booking-draft';
import { failureKind, goneItemIds, isHoldGone } from './booking-failure';
import {
  Booking_ConfirmDocument,
  Booking_HoldDocument,
  Booking_ReleaseDocument,
  Booking_ResendDocument,
} from './hold.generated';
import { useBookingDraft } from './use-booking-draft';
import { useStep, type Step } from './use-step';

/** The step that can be shown: an address may name one whose time was not chosen, or is not held any more. */
function possibleStep(step: Step, { startsAt, hold, booking }: BookingDraft): Step {
  if (step === 'done') return booking ? 'done' : 'time';
  if (step === 'time' || !startsAt) return 'time';
  return step === 'code' && !hold ? 'details' : step;
}

/** By this device's clock, which may be wrong. */
const untilOf = ({ secondsLeft }: { secondsLeft: number }): number => Date.now() + secondsLeft * 1000;

/** What was chosen and can no longer be had. */
export interface Gone {
  kind: 'items' | 'staff';
  names: string;
}

/** A booking on its way: what was entered, the step, and what can be done in it. */
export function useBooking({ business: { id: businessId }, booking: { hasTexts, staff } }: BookingData) {
  const request = useRequest();
  const { draft, isReady, change } = useBookingDraft(businessId);
  const { step: wanted, hasMoved, go: goTo } = useStep();
  const step = possibleStep(wanted, draft);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [gone, setGone] = useState<Gone>();
  const [isClosed, setIsClosed] = useState(false);
  const { hold, booking } = draft;
  /** A hold that may be there, though its answer was lost: the next press asks for the same one. */
  const unanswered = useRef<{ wish: string; key: string } | null>(null);
  const channel: CodeChannel = hasTexts ? (draft.channel ?? 'TEXT') : 'EMAIL';

  const release = useCallback(
    // A time that could not be given back is free after its ten minutes.
    (token: string) => request(Booking_ReleaseDocument, { token }).catch(() => undefined),
    [request],
  );
  // Who chooses a time again does not hold the last one.
  useEffect(() => {
    if (!isReady || step !== 'time' || !hold) return undefined;
    let isHere = true;
    void release(hold.token).then(() => isHere && change({ hold: null }));
    return () => {
      isHere = false;
    };
  }, [isReady, step, hold, release, change]);
  // Who goes on from the last step books something else.
  useEffect(() => {
    if (isReady && booking && step !== 'done') change(emptyDraft);
  }, [isReady, booking, step, change]);

  const go = (next: Step) => {
    setFailure(undefined);
    goTo(next);
  };

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

  async function run(work: () => Promise<void>, onFailure?: (refusal: Failure) => void) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const refusal = asRequestError(error);
      onFailure?.(refusal);
      if (!settle(refusal)) setFailure(refusal);
    }
    setIsBusy(false);
  }

  const isGood = ({ until, wrongCodes }: Hold) => until > Date.now() && wrongCodes < maxCodeTries;

  /** Holds the time and has the code sent; goes on with the hold of before where nothing changed. */
  async function holdTime(part: Partial<BookingDraft> = {}) {
    const next = { ...draft, ...part };
    const input = inputOf(next, part.channel ?? channel);
    const wish = wishOf(input);
    change(part);
    if (hold?.wish === wish && isGood(hold)) return go('code');
    return run(
      async () => {
        if (hold) await release(hold.token);
        if (unanswered.current?.wish !== wish) unanswered.current = { wish, key: newKey() };
        const { key } = unanswered.current;
        const answer = await request(Booking_HoldDocument, { businessId, input: { ...input, key } });
        unanswered.current = null;
        change({ hold: { ...answer.holdTime, until: untilOf(answer.holdTime), wrongCodes: 0, wish } });
        if (wanted !== 'code') goTo('code');
      },
      ({ code }) => {
        if (code !== 'UNAVAILABLE') unanswered.current = null;
        change({ hold: null });
      },
    );
  }

  /** What the server says of a hold that this page knows. */
  function onHoldRefusal(refusal: Failure) {
    if (!hold) return;
    if (isHoldGone(refusal)) change({ hold: { ...hold, until: 0 } });
    else if (failureKind(refusal) === 'wrongCode') change({ hold: { ...hold, wrongCodes: hold.wrongCodes + 1 } });
  }

  const resend = (by: CodeChannel) =>
    run(async () => {
      if (!hold) return;
      const { resendBookingCode } = await request(Booking_ResendDocument, { token: hold.token, channel: by });
      const until = untilOf(resendBookingCode);
      change({ channel: by, hold: { ...hold, ...resendBookingCode, until, wish: wishOf(inputOf(draft, by)) } });
    }, onHoldRefusal);

  /** By e-mail instead of a text; to another address only what is held anew. */
  const sendByEmail = (email: string) =>
    hold && isGood(hold) && wishOf(inputOf({ ...draft, email }, hold.sentBy)) === hold.wish
      ? resend('EMAIL')
      : holdTime({ email, channel: 'EMAIL' });

  const confirm = (code: string) =>
    run(async () => {
      if (!hold) return;
      const { confirmBooking } = await request(Booking_ConfirmDocument, { token: hold.token, code });
      change({ ...emptyDraft, booking: { ...confirmBooking, hasEmail: draft.email !== '' } });
      goTo('done', { replace: true });
    }, onHoldRefusal);

  return {
    draft,
    isReady,
    change,
    step,
    hasMoved,
    go,
    channel,
    isBusy,
    failure,
    dismiss: () => setFailure(undefined),
    gone,
    dismissGone: () => setGone(undefined),
    isClosed,
    settle,
    holdTime,
    resend,
    sendByEmail,
    confirm,
  };
}

export type BookingFlow = ReturnType<typeof useBooking>;
