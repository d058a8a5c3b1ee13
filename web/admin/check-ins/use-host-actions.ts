import { useRef, useState } from 'react';
import { refusalOf, type Refusal } from '../connection/refusal';
import { useNotice } from '../pieces/use-notice';
import {
  useQueuePage_DeleteMutation,
  useQueuePage_DismissReplyMutation,
  useQueuePage_NoShowMutation,
  useQueuePage_RestoreMutation,
  useQueuePage_SetStatusMutation,
  useQueuePage_UndoStatusMutation,
} from './check-ins.generated';
import { lookOf, nameOf, type CheckIn, type Status } from './statuses';

/** The host's changes to a row: optimistic, reverted when the server refuses, with Undo for 10 seconds. */
export function useHostActions(refresh: () => void) {
  const notify = useNotice();
  const [error, setError] = useState<Refusal | null>(null);
  const [sendStatus] = useQueuePage_SetStatusMutation();
  const [sendUndo] = useQueuePage_UndoStatusMutation();
  const [sendNoShow] = useQueuePage_NoShowMutation();
  const [sendDismiss] = useQueuePage_DismissReplyMutation();
  const [sendDelete] = useQueuePage_DeleteMutation();
  const [sendRestore] = useQueuePage_RestoreMutation();
  // Two quick presses on one row run one after the other, the second on the version that the first returned.
  const running = useRef(new Map<string, Promise<CheckIn | undefined>>());

  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      setError(null);
      return await work();
    } catch (cause) {
      const refusal = refusalOf(cause);
      setError(
        refusal.code === 'STALE'
          ? { ...refusal, message: 'Somebody else changed this check-in. It is shown as it is now.' }
          : refusal,
      );
      return undefined;
    } finally {
      refresh();
    }
  }

  const undoOf = (entry: CheckIn) => () =>
    void attempt(() => sendUndo({ variables: { id: entry.id, version: entry.version } }));
  const offerUndo = (entry: CheckIn) =>
    notify({ message: lookOf(entry.status).sentence(nameOf(entry)), undo: undoOf(entry) });

  /** Changes a status after the row's pending changes; `send` gets the version that they returned. */
  async function change(
    entry: CheckIn,
    send: (version: number) => Promise<CheckIn | undefined>,
    onChange: (result: CheckIn) => void,
  ) {
    const before = running.current.get(entry.id);
    const work = (async () => send(((await before) ?? entry).version))();
    running.current.set(entry.id, work);
    const result = await work;
    if (running.current.get(entry.id) !== work) return;
    running.current.delete(entry.id);
    if (result) onChange(result);
  }
  const setStatus = (entry: CheckIn, status: Status) =>
    change(
      entry,
      async (version) => {
        const answer = await attempt(() =>
          sendStatus({
            variables: { id: entry.id, status, version },
            optimisticResponse: { setCheckInStatus: { ...entry, status } },
          }),
        );
        return answer?.data?.setCheckInStatus;
      },
      offerUndo,
    );
  const markNoShow = (entry: CheckIn) =>
    change(
      entry,
      async (version) => (await attempt(() => sendNoShow({ variables: { id: entry.id, version } })))?.data?.markNoShow,
      (result) => notify({ message: `${nameOf(result)} did not come.`, undo: undoOf(result) }),
    );

  async function undoStatus(entry: CheckIn) {
    const result = (await attempt(() => sendUndo({ variables: { id: entry.id, version: entry.version } })))?.data
      ?.undoCheckInStatus;
    if (result) notify({ message: lookOf(result.status).sentence(nameOf(result)) });
  }
  async function dismissReply(entry: CheckIn) {
    const answer = await attempt(() =>
      sendDismiss({
        variables: { id: entry.id },
        optimisticResponse: { dismissReply: { ...entry, reply: null, repliedAt: null } },
      }),
    );
    if (answer) notify({ message: `The text of ${nameOf(entry)} is put aside. It stays in the history.` });
  }
  async function remove(entry: CheckIn) {
    const ids = [entry.id];
    if (!(await attempt(() => sendDelete({ variables: { ids } })))) return;
    notify({
      message: `The check-in of ${nameOf(entry)} is deleted. The customer stays.`,
      undo: () => void attempt(() => sendRestore({ variables: { ids } })),
    });
  }
  return { setStatus, markNoShow, undoStatus, dismissReply, remove, offerUndo, error, dismiss: () => setError(null) };
}
