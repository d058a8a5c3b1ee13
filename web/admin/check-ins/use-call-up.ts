import { useNotice } from '../pieces/use-notice';
import { useCallUpDialog_CallUpMutation, type CallUpDialog_CallUpMutationVariables } from './call-up.generated';

type Channel = CallUpDialog_CallUpMutationVariables['channel'];

/** What to tell the host where all went as asked, or the server said nothing of its own. */
function told(name: string, sentBy: 'TEXT' | 'CALL' | 'EMAIL' | null): string {
  if (sentBy === 'TEXT') return `A text is on its way to ${name}.`;
  if (sentBy === 'CALL') return `${name} is being called.`;
  return sentBy === 'EMAIL' ? `An e-mail is on its way to ${name}.` : `Nothing was sent to ${name}.`;
}

/** Calls a party up and says what became of it; what the server refuses is thrown. */
export function useCallUp() {
  const [send] = useCallUpDialog_CallUpMutation();
  const notify = useNotice();
  return async function callUp(id: string, channel: Channel): Promise<void> {
    const answer = (await send({ variables: { id, channel } })).data?.callUp;
    if (answer)
      notify({
        message: answer.notice ?? told(answer.checkIn.customer.firstName, answer.sentBy),
        seconds: answer.notice ? 10 : 5,
      });
  };
}
