import { neighborOf } from '../pieces/neighbor-of';
import type { Attempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import {
  type StaffListedFragment,
  type StaffPage_UndoArchiveMutation,
  useStaffPage_ArchiveMutation,
  useStaffPage_RestoreMutation,
  useStaffPage_UndoArchiveMutation,
} from './staff.generated';
import { nameOf } from './staff-words';

const appointmentWords = (count: number): string => (count === 1 ? '1 appointment' : `${count} appointments`);
const partyWords = (count: number): string => (count === 1 ? '1 party' : `${count} parties`);

/** What became of appointments to come. */
function givenWords({ appointments, overlapping }: { appointments: number; overlapping: number }): string[] {
  if (appointments === 0) return [];
  const given = `${appointmentWords(appointments)} ${appointments === 1 ? 'was' : 'were'}`;
  const overlap = overlapping === 0 ? '' : `; ${overlapping} ${overlapping === 1 ? 'overlaps' : 'overlap'} others`;
  return [`${given} handed over${overlap}.`];
}

/** Of both those that there are. */
const bothWords = (appointments: number, parties: number): string[] => [
  ...(appointments > 0 ? [appointmentWords(appointments)] : []),
  ...(parties > 0 ? [partyWords(parties)] : []),
];

type Return = StaffPage_UndoArchiveMutation['undoStaffArchival'];

/** What an undo brought back, and what stays. */
function returnWords(
  name: string,
  { appointments, overlapping, changedAppointments, parties, changedParties }: Return,
): string {
  const back = bothWords(appointments, parties);
  const changed = bothWords(changedAppointments, changedParties);
  const sentences = [`${name} is back on the staff${back.length > 0 ? ` with ${back.join(' and ')}` : ''}.`];
  if (overlapping > 0)
    sentences.push(`${appointmentWords(overlapping)} ${overlapping === 1 ? 'overlaps' : 'overlap'} others.`);
  if (changedAppointments + changedParties === 1)
    sentences.push(`${changed[0]} that changed meanwhile stays where it is.`);
  else if (changed.length > 0) sentences.push(`${changed.join(' and ')} that changed meanwhile stay where they are.`);
  return sentences.join(' ');
}

const rowButtons = '[data-tools] button';

/** Archiving and restoring, from the list itself; `refetch` reads it again. */
export function useStaffChanges(refetch: () => Promise<unknown>) {
  const notify = useNotice();
  const { attempt, ...state } = useGatedAttempt();
  const [sendArchive] = useStaffPage_ArchiveMutation();
  const [sendUndo] = useStaffPage_UndoArchiveMutation();
  const [sendRestore] = useStaffPage_RestoreMutation();

  /** Whatever came of it, the list then shows what the server has. */
  const change: Attempt = async (work) => {
    const isDone = await attempt(work);
    await refetch().catch(() => undefined);
    return isDone;
  };
  async function undoArchive(member: StaffListedFragment) {
    let message = '';
    const isDone = await change(async () => {
      const { data } = await sendUndo({ variables: { ids: [member.id] } });
      if (data) message = returnWords(nameOf(member), data.undoStaffArchival);
    });
    if (isDone) notify({ message });
  }
  return {
    ...state,
    change,
    /** `button` is the one in their row; `giveTo` gets what waits for them and their appointments to come, null for anyone. */
    async archive(member: StaffListedFragment, button: HTMLElement | null, giveTo: string | null) {
      const focusNeighbor = button && neighborOf(button, rowButtons);
      let given: string[] = [];
      const isDone = await change(async () => {
        const { data } = await sendArchive({ variables: { ids: [member.id], giveTo } });
        if (data) given = givenWords(data.archiveStaffMembers);
      });
      if (!isDone) return;
      const message = [`${nameOf(member)} is archived.`, ...given].join(' ');
      notify({ message, undo: () => void undoArchive(member) });
      focusNeighbor?.();
    },
    async restore(member: StaffListedFragment, button: HTMLElement) {
      const focusNeighbor = neighborOf(button, rowButtons);
      if (!(await change(() => sendRestore({ variables: { ids: [member.id] } })))) return;
      notify({ message: `${nameOf(member)} is back on the staff.` });
      focusNeighbor();
    },
  };
}
