import { useEffect, useState } from 'react';
import { maxCodeTries } from '../../limits';
import type { CodeChannel } from '../../schema.generated';
import { useNavigate, useRequest } from '../app-context';
import { failureKind, isCodeGone } from '../booking/booking-failure';
import type { BookingDraft } from '../booking/booking-draft';
import { keep } from '../booking/kept-booking';
import { useBookingDraft } from '../booking/use-booking-draft';
import { asRequestError, type Failure } from '../request';
import { standbyPath } from './paths';
import { Standby_ConfirmDocument, Standby_RequestDocument, Standby_ResendDocument } from './standby.generated';
import type { KeptRequest } from './use-kept-request';
import type { When } from './wanted-days';

interface Wish extends When {
  channel: CodeChannel;
}

/** The variables of a request, but for the business. */
const inputOf = (draft: BookingDraft, { firstDate, lastDate, fromTime, toTime, channel }: Wish) => ({
  firstDate,
  lastDate,
  fromTime,
  toTime,
  parts: [{ staffId: draft.staffId, productIds: draft.items.map(({ id }) => id) }],
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  phone: draft.phone,
  email: draft.email.trim(),
  channel,
});

/** A request on its way: what was entered, whether the code was sent, and what can be done. It knows what was entered to book. */
export function useRequestStandby(businessId: string, kept: KeptRequest) {
  const request = useRequest();
  const navigate = useNavigate();
  const { draft, isReady, change } = useBookingDraft(businessId);
  const { when, sent, wrongCodes, isOver, step, hasMoved, go } = kept;
  const [isBusy, setIsBusy] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // A refusal is about the step in which it came.
  useEffect(() => setFailure(undefined), [step]);

  async function run(work: () => Promise<void>) {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const refusal = asRequestError(error);
      const kind = failureKind(refusal);
      if (kind === 'closed') setIsClosed(true);
      if (kind === 'wrongCode') kept.change({ wrongCodes: wrongCodes + 1 });
      if (sent && isCodeGone(refusal)) kept.change({ isOver: true });
      setFailure(refusal);
    }
    setIsBusy(false);
  }

  return {
    draft,
    isReady,
    change,
    hasMoved,
    sent,
    isBusy,
    isClosed,
    failure,
    triesLeft: maxCodeTries - wrongCodes,
    isOver,
    dismiss: () => setFailure(undefined),
    ask: (channel: CodeChannel) =>
      run(async () => {
        if (!when) return;
        const input = inputOf(draft, { ...when, channel });
        const { requestStandby } = await request(Standby_RequestDocument, { businessId, input });
        kept.change({ sent: requestStandby, wrongCodes: 0, isOver: false });
        go('code');
      }),
    resend: (channel: CodeChannel) =>
      run(async () => {
        if (!sent) return;
        const { resendStandbyCode } = await request(Standby_ResendDocument, { token: sent.token, channel });
        kept.change({ sent: resendStandbyCode });
      }),
    confirm: (code: string) =>
      run(async () => {
        if (!sent) return;
        await request(Standby_ConfirmDocument, { token: sent.token, code });
        keep('standby', businessId, {});
        navigate(standbyPath(sent.token), { replace: true });
      }),
    begin: () => {
      kept.change({ sent: null });
      go('details', { replace: true });
    },
  };
}

export type RequestFlow = ReturnType<typeof useRequestStandby>;
