import { useNotice } from '../pieces/use-notice';
import { useCallUpDialog_CallUpMutation, type CallUpDialog_CallUpMutationVariables } from './call-up.generated';

type Channel = CallUpDialog_CallUpMutationVariables['channel'];

/** The notice for the host unless the server sends one of its own. */
function noticeOf(name: string, sentBy: 'TEXT' | 'CALL' | 'EMAIL' | null): string {
  if (sentBy === 'TEXT') return `A text is on its way to ${name}.`;
  if (sentBy === 'CALL') return `${name} is being called.`;
  return sentBy === 'EMAIL' ? `An e-mail is on its way to ${name}.` : `Nothing was sent to ${name}.`;
}

/** Calls a party up and shows the result as a notice. Throws what the server refuses. */
export function useCallUp() {
  const [send] = useCallUpDialog_CallUpMutation();
  const notify = useNotice();
  return async function callUp(id: string, channel: Channel): Promise<void> {
    const answer = (await send({ variables: { id, channel } })).data?.callUp;
    if (answer)
      notify({
        message: answer.notice ?? noticeOf(answer.checkIn.customer.firstName, answer.sentBy),
        seconds: answer.notice ? 10 : 5,
      });
  };
}
