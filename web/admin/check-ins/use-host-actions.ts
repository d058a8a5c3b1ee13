import { useRef, useState } from 'react';
import { refusalOf, type Refusal } from '../connection/refusal';
import { useNotice } from '../pieces/use-notice';
import { useQueuePage_DeleteMutation, useQueuePage_RestoreMutation, useQueuePage_SetStatusMutation, useQueuePage_UndoStatusMutation } from './check-ins.generated';
import { lookOf, nameOf, type CheckIn, type Status } from './statuses';

/** What the host does to a row: at once on the screen, taken back if the server refuses, and with Undo for 10 seconds. */
export function useHostActions(refresh: () => void) {
  const notify = useNotice();
  const [error, setError] = useState<Refusal | null>(null);
  const [sendStatus] = useQueuePage_SetStatusMutation();
  const [sendUndo] = useQueuePage_UndoStatusMutation();
  const [sendDelete] = useQueuePage_DeleteMutation();
  const [sendRestore] = useQueuePage_RestoreMutation();
  // Two quick presses on one row follow each other, the second with the version that the first made.
  const running = useRef(new Map<string, Promise<CheckIn | undefined>>());

  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      setError(null);
      return await work();
    } catch (thrown) {
      const refusal = refusalOf(thrown);
      setError(refusal.code === 'STALE' ? { ...refusal, message: 'Somebody else changed this check-in. It is shown as it is now.' } : refusal);
      return undefined;
    } finally {
      refresh();
    }
  }

  function offerUndo(entry: CheckIn) {
    const undo = () => void attempt(() => sendUndo({ variables: { id: entry.id, version: entry.version } }));
    notify({ message: lookOf(entry.status).done(nameOf(entry)), undo });
  }

  async function setStatus(entry: CheckIn, status: Status) {
    const before = running.current.get(entry.id);
    const work = (async () => {
      const { version } = (await before) ?? entry;
      const answer = await attempt(() => sendStatus({ variables: { id: entry.id, status, version }, optimisticResponse: { setCheckInStatus: { ...entry, status } } }));
      return answer?.data?.setCheckInStatus;
    })();
    running.current.set(entry.id, work);
    const changed = await work;
    if (running.current.get(entry.id) !== work) return;
    running.current.delete(entry.id);
    if (changed) offerUndo(changed);
  }

  async function remove(entry: CheckIn) {
    const ids = [entry.id];
    if (!(await attempt(() => sendDelete({ variables: { ids } })))) return;
    notify({ message: `The check-in of ${nameOf(entry)} is deleted. The customer stays.`, undo: () => void attempt(() => sendRestore({ variables: { ids } })) });
  }
  return { setStatus, remove, offerUndo, error, dismiss: () => setError(null) };
}
