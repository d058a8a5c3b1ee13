import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { maxFormFields } from '../limits';
import { type DraftField, fieldsIn, fieldsText, type FormDraft, newField } from './form-values';
import { fieldsFault } from './fields-fault';
import { SignerField } from './SignerField';

/** What signers fill in beside the text: fields to add, remove and put in another order. */
export function SignerFields({ form }: { form: UseFormReturn<FormDraft> }) {
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({
    control: form.control,
    name: 'fields',
    rules: { validate: (text) => fieldsFault(fieldsIn(text)) ?? true },
  });
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const fields = fieldsIn(value);
  const set = (next: readonly DraftField[]) => onChange(fieldsText(next));
  const focus = (index: number, what: string) =>
    setTimeout(() => list.current?.children[index]?.querySelector<HTMLElement>(what)?.focus());
  function move(index: number, by: -1 | 1) {
    const next = [...fields];
    [next[index], next[index + by]] = [next[index + by], next[index]];
    set(next);
    focus(index + by, by < 0 ? '[data-up]' : '[data-down]');
  }
  function remove(index: number) {
    set(fields.filter((_, at) => at !== index));
    focus(Math.min(index, fields.length - 2), 'input');
  }
  function add() {
    set([...fields, newField]);
    focus(fields.length, 'input');
  }
  const error = fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h3">
        Fields
      </Typography>
      <Typography variant="body2" color="textSecondary">
        What customers fill in beside the text, such as allergies or their initials.
      </Typography>
      <Stack component="ol" ref={list} sx={{ gap: 4, marginBlock: 3, paddingLeft: 0, listStyle: 'none' }}>
        {fields.map((each, index) => (
          <SignerField
            // A new one has no name until it is saved, and stays in its place or moves with what was typed.
            key={index}
            number={index + 1}
            field={each}
            isLast={index === fields.length - 1}
            onChange={(change) => set(fields.map((other, at) => (at === index ? { ...each, ...change } : other)))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </Stack>
      {error && (
        <FormHelperText error role="alert" sx={{ marginBottom: 2 }}>
          {error}
        </FormHelperText>
      )}
      <Button
        ref={ref}
        variant="outlined"
        color="inherit"
        startIcon={<AddIcon />}
        disabled={fields.length >= maxFormFields}
        onClick={add}
      >
        Add Field
      </Button>
    </Box>
  );
}
