import { refusalOf } from '../../connection/refusal';
import { useNotice } from '../../pieces/use-notice';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import { useSeries_DeleteMutation } from '../series/series.generated';
import type { SeriesPlace } from '../series/SeriesFacts';
import { useScopeQuestion } from '../series/use-scope-question';
import { type Appointment, nameOf } from '../states';
import { silent } from './silent';
import {
  useAppointmentDialog_DeleteMutation,
  useAppointmentDialog_RestoreMutation,
} from './appointment-form.generated';

/** Deletes an appointment, with an undo that outlives the dialog. */
export function useDeleteAppointment(tellsCustomer: boolean) {
  const notify = useNotice();
  const { attempt, ...state } = useGatedAttempt();
  const [sendDelete] = useAppointmentDialog_DeleteMutation();
  const [sendDeleteSeries] = useSeries_DeleteMutation();
  const [sendRestore] = useAppointmentDialog_RestoreMutation();
  const { askScope, scopeQuestion } = useScopeQuestion();

  const restore = (ids: string[], name: string) =>
    sendRestore({ variables: { ids } }).then(
      () => notify({ message: `${name} is back in the calendar.` }),
      (failure) => {
        const { code, message } = refusalOf(failure);
        notify({
          message: code === 'SLOT_TAKEN' ? `${name} cannot come back: the time was taken meanwhile.` : message,
        });
      },
    );
  return {
    ...state,
    /** To render beside the form: which ones of a series. */
    question: scopeQuestion,
    /** True if it is deleted. */
    async remove(appointment: Appointment, place: SeriesPlace): Promise<boolean> {
      const { id } = appointment;
      const name = nameOf(appointment);
      const scope = await askScope(appointment, {
        title: 'Delete which ones?',
        note: 'They go from the calendar, counts and statistics, and their times are free again. Who deleted them is kept. Customers get one message about all of them.',
        isDangerous: true,
        counts: place ? { FOLLOWING: place.following, ALL: place.toCome } : undefined,
      });
      if (!scope) return false;
      return attempt(async () => {
        if (scope === 'ONE') {
          await sendDelete({ variables: { ids: [id], ...silent(tellsCustomer) } });
          notify({ message: `${name} is deleted.`, undo: () => void restore([id], name) });
          return;
        }
        const { data } = await sendDeleteSeries({ variables: { id, scope } });
        const { ids } = data!.deleteAppointmentSeries;
        notify({ message: `${name} is deleted, ${ids.length} times.`, undo: () => void restore(ids, name) });
      });
    },
  };
}
