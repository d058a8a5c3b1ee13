import type { HoursStore } from '../hours/hours-store';
import {
  useStaffHours_AddMutation,
  useStaffHours_CopyMutation,
  useStaffHours_DeleteExceptionMutation,
  useStaffHours_DeleteMutation,
  useStaffHours_SetExceptionMutation,
  useStaffHours_UpdateMutation,
} from './staff-hours.generated';

/** The hours of a staff member. */
export function useStaffHours(staffId: string): HoursStore {
  const [add] = useStaffHours_AddMutation();
  const [update] = useStaffHours_UpdateMutation();
  const [remove] = useStaffHours_DeleteMutation();
  const [copy] = useStaffHours_CopyMutation();
  const [set] = useStaffHours_SetExceptionMutation();
  const [removeException] = useStaffHours_DeleteExceptionMutation();
  return {
    add: (input) => add({ variables: { staffId, input } }),
    update: (id, input, version) => update({ variables: { id, input, version } }),
    remove: (ids) => remove({ variables: { ids } }),
    copy: async (fromWeekday, toWeekdays, seen) =>
      (await copy({ variables: { staffId, fromWeekday, toWeekdays, seen } })).data?.copyStaffHours.weekly ?? [],
    setException: (input, version, id) => set({ variables: { staffId, id, input, version } }),
    removeException: (id) => removeException({ variables: { ids: [id] } }),
  };
}
