import { useNotice } from '../../pieces/use-notice';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import { nameOf } from '../customer-words';
import { useMergedWith_UndoMutation, type MergedRecordsFragment } from './merge.generated';

/** Undoes a merge. Whatever the screen shows by then is read again: both records, their check-ins and the list. */
export function useUndoMerge() {
  const { attempt, ...state } = useGatedAttempt();
  const [send] = useMergedWith_UndoMutation({ refetchQueries: 'active' });
  const notify = useNotice();
  return {
    ...state,
    undo: async ({ id, kept, merged }: Pick<MergedRecordsFragment, 'id' | 'kept' | 'merged'>) => {
      const isDone = await attempt(
        () => send({ variables: { id } }),
        // Its dialog may be gone.
        ({ message }) => notify({ message }),
      );
      if (isDone) notify({ message: `${nameOf(kept)} and ${nameOf(merged)} are two records again.` });
    },
  };
}
