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

/** What happens to the parties that wait for somebody who is archived, and to their appointments to come. */
export interface Handover {
  /** Who gets them; null for anyone. */
  giveTo: string | null;
  hasGiven: boolean;
}

/** What became of appointments to come. */
function givenWords({ appointments, overlapping }: { appointments: number; overlapping: number }): string[] {
  if (appointments === 0) return [];
  const given = appointments === 1 ? '1 appointment was' : `${appointments} appointments were`;
  const overlap = overlapping === 0 ? '' : `; ${overlapping} ${overlapping === 1 ? 'overlaps' : 'overlap'} others`;
  return [`${given} handed over${overlap}.`];
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
  async function undoArchive(member: StaffListedFragment, hasGiven: boolean) {
    if ((await bringBack(member)) && hasGiven)
      notify({
        message: `${nameOf(member)} is back on the staff. Parties and appointments that somebody else got stay where they are.`,
      });
  }
  return {
    ...state,
    change,
    /** `button` is the one in their row. */
    async archive(member: StaffListedFragment, button: HTMLElement | null, { giveTo, hasGiven }: Handover) {
      const focusNeighbor = button && neighborOf(button, rowButtons);
      let given: string[] = [];
      const isDone = await change(async () => {
        const { data } = await sendArchive({ variables: { ids: [member.id], giveTo } });
        if (data) given = givenWords(data.archiveStaffMembers);
      });
      if (!isDone) return;
      const message = [`${nameOf(member)} is archived.`, ...given].join(' ');
      notify({ message, undo: () => void undoArchive(member, hasGiven) });
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
