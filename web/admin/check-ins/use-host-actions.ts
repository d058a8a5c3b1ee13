import { useRef, useState } from 'react';
import { mayPass, refusalOf, type Refusal } from '../connection/refusal';
import { canReach, isConnected } from '../connection/use-connected';
import { useNotice } from '../pieces/use-notice';
import {
  useQueuePage_DeleteMutation,
  useQueuePage_DismissReplyMutation,
  useQueuePage_NoShowMutation,
  useQueuePage_RestoreMutation,
  useQueuePage_RestoreReplyMutation,
  useQueuePage_SetStatusMutation,
  useQueuePage_UndoStatusMutation,
  useQueuePage_UpdateMutation,
} from './check-ins.generated';
import { nameOf as nameOfMember } from '../staff/staff-words';
import { inLineWords } from './in-line-words';
import { productsText } from '../products/select/chosen-products';
import { staffChange, type ChosenStaff } from '../staff/select/staff-choice';
import { lookOf, nameOf, type CheckIn, type Status } from './statuses';

/** The host's changes to a row: optimistic, reverted when the server refuses, with Undo for 10 seconds. */
export function useHostActions(refresh: () => void, timeZone: string) {
  const notify = useNotice();
  const [failure, setFailure] = useState<{ error: Refusal; about: string; retry: (() => void) | null } | null>(null);
  const [deletedIds, setDeletedIds] = useState<ReadonlySet<string>>(new Set());
  const [sendStatus] = useQueuePage_SetStatusMutation();
  const [sendUndo] = useQueuePage_UndoStatusMutation();
  const [sendNoShow] = useQueuePage_NoShowMutation();
  const [sendDismiss] = useQueuePage_DismissReplyMutation();
  const [sendRestoreReply] = useQueuePage_RestoreReplyMutation();
  const [sendUpdate] = useQueuePage_UpdateMutation();
  const [sendDelete] = useQueuePage_DeleteMutation();
  const [sendRestore] = useQueuePage_RestoreMutation();
  // Two quick presses on one row run one after the other, the second on the version that the first returned.
  const running = useRef(new Map<string, Promise<CheckIn | undefined>>());

  /** Runs a change of a party; a failure names it, and offers `retry` where that can help. */
  async function attempt<Answer>(
    entry: CheckIn,
    work: () => Promise<Answer>,
    retry: () => void = () => void attempt(entry, work),
  ): Promise<Answer | undefined> {
    try {
      setFailure(null);
      // Else the row would look changed until the last retry failed.
      if (!isConnected() && !(await canReach())) throw new TypeError('No connection');
      return await work();
    } catch (cause) {
      const refusal = refusalOf(cause);
      const message =
        refusal.code === 'STALE' ? 'Somebody else changed this check-in. It is shown as it is now.' : refusal.message;
      setFailure({
        error: { ...refusal, message },
        about: nameOf(entry),
        retry: mayPass(refusal) ? retry : null,
      });
      return undefined;
    } finally {
      refresh();
    }
  }

  const undoOf = (entry: CheckIn) => () =>
    void attempt(entry, () => sendUndo({ variables: { id: entry.id, version: entry.version } }));
  const offerUndo = (entry: CheckIn) =>
    notify({ message: lookOf(entry.status).sentence(nameOf(entry)), undo: undoOf(entry) });

  /** Offers to undo a save of the update form: the status with its times, then the other fields. */
  function offerUndoOfSave(before: CheckIn, after: CheckIn, message: string) {
    const { id } = after;
    const { partySize, notes, tableNumber, selectedProducts } = before;
    const hasMoved = before.status !== after.status;
    const hasProducts = productsText(selectedProducts) !== productsText(after.selectedProducts);
    const input = {
      ...staffChange(before, after),
      partySize,
      notes,
      tableNumber,
      ...(hasProducts && { productIds: selectedProducts.map((item) => item.id) }),
    };
    const staff = staffChange(before, after);
    const hasStaff = Object.keys(staff).length > 0;
    const hasFields =
      hasProducts ||
      hasStaff ||
      partySize !== after.partySize ||
      notes !== after.notes ||
      tableNumber !== after.tableNumber;
    if (!hasMoved && !hasFields) return notify({ message });
    let { version } = after;
    let hasToMove = hasMoved;
    const undo = async () => {
      if (hasToMove) ({ version } = (await sendUndo({ variables: { id, version } })).data?.undoCheckInStatus ?? after);
      hasToMove = false;
      if (hasFields) await sendUpdate({ variables: { id, version, input } });
    };
    return notify({ message, undo: () => void attempt(after, undo) });
  }

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
  const setStatus = (entry: CheckIn, status: Status): Promise<void> =>
    change(
      entry,
      async (version) => {
        const answer = await attempt(
          entry,
          () =>
            sendStatus({
              variables: { id: entry.id, status, version },
              optimisticResponse: { setCheckInStatus: { ...entry, status } },
            }),
          () => void setStatus(entry, status),
        );
        return answer?.data?.setCheckInStatus;
      },
      offerUndo,
    );
  const markNoShow = (entry: CheckIn): Promise<void> =>
    change(
      entry,
      async (version) => {
        const work = () => sendNoShow({ variables: { id: entry.id, version } });
        return (await attempt(entry, work, () => void markNoShow(entry)))?.data?.markNoShow;
      },
      (result) => notify({ message: `${nameOf(result)} did not come.`, undo: undoOf(result) }),
    );

  /** Gives the party to a staff member, or to anyone. */
  async function assign(entry: CheckIn, staff: ChosenStaff | null): Promise<void> {
    const { id } = entry;
    const pending = running.current.get(id);
    const version = ((await pending) ?? entry).version;
    const work = () => sendUpdate({ variables: { id, version, input: { staffId: staff?.id ?? '' } } });
    const result = (await attempt(entry, work, () => void assign(entry, staff)))?.data?.updateCheckIn;
    const who = staff ? nameOfMember(staff) : 'anyone';
    if (result) offerUndoOfSave(entry, result, `${nameOf(entry)} is for ${who} now.`);
  }
  async function undoStatus(entry: CheckIn) {
    const work = () => sendUndo({ variables: { id: entry.id, version: entry.version } });
    const result = (await attempt(entry, work, () => void undoStatus(entry)))?.data?.undoCheckInStatus;
    if (result) notify({ message: lookOf(result.status).sentence(nameOf(result)) });
  }
  async function dismissReply(entry: CheckIn) {
    const { id } = entry;
    const work = () =>
      sendDismiss({
        variables: { id, repliedAt: entry.repliedAt },
        optimisticResponse: { dismissReply: { ...entry, reply: null, repliedAt: null } },
      });
    if (!(await attempt(entry, work, () => void dismissReply(entry)))) return;
    notify({
      message: `The text of ${nameOf(entry)} is put aside. It stays in the history.`,
      undo: () => void attempt(entry, () => sendRestoreReply({ variables: { id } })),
    });
  }
  async function remove(entry: CheckIn) {
    const ids = [entry.id];
    const work = () => sendDelete({ variables: { ids } });
    if (!(await attempt(entry, work, () => void remove(entry)))) return;
    setDeletedIds((before) => new Set([...before, entry.id]));
    notify({
      message: `The check-in of ${nameOf(entry)} is deleted. The customer stays.`,
      undo: () => {
        setDeletedIds((before) => new Set([...before].filter((id) => id !== entry.id)));
        void attempt(entry, () => sendRestore({ variables: { ids } }));
      },
    });
  }
  /** A party that was added tells nobody yet, so that deleting it undoes it. */
  const offerUndoOfAdding = (entry: CheckIn) =>
    notify({
      message: inLineWords(entry, timeZone),
      undo: () => void attempt(entry, () => sendDelete({ variables: { ids: [entry.id] } })),
    });
  return {
    setStatus,
    markNoShow,
    assign,
    undoStatus,
    dismissReply,
    remove,
    deletedIds,
    offerUndoOfSave,
    offerUndoOfAdding,
    error: failure?.error ?? null,
    about: failure?.about,
    retry: failure?.retry ?? null,
    dismiss: () => setFailure(null),
  };
}
