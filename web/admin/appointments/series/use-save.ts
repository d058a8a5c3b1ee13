import type { UpdateAppointmentInput } from '../../../schema.generated';
import { useCalendarPage_UpdateMutation } from '../appointments.generated';
import type { Appointment } from '../states';
import { useSeries_UpdateMutation } from './series.generated';
import type { Scope } from './use-scope-question';

interface Save {
  id: string;
  version: number;
  input: UpdateAppointmentInput;
  overrules: boolean;
  scope: Scope;
  /** Of a series only these, to undo. */
  among?: readonly string[] | null;
}

export interface Saved {
  appointment: Appointment;
  /** Which ones of a series; null of a single one. */
  ids: readonly string[] | null;
}

/** Saves a change of one appointment, or of several of its series. */
export function useSave(): (save: Save) => Promise<Saved> {
  const [update] = useCalendarPage_UpdateMutation();
  const [updateSeries] = useSeries_UpdateMutation();
  return async ({ scope, among, ...save }) => {
    if (scope === 'ONE') {
      const { data } = await update({ variables: save });
      return { appointment: data!.updateAppointment, ids: null };
    }
    const { data } = await updateSeries({ variables: { ...save, scope, among: among ? [...among] : null } });
    const { appointment, ids } = data!.updateAppointmentSeries;
    return { appointment, ids };
  };
}
