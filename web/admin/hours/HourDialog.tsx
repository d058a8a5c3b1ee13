import { useForm, useWatch } from 'react-hook-form';
import type { OpeningRangeInput } from '../../schema.generated';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { SelectField } from '../pieces/SelectField';
import { StaleComparison } from '../pieces/StaleComparison';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { rangeWords, weekdays } from './hour-words';
import type { WeeklyRangeFragment } from './hours.generated';
import { endError, newRange, RangeFields, rangeOf, type RangeValues } from './RangeFields';

interface Values extends RangeValues {
  weekday: string;
}
/** Hours of every week; of new ones there is no id, and perhaps no weekday. */
export type EditedHours = Omit<WeeklyRangeFragment, 'id' | 'weekday'> & { id: string | null; weekday: number | null };

interface Props {
  hours: EditedHours;
  onSave: (input: OpeningRangeInput, version: number) => Promise<unknown>;
  onClose: () => void;
}

export const newHours = (weekday: number | null): EditedHours => ({
  id: null,
  weekday,
  ...rangeOf(newRange),
  version: 0,
});

const valuesOf = ({ weekday, opens, closes }: EditedHours): Values => ({
  weekday: weekday === null ? '' : String(weekday),
  opens: String(opens),
  closes: String(closes),
});
const options = weekdays.map((name, weekday) => [String(weekday), name] as const);
const words = ({ weekday, ...range }: Values) => [weekdays[Number(weekday)] ?? '', rangeWords(rangeOf(range))] as const;

/** Adds hours of every week, or changes some. */
export function HourDialog({ hours, onSave, onClose }: Props) {
  const form = useForm<Values>({ defaultValues: valuesOf(hours) });
  const { errors, isDirty } = form.formState;
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form, { onlyAtField: true });
  const { base, stale, take } = useVersioned({ form, latest: hours, valuesOf, error, dismiss });
  const unsaved = useUnsaved(isDirty);
  const values = useWatch({ control: form.control, compute: (all: Values) => all });

  const saveAs = (version: number) =>
    form.handleSubmit(({ weekday, ...range }) =>
      attempt(async () => {
        await onSave({ weekday: Number(weekday), ...rangeOf(range) }, version);
        unsaved.allow();
        onClose();
      }),
    )();
  function lines(now: EditedHours) {
    const [day, range] = words(valuesOf(now));
    const [ownDay, ownRange] = words(values);
    return [['Weekday', day, ownDay] as const, ['Hours', range, ownRange] as const];
  }
  return (
    <FormDialog
      title={hours.id === null ? 'Add Hours' : 'Update Hours'}
      submit="Save"
      isBusy={isBusy}
      isDisabled={Object.values(values).includes('')}
      onSubmit={() => saveAs(base.version)}
      onClose={() => unsaved.close(onClose)}
      width="sm"
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed these hours"
          lines={lines(stale)}
          isBusy={isBusy}
          onSaveMine={() => void saveAs(stale.version)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      <SelectField
        label="Weekday"
        options={options}
        registered={form.register('weekday')}
        error={errors.weekday?.message}
      />
      <RangeFields
        opens={form.register('opens', { deps: 'closes' })}
        closes={form.register('closes', { validate: (closes, { opens }) => endError(opens, closes) })}
        from={values.opens}
        errors={errors}
      />
    </FormDialog>
  );
}
