import type { HoursExceptionInput, OpeningRangeInput } from '../../schema.generated';
import { pick } from '../pieces/pick';
import { useNotice } from '../pieces/use-notice';
import type { Attempt } from '../pieces/use-attempt';
import {
  type DateExceptionFragment,
  useExceptions_DeleteMutation,
  useExceptions_SetMutation,
  useWeeklyHours_AddMutation,
  useWeeklyHours_CopyMutation,
  useWeeklyHours_DeleteMutation,
  useWeeklyHours_UpdateMutation,
  type WeeklyRangeFragment,
} from './hours.generated';
import { dateWords, weekdayOf, weekdays } from './hour-words';

/** Changes of the hours. Those that a dialog asks for throw; the others run in `attempt`. */
export function useHoursActions(refetch: () => Promise<unknown>, attempt: Attempt) {
  const notify = useNotice();
  const [add] = useWeeklyHours_AddMutation();
  const [update] = useWeeklyHours_UpdateMutation();
  const [remove] = useWeeklyHours_DeleteMutation();
  const [copy] = useWeeklyHours_CopyMutation();
  const [set] = useExceptions_SetMutation();
  const [removeException] = useExceptions_DeleteMutation();

  /** What was refused may be stale: the next try is made from what stands. */
  async function afterRefetch(failure: unknown): Promise<never> {
    await refetch().catch(() => undefined);
    throw failure;
  }
  async function saveHours(id: string | null, input: OpeningRangeInput, version: number) {
    if (id === null) await add({ variables: { input } });
    else await update({ variables: { id, input, version } });
    notify({ message: 'Saved.' });
    await refetch();
  }
  const deleteHours = (range: WeeklyRangeFragment) =>
    attempt(async () => {
      await remove({ variables: { ids: [range.id] } });
      const input = pick(range, ['weekday', 'opens', 'closes']);
      notify({
        message: `Hours of ${weekdays[range.weekday]} deleted.`,
        undo: () => void attempt(() => saveHours(null, input, 0)),
      });
      await refetch();
    });
  /** `before`: the hours of the week until then. */
  async function copyHours(fromWeekday: number, toWeekdays: number[], before: readonly WeeklyRangeFragment[]) {
    const isGiven = ({ weekday }: { weekday: number }) => toWeekdays.includes(weekday);
    const seen = before.map((range) => pick(range, ['id', 'version']));
    const { data } = await copy({ variables: { fromWeekday, toWeekdays, seen } }).catch(afterRefetch);
    const ids = data?.copyHours.weekly.filter(isGiven).map(({ id }) => id) ?? [];
    async function putBack() {
      if (ids.length > 0) await remove({ variables: { ids } });
      for (const range of before.filter(isGiven))
        await add({ variables: { input: pick(range, ['weekday', 'opens', 'closes']) } });
      notify({ message: 'The hours are as they were.' });
    }
    notify({
      message: `Hours of ${weekdays[fromWeekday]} copied.`,
      undo: () => void attempt(() => putBack().finally(refetch)),
    });
    await refetch();
  }
  /** Version 0: a date that has no exception yet. */
  async function saveException(input: HoursExceptionInput, version: number) {
    await set({ variables: { input, version } });
    notify({ message: 'Saved.' });
    await refetch();
  }
  const deleteException = ({ id, date, name, ranges }: DateExceptionFragment) =>
    attempt(async () => {
      await removeException({ variables: { ids: [id] } });
      const input = { date, name, ranges: ranges.map((range) => pick(range, ['opens', 'closes'])) };
      notify({
        message: `${dateWords(date)} is like every ${weekdayOf(date)} again.`,
        undo: () => void attempt(() => saveException(input, 0)),
      });
      await refetch();
    });
  return { saveHours, deleteHours, copyHours, saveException, deleteException };
}
