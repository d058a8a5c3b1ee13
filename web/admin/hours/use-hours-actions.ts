import type { OpeningRangeInput } from '../../schema.generated';
import { pick } from '../pieces/pick';
import { useNotice } from '../pieces/use-notice';
import type { Attempt } from '../pieces/use-attempt';
import { datesWords, weekdayOf, weekdays } from './hour-words';
import type { ExceptionInput } from './exception-values';
import type { DateExceptionFragment, WeeklyRangeFragment } from './hours.generated';
import type { HoursStore } from './hours-store';

/** Changes of the hours. Those that a dialog asks for throw; the others run in `attempt`. */
export function useHoursActions(store: HoursStore, refetch: () => Promise<unknown>, attempt: Attempt) {
  const notify = useNotice();

  /** What was refused may be stale: the next try is made from what stands. */
  async function afterRefetch(failure: unknown): Promise<never> {
    await refetch().catch(() => undefined);
    throw failure;
  }
  async function saveHours(id: string | null, input: OpeningRangeInput, version: number) {
    if (id === null) await store.add(input);
    else await store.update(id, input, version);
    notify({ message: 'Saved.' });
    await refetch();
  }
  const deleteHours = (range: WeeklyRangeFragment) =>
    attempt(async () => {
      await store.remove([range.id]);
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
    const weekly = await store.copy(fromWeekday, toWeekdays, seen).catch(afterRefetch);
    const ids = weekly.filter(isGiven).map(({ id }) => id);
    async function putBack() {
      if (ids.length > 0) await store.remove(ids);
      for (const range of before.filter(isGiven)) await store.add(pick(range, ['weekday', 'opens', 'closes']));
      notify({ message: 'The hours are as they were.' });
    }
    notify({
      message: `Hours of ${weekdays[fromWeekday]} copied.`,
      undo: () => void attempt(() => putBack().finally(refetch)),
    });
    await refetch();
  }
  /** Version 0 and no id: a date that has no exception yet. */
  async function saveException(input: ExceptionInput, version: number, id: string | null) {
    await store.setException(input, version, id);
    notify({ message: 'Saved.' });
    await refetch();
  }
  const deleteException = (exception: DateExceptionFragment, input: ExceptionInput) =>
    attempt(async () => {
      await store.removeException(exception.id);
      const { date, lastDate } = exception;
      const days = date === lastDate ? `every ${weekdayOf(date)}` : 'every week';
      notify({
        message: `${datesWords(exception)} is like ${days} again.`,
        undo: () => void attempt(() => saveException(input, 0, null)),
      });
      await refetch();
    });
  return { saveHours, deleteHours, copyHours, saveException, deleteException };
}
