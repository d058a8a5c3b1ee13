import type { HoursStore } from '../hours/hours-store';
import {
  useExceptions_DeleteMutation,
  useExceptions_SetMutation,
  useWeeklyHours_AddMutation,
  useWeeklyHours_CopyMutation,
  useWeeklyHours_DeleteMutation,
  useWeeklyHours_UpdateMutation,
} from './hours.generated';

/** The hours of the business. An exception is known by its date, which stays. */
export function useBusinessHours(): HoursStore {
  const [add] = useWeeklyHours_AddMutation();
  const [update] = useWeeklyHours_UpdateMutation();
  const [remove] = useWeeklyHours_DeleteMutation();
  const [copy] = useWeeklyHours_CopyMutation();
  const [set] = useExceptions_SetMutation();
  const [removeException] = useExceptions_DeleteMutation();
  return {
    add: (input) => add({ variables: { input } }),
    update: (id, input, version) => update({ variables: { id, input, version } }),
    remove: (ids) => remove({ variables: { ids } }),
    copy: async (fromWeekday, toWeekdays, seen) =>
      (await copy({ variables: { fromWeekday, toWeekdays, seen } })).data?.copyHours.weekly ?? [],
    setException: (input, version) => set({ variables: { input, version } }),
    removeException: (id) => removeException({ variables: { ids: [id] } }),
  };
}
