import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { ChoiceField } from '../../pieces/ChoiceField';
import { Field } from '../../pieces/Field';
import { FieldFrame } from '../../pieces/FieldFrame';
import { CustomRepeatFields } from './CustomRepeatFields';
import { countRule, type RepeatDraft, repeatChoices, ruleOf, untilRule } from './repeat-draft';
import { ruleWords } from './rule-words';

interface Props {
  form: UseFormReturn<RepeatDraft>;
  /** Date of the first one, as in 2026-12-25. */
  date: string;
}

const ends = [
  ['count', 'After a number'],
  ['until', 'On a date'],
] as const;

/** What was typed into the other end's field, or before it was not to repeat, does not count. */
const isAsked = ({ kind, ends: end }: RepeatDraft, which: RepeatDraft['ends']): boolean =>
  kind !== 'none' && end === which;

/** Whether it repeats, how often and how long, and the same in words. */
export function RepeatField({ form, date }: Props) {
  const draft = useWatch({ control: form.control, compute: (all: RepeatDraft) => all });
  const { errors } = form.formState;
  const rule = ruleOf(draft, date);
  return (
    <>
      <FieldFrame label="Repeats">
        {(attributes) => (
          <NativeSelect input={<OutlinedInput />} inputProps={attributes} {...form.register('kind')}>
            {repeatChoices(date).map(([kind, words]) => (
              <option key={kind} value={kind}>
                {words}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      {draft.kind !== 'none' && (
        <Box role="group" aria-label="How it repeats" sx={{ display: 'grid', gap: 4 }}>
          {draft.kind === 'custom' && <CustomRepeatFields form={form} draft={draft} />}
          <Controller
            control={form.control}
            name="ends"
            render={({ field }) => (
              <ChoiceField label="Ends" value={field.value} choices={ends} onChange={field.onChange} />
            )}
          />
          {draft.ends === 'count' ? (
            <Field
              label="How many times"
              inputMode="numeric"
              registered={form.register('count', {
                validate: (count, all) => !isAsked(all, 'count') || countRule(count),
              })}
              error={errors.count?.message}
            />
          ) : (
            <Field
              label="Last date"
              type="date"
              registered={form.register('until', {
                validate: (until, all) => !isAsked(all, 'until') || untilRule(until, date),
              })}
              error={errors.until?.message}
            />
          )}
          <Typography role="status" color="textSecondary">
            {rule ? `${ruleWords(rule)}.` : 'It repeats until the end that you choose.'}
          </Typography>
        </Box>
      )}
    </>
  );
}
