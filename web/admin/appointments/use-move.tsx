import type { Refusal } from '../connection/refusal';
import { useNotice } from '../pieces/use-notice';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import type { UpdateAppointmentInput } from '../../schema.generated';
import { movedAppointment, type BlockChange } from './moved-appointment';
import { newlyOutside, outsideWords, type Hours } from './outside-hours';
import { type Saved, useSave } from './series/use-save';
import { type Scope, useScopeQuestion } from './series/use-scope-question';
import type { Appointment } from './states';
import { momentWords, onClock, rangeWords } from './time-words';
import { useHoursQuestion } from './use-hours-question';
import { useOverlapQuestion } from './use-overlap-question';

const whichMove = {
  title: 'Move which ones?',
  note: 'Each moves by as much. Customers get one message about all of them.',
};
const whichStretch = {
  title: 'Change the length of which ones?',
  note: 'Each takes as long as this one then. Customers get one message about all of them.',
};

/** Which of a series. */
type Of = { scope: Scope; among?: Saved['ids'] };

interface Scene {
  timeZone: string;
  hours: Hours | undefined;
  /** Midnight of today, at which a date begins that may be moved to. */
  today: string;
  /** Name of a staff member, by id. */
  nameOf: (staffId: string) => string;
  refresh: () => void;
}

/** Saves what was dragged in the grid, with the questions that come before it and a way back after it. */
export function useMove({ timeZone, hours, today, nameOf, refresh }: Scene) {
  const notify = useNotice();
  const send = useSave();
  const { attempt, gate } = useGatedAttempt();
  const overlap = useOverlapQuestion(timeZone);
  const outside = useHoursQuestion();
  const { askScope, scopeQuestion } = useScopeQuestion();

  /** Null for what was refused, or not wanted after the question. */
  async function save({ id, version }: Appointment, input: UpdateAppointmentInput, of: Of): Promise<Saved | null> {
    let saved: Saved | null = null;
    const tell = (refusal: Refusal) => {
      notify({ message: wordsOf(refusal), seconds: 8 });
      if (refusal.code === 'STALE' || refusal.code === 'NOT_FOUND') refresh();
    };
    await attempt(async () => {
      saved = await overlap.saveOrAsk((overrules) => send({ id, version, input, overrules, ...of }));
    }, tell);
    return saved;
  }

  /** Whether it is saved. */
  async function move(change: BlockChange): Promise<boolean> {
    const moved = movedAppointment(change, timeZone);
    if (!moved) return false;
    const { appointment } = change;
    if (hours && appointment.status !== 'EVENT') {
      const found = newlyOutside(moved.before, moved.after, hours);
      const owner = found?.staffId ? nameOf(found.staffId) : null;
      if (found && !(await outside.ask(outsideWords(found.at, owner, timeZone)))) return false;
    }
    const scope = await askScope(appointment, change.stretch === 0 ? whichMove : whichStretch);
    const saved = scope && (await save(appointment, moved.input, { scope }));
    if (!scope || !saved) return false;
    const canUndo = !moved.undo.startsAt || onClock(moved.undo.startsAt, timeZone).toISODate()! >= today;
    notify({
      message: movedWords(change, saved, timeZone),
      ...(canUndo && { undo: () => void save(saved.appointment, moved.undo, { scope, among: saved.ids }) }),
    });
    return true;
  }
  return {
    move,
    askOutside: outside.ask,
    gate,
    questions: (
      <>
        {overlap.question}
        {outside.question}
        {scopeQuestion}
      </>
    ),
  };
}

/** 'Moved to Fri, Nov 27, 9:30 AM with Maya Lin.' */
function movedWords({ column, stretch }: BlockChange, { appointment: saved, ids }: Saved, timeZone: string): string {
  if (ids) return `${ids.length} of the series ${ids.length === 1 ? 'is' : 'are'} changed.`;
  const [start, end] = [onClock(saved.startsAt, timeZone), onClock(saved.endsAt, timeZone)];
  if (stretch !== 0) return `Changed to ${rangeWords(start, end)}.`;
  const staff = column && saved.parts.find((part) => (part.staff?.id ?? null) === column.to)?.staff;
  const to = !column ? '' : staff ? ` with ${staff.firstName}` : ' with anyone';
  return `Moved to ${momentWords(start)}${saved.status === 'EVENT' ? '' : to}.`;
}

function wordsOf(failure: Refusal): string {
  const { code, message } = failure;
  if (code === 'STALE') return 'It was changed meanwhile. You see it now as it is.';
  if (code === 'NOT_FOUND') return 'It is no longer in the calendar.';
  return `Nothing was changed. ${message}`;
}
