import { neighborOf } from '../pieces/neighbor-of';
import type { Attempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import {
  type StaffListedFragment,
  useStaffPage_ArchiveMutation,
  useStaffPage_RestoreMutation,
} from './staff.generated';
import { nameOf } from './staff-words';

/** What happens to the parties that wait for somebody who is archived. */
export interface Handover {
  /** Who gets them; null for anyone. */
  giveTo: string | null;
  hasParties: boolean;
}

const rowButtons = '[data-tools] button';

/** Archiving and restoring, from the list itself; `refetch` reads it again. */
export function useStaffChanges(refetch: () => Promise<unknown>) {
  const notify = useNotice();
  const { attempt, ...state } = useGatedAttempt();
  const [sendArchive] = useStaffPage_ArchiveMutation();
  const [sendRestore] = useStaffPage_RestoreMutation();

  /** Whatever came of it, the list then shows what the server has. */
  const change: Attempt = async (work) => {
    const isDone = await attempt(work);
    await refetch().catch(() => undefined);
    return isDone;
  };
  const bringBack = ({ id }: StaffListedFragment) => change(() => sendRestore({ variables: { ids: [id] } }));
  async function undoArchive(member: StaffListedFragment, hasParties: boolean) {
    if ((await bringBack(member)) && hasParties)
      notify({
        message: `${nameOf(member)} is back on the staff. The parties that waited for them stay where they are.`,
      });
  }
  return {
    ...state,
    change,
    /** `button` is the one in their row. */
    async archive(member: StaffListedFragment, button: HTMLElement | null, { giveTo, hasParties }: Handover) {
      const focusNeighbor = button && neighborOf(button, rowButtons);
      if (!(await change(() => sendArchive({ variables: { ids: [member.id], giveTo } })))) return;
      notify({ message: `${nameOf(member)} is archived.`, undo: () => void undoArchive(member, hasParties) });
      focusNeighbor?.();
    },
    async restore(member: StaffListedFragment, button: HTMLElement) {
      const focusNeighbor = neighborOf(button, rowButtons);
      if (!(await bringBack(member))) return;
      notify({ message: `${nameOf(member)} is back on the staff.` });
      focusNeighbor();
    },
  };
}
