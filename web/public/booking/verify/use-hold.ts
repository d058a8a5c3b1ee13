import { useState } from 'react';
import { maxCodeTries } from '../../../limits';
import type { CodeChannel } from '../../../schema.generated';
import { useRequest } from '../../app-context';
import { newKey } from '../../http-request';
import { asRequestError, type Failure } from '../../request';
import { emptyDraft, type BookingDraft, type Hold } from '../booking-draft';
import { failureKind, isHoldGone } from '../booking-failure';
import type { BookingData } from '../booking-data';
import type { BookingFlow } from '../use-booking';
import { Booking_ConfirmDocument, Booking_HoldDocument, Booking_ResendDocument } from '../hold.generated';
import { inputOf, wishOf } from './hold-wish';
import { releaseHold } from './release-hold';

/** By this device's clock, which may be wrong. */
const untilOf = ({ secondsLeft }: { secondsLeft: number }): number => Date.now() + secondsLeft * 1000;

/** The chosen time is held, a code is sent, and the code books it. */
export function useHold({ business: { id: businessId }, booking: { hasTexts } }: BookingData, flow: BookingFlow) {
  const request = useRequest();
  const { draft, change, wanted, go, unanswered, settle } = flow;
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { hold } = draft;
  const channel: CodeChannel = hasTexts ? (draft.channel ?? 'TEXT') : 'EMAIL';
  const dismiss = () => setFailure(undefined);

  async function run(work: () => Promise<void>, onFailure?: (refusal: Failure) => void) {
    if (isBusy) return;
    setIsBusy(true);
    dismiss();
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
    if (hold?.wish === wish && isGood(hold)) {
      dismiss();
      return go('code');
    }
    return run(
      async () => {
        if (hold) await releaseHold(request, hold.token);
        if (unanswered.current?.wish !== wish) unanswered.current = { wish, key: newKey() };
        const { key } = unanswered.current;
        const answer = await request(Booking_HoldDocument, { businessId, input: { ...input, key } });
        unanswered.current = null;
        change({ hold: { ...answer.holdTime, until: untilOf(answer.holdTime), wrongCodes: 0, wish } });
        if (wanted !== 'code') go('code');
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
      go('done', { replace: true });
    }, onHoldRefusal);

  return { ...flow, channel, isBusy, failure, dismiss, holdTime, resend, sendByEmail, confirm };
}

export type HoldFlow = ReturnType<typeof useHold>;
