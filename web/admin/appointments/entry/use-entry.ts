import { useMemo } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { nameOf } from '../../staff/staff-words';
import { useItems } from '../../products/select/use-items';
import { outsideHours, outsideWords } from '../outside-hours';
import { type AppointmentDraft, timedParts } from './appointment-draft';
import type { EntryForm } from './entry-form';
import { wallOf } from './moments';
import { timesOf } from './time-choices';
import { useHours } from './use-hours';

interface Options {
  form: UseFormReturn<AppointmentDraft>;
  isEvent: boolean;
  timeZone: string;
  interval: number;
  startDate: string | null;
  signedForms?: readonly string[];
}

const none: readonly string[] = [];

/** What the fields of an appointment need to know, and what is to be asked of its times. */
export function useEntry({ form, isEvent, timeZone, interval, startDate, signedForms = none }: Options) {
  const { items } = useItems();
  const draft = useWatch({ control: form.control, compute: (all: AppointmentDraft) => all });
  const { hours, readHours } = useHours(draft.date);
  const lengths = useMemo(
    () => ({ interval, durations: new Map(items?.map(({ id, durationMinutes }) => [id, durationMinutes])) }),
    [items, interval],
  );
  const choices = useMemo(() => timesOf(hours), [hours]);
  const entry: EntryForm = { form, draft, isEvent, timeZone, lengths, choices, startDate, signedForms };
  return {
    entry,
    /** Questions about times outside of the hours, none of an event; `agreed`, epoch milliseconds, was asked before. */
    async outsideOf(typed: AppointmentDraft, agreed: number | null): Promise<string[]> {
      if (isEvent) return [];
      const hoursNow = await readHours(typed.date);
      const questions = timedParts(typed, timeZone).flatMap(({ part: { staff }, span: [start, end] }) => {
        const work = { startsAt: start.toJSDate(), endsAt: end.toJSDate(), staffId: staff?.id ?? null };
        const outside = outsideHours(work, hoursNow);
        if (!outside || outside.at.getTime() === agreed) return [];
        return [outsideWords(outside.at, outside.staffId && staff ? nameOf(staff) : null, timeZone)];
      });
      return [...new Set(questions)];
    },
    /** Sets the start. */
    startAt(instant: string) {
      const { date, time } = wallOf(instant, timeZone);
      form.setValue('date', date, { shouldDirty: true, shouldValidate: true });
      form.setValue('time', time, { shouldDirty: true, shouldValidate: true });
    },
  };
}
