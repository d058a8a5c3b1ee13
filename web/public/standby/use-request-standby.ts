import { useState } from 'react';
import { maxCodeTries } from '../../limits';
import type { CodeChannel } from '../../schema.generated';
import { useNavigate, useRequest } from '../app-context';
import { failureKind, isCodeGone } from '../booking/booking-failure';
import type { BookingDraft } from '../booking/booking-draft';
import { useBookingDraft } from '../booking/use-booking-draft';
import { asRequestError, type Failure } from '../request';
import { standbyPath } from './paths';
import {
  Standby_ConfirmDocument,
  Standby_RequestDocument,
  Standby_ResendDocument,
  type StandbyCodeFactsFragment,
} from './standby.generated';
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
export function useRequestStandby(businessId: string) {
  const request = useRequest();
  const navigate = useNavigate();
  const { draft, isReady, change } = useBookingDraft(businessId);
  const [sent, setSent] = useState<StandbyCodeFactsFragment>();
  const [wrongCodes, setWrongCodes] = useState(0);
  const [isOver, setIsOver] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  const [failure, setFailure] = useState<Failure>();

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
      if (kind === 'wrongCode') setWrongCodes((count) => count + 1);
      if (sent && isCodeGone(refusal)) setIsOver(true);
      setFailure(refusal);
    }
    setIsBusy(false);
  }

  return {
    draft,
    isReady,
    change,
    sent,
    isBusy,
    isClosed,
    failure,
    triesLeft: maxCodeTries - wrongCodes,
    isOver,
    dismiss: () => setFailure(undefined),
    ask: (wish: Wish) =>
      run(async () => {
        const { requestStandby } = await request(Standby_RequestDocument, { businessId, input: inputOf(draft, wish) });
        setWrongCodes(0);
        setIsOver(false);
        setSent(requestStandby);
      }),
    resend: (channel: CodeChannel) =>
      run(async () => {
        if (sent) setSent((await request(Standby_ResendDocument, { token: sent.token, channel })).resendStandbyCode);
      }),
    confirm: (code: string) =>
      run(async () => {
        if (!sent) return;
        await request(Standby_ConfirmDocument, { token: sent.token, code });
        navigate(standbyPath(sent.token), { replace: true });
      }),
    begin: () => {
      setFailure(undefined);
      setSent(undefined);
    },
  };
}

export type RequestFlow = ReturnType<typeof useRequestStandby>;
