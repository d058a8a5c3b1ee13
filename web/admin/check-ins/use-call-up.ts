import type { CallUpChannel, MessageChannel } from '../../schema.generated';
import type { Notice } from '../pieces/use-notice';
import { useNotice } from '../pieces/use-notice';
import { useCallUpDialog_CallUpMutation } from './call-up.generated';

/** The notice for the host unless the server sends one of its own. */
const noticeOf = (name: string, sentBy: MessageChannel | null): string => {
  if (sentBy === 'TEXT') return `A text is on its way to ${name}.`;
  if (sentBy === 'CALL') return `${name} is being called.`;
  return sentBy === 'EMAIL' ? `An email is on its way to ${name}.` : `Nothing was sent to ${name}.`;
};

/** The notice after a call-up; the server's own notice stays longer. */
export const callUpNotice = (
  firstName: string,
  { sentBy, notice }: { sentBy: MessageChannel | null; notice: string | null },
): Notice => ({ message: notice ?? noticeOf(firstName, sentBy), seconds: notice ? 10 : 5 });

/** Calls a party up and shows the result as a notice. Throws refusals of the server. */
export function useCallUp() {
  const [send] = useCallUpDialog_CallUpMutation();
  const notify = useNotice();
  return async function callUp(id: string, channel: CallUpChannel): Promise<void> {
    const answer = (await send({ variables: { id, channel } })).data?.callUp;
    if (answer) notify(callUpNotice(answer.checkIn.customer.firstName, answer));
  };
}
