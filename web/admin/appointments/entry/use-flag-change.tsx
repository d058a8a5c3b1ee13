import { type ReactNode, useEffect, useRef } from 'react';
import { refusalOf } from '../../connection/refusal';
import { useAttempt } from '../../pieces/use-attempt';
import { useNotice } from '../../pieces/use-notice';
import { useSeries_SetFlagMutation } from '../series/series.generated';
import type { Saved } from '../series/use-save';
import { type Scope, useScopeQuestion } from '../series/use-scope-question';
import { type Appointment, type Flag, nameOf } from '../states';
import { outsideOf, outsideWords } from '../outside-hours';
import { onClock } from '../time-words';
import { useHoursQuestion } from '../use-hours-question';
import { useOverlapQuestion } from '../use-overlap-question';
import { useAppointmentDialog_SetFlagMutation } from './appointment-form.generated';
import { flagNotice } from './flag-choices';
import { silent } from './silent';
import { useReadHours } from './use-hours';

const takenWords = 'Its time was taken meanwhile. Open the appointment to take it all the same.';

const questions = {
  CANCELED: {
    title: 'Cancel which ones?',
    note: 'Their times are free again. Customers get one message about all of them.',
  },
  CONFIRMED: {
    title: 'Confirm which ones?',
    note: 'Requests among them too. Those that you canceled take their times back, but not what customers canceled or you declined.',
  },
};

/** Which of a series. */
type Of = { scope: Scope; among?: Saved['ids'] };

/**
 * Sets where an appointment stands, with an undo that outlives the dialog. A canceled one asks before it takes back a taken time, a request before it is
 * confirmed outside of the hours.
 */
export function useFlagChange(timeZone: string, tellsCustomer = true) {
  const notify = useNotice();
  const { attempt, ...state } = useAttempt();
  const { saveOrAsk, question } = useOverlapQuestion(timeZone);
  const hours = useHoursQuestion();
  const readHours = useReadHours();
  const [send] = useAppointmentDialog_SetFlagMutation();
  const [sendSeries] = useSeries_SetFlagMutation();
  const { askScope, scopeQuestion } = useScopeQuestion();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const write =
    ({ id, version }: Appointment, flag: Flag, { scope, among = null }: Of) =>
    async (overrules: boolean): Promise<Saved> => {
      if (scope === 'ONE') {
        const { data } = await send({ variables: { id, version, flag, overrules, ...silent(tellsCustomer) } });
        return { appointment: data!.setAppointmentFlag, ids: null };
      }
      const of = { scope, among: among && [...among] };
      const { data } = await sendSeries({ variables: { id, version, flag, overrules, ...of } });
      return data!.setAppointmentSeriesFlag;
    };

  /** Whether to go on outside of the hours; yes within them. */
  async function agrees(request: Appointment): Promise<boolean> {
    const outside = outsideOf(request, await readHours(onClock(request.startsAt, timeZone).toISODate()!));
    return !outside || hours.ask(outsideWords(outside.at, outside.staff, timeZone));
  }

  async function set(appointment: Appointment, flag: Flag): Promise<void> {
    // Who did not come missed one of them.
    const asks = flag === 'CANCELED' || flag === 'CONFIRMED';
    const scope = asks ? await askScope(appointment, questions[flag]) : 'ONE';
    if (!scope) return;
    await attempt(async () => {
      if (flag === 'CONFIRMED' && appointment.flag === 'REQUESTED' && !(await agrees(appointment))) return;
      const saved = await saveOrAsk(write(appointment, flag, { scope }));
      if (!saved) return;
      const { appointment: changed, ids } = saved;
      // Of a series only those are set back that were not so before.
      const before = ids ? (flag === 'CANCELED' ? 'CONFIRMED' : 'CANCELED') : appointment.flag;
      notify({
        message: ids
          ? `${nameOf(changed)}: ${ids.length} ${ids.length === 1 ? 'is' : 'are'} ${flag === 'CANCELED' ? 'canceled' : 'confirmed'}.`
          : flagNotice(nameOf(changed), flag, appointment.flag),
        undo: () => void undo(changed, before, { scope, among: ids }),
      });
    });
  }

  async function undo(changed: Appointment, flag: Flag, of: Of) {
    if (isOpen.current) {
      await attempt(() => saveOrAsk(write(changed, flag, of)));
      return;
    }
    // Nothing is left to ask in.
    await write(
      changed,
      flag,
      of,
    )(false).catch((failure) => {
      const { code, message } = refusalOf(failure);
      notify({ message: code === 'SLOT_TAKEN' ? takenWords : message });
    });
  }
  return {
    ...state,
    set,
    question: (
      <>
        {question}
        {hours.question}
        {scopeQuestion}
      </>
    ) as ReactNode,
  };
}
