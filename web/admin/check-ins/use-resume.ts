import { useCheckInAppPage_SaveMutation } from '../check-in-app/check-in-app.generated';
import { useAttempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';

/** Opens check-in again after a pause. */
export function useResume() {
  const [save] = useCheckInAppPage_SaveMutation();
  const { attempt, ...state } = useAttempt();
  const notify = useNotice();
  const resume = () =>
    attempt(async () => {
      await save({ variables: { input: { paused: false } } });
      notify({ message: 'Check-in is open again.' });
    });
  return { ...state, resume };
}
