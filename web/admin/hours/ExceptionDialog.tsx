import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Controller, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { CountedField } from '../pieces/CountedField';
import { Field } from '../pieces/Field';
import { FormDialog } from '../pieces/FormDialog';
import { StaleComparison } from '../pieces/StaleComparison';
import { SwitchField } from '../pieces/SwitchField';
import { UnsavedDialog } from '../pieces/UnsavedDialog';
import { useUnsaved } from '../pieces/use-unsaved';
import { useVersioned } from '../pieces/use-versioned';
import { PlanWarning } from '../plans/PlanWarning';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { maxDateName } from '../limits';
import {
  type EditedException,
  exceptionInput,
  type ExceptionInput,
  exceptionLines,
  exceptionValues,
  type ExceptionValues,
} from './exception-values';
import { datesWords } from './hour-words';
import type { HoursWords } from './hours-words';
import { endError, newRange, RangeFields } from './RangeFields';

interface Props {
  exception: EditedException;
  words: HoursWords;
  /** `id` is that of the exception which is changed, null for a new one. */
  onSave: (input: ExceptionInput, version: number, id: string | null) => Promise<unknown>;
  onClose: () => void;
}

/** A date, or several, with other hours than their weekday, or none. */
export function ExceptionDialog({ exception, words, onSave, onClose }: Props) {
  const form = useForm<ExceptionValues>({ defaultValues: exceptionValues(exception) });
  const { errors, isDirty } = form.formState;
  const ranges = useFieldArray({ control: form.control, name: 'ranges' });
  const { attempt, gate, error, dismiss, isBusy } = useGatedAttempt(form, { onlyAtField: true });
  const { base, stale, take } = useVersioned({ form, latest: exception, valuesOf: exceptionValues, error, dismiss });
  const unsaved = useUnsaved(isDirty);
  const values = useWatch({ control: form.control, compute: (all: ExceptionValues) => all });

  const saveOver = ({ version, id }: EditedException) =>
    form.handleSubmit((typed) =>
      attempt(async () => {
        await onSave(exceptionInput(typed, words), version, id);
        unsaved.allow();
        onClose();
      }),
    )();
  return (
    <FormDialog
      title={exception.id === null ? words.addException : datesWords(exception)}
      submit="Save"
      isBusy={isBusy}
      isDisabled={!values.date || !values.name.trim()}
      onSubmit={() => saveOver(base)}
      onClose={() => unsaved.close(onClose)}
      width="sm"
      after={<UnsavedDialog unsaved={unsaved} />}
    >
      {stale ? (
        <StaleComparison
          title="Somebody else changed this date"
          lines={exceptionLines(stale, values, words)}
          isBusy={isBusy}
          onSaveMine={() => void saveOver(stale)}
          onTakeTheirs={() => take(stale)}
        />
      ) : (
        <ErrorAlert error={error} onDismiss={dismiss} />
      )}
      <PlanWarning gate={gate} />
      {(exception.id === null || words.hasSpans) && (
        <Field
          label={words.hasSpans ? 'First day' : 'Date'}
          type="date"
          registered={form.register('date', { deps: 'lastDate' })}
          error={errors.date?.message}
        />
      )}
      {words.hasSpans && (
        <Field
          label="Last day"
          type="date"
          help="Empty for one day."
          registered={form.register('lastDate', {
            validate: (last, { date }) => !last || last >= date || 'The last day must not be before the first.',
          })}
          error={errors.lastDate?.message}
        />
      )}
      <CountedField
        control={form.control}
        name="name"
        label="Name"
        max={maxDateName}
        what="a name"
        error={errors.name?.message}
        help={words.nameHelp}
      />
      <Controller
        control={form.control}
        name="isClosed"
        render={({ field }) => <SwitchField label={words.closed} checked={field.value} onChange={field.onChange} />}
      />
      {!values.isClosed &&
        ranges.fields.map(({ id }, index) => (
          <Box key={id} role="group" aria-label={`Hours ${index + 1}`} sx={{ display: 'grid', gap: 1 }}>
            <RangeFields
              opens={form.register(`ranges.${index}.opens`, { deps: `ranges.${index}.closes` })}
              closes={form.register(`ranges.${index}.closes`, {
                validate: (closes, all) => all.isClosed || endError(all.ranges[index]?.opens ?? '', closes),
              })}
              from={values.ranges[index]?.opens ?? ''}
              errors={errors.ranges?.[index]}
            />
            {ranges.fields.length > 1 && (
              <Button color="inherit" onClick={() => ranges.remove(index)} sx={{ justifySelf: 'start' }}>
                Remove these hours
              </Button>
            )}
          </Box>
        ))}
      {!values.isClosed && (
        <Button startIcon={<AddIcon />} onClick={() => ranges.append(newRange)} sx={{ alignSelf: 'start' }}>
          More hours
        </Button>
      )}
    </FormDialog>
  );
}
