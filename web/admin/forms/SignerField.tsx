import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { FormFieldKind } from '../../schema.generated';
import { FieldFrame } from '../pieces/FieldFrame';
import { namesOf } from '../pieces/pick';
import { type DraftField, kindNames } from './form-values';

interface Props {
  /** Its place, from 1. */
  number: number;
  field: DraftField;
  isLast: boolean;
  onChange: (change: Partial<DraftField>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Not `disabled`, which would take the focus from who moves it with the keyboard. */
const atEnd = { '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } };

/** Label, kind and options of a field. */
export function SignerField({ number, field, isLast, onChange, onMove, onRemove }: Props) {
  const name = field.label.trim() || `field ${number}`;
  const isFirst = number === 1;
  return (
    <Stack
      component="li"
      aria-label={`Field ${number}`}
      sx={{ gap: 3, padding: 3, border: '1px solid var(--color-line)', borderRadius: 2 }}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 140px' } }}>
        <FieldFrame label="Label">
          {(attributes) => (
            <OutlinedInput
              value={field.label}
              onChange={(event) => onChange({ label: event.target.value })}
              slotProps={{ input: attributes }}
            />
          )}
        </FieldFrame>
        <FieldFrame label="Kind">
          {(attributes) => (
            <NativeSelect
              value={field.kind}
              input={<OutlinedInput />}
              inputProps={attributes}
              onChange={(event) => onChange({ kind: event.target.value as FormFieldKind })}
            >
              {namesOf(kindNames).map((kind) => (
                <option key={kind} value={kind}>
                  {kindNames[kind]}
                </option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
      </Box>
      {field.kind === 'CHOICE' && (
        <FieldFrame label="Options" help="One per line.">
          {(attributes) => (
            <OutlinedInput
              multiline
              minRows={3}
              value={field.options}
              onChange={(event) => onChange({ options: event.target.value })}
              slotProps={{ input: attributes }}
            />
          )}
        </FieldFrame>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <FormControlLabel
          sx={{ flex: 1 }}
          label="Required"
          control={<Checkbox checked={field.isRequired} onChange={(_event, isRequired) => onChange({ isRequired })} />}
        />
        <IconButton
          data-up
          aria-label={`Move ${name} up`}
          aria-disabled={isFirst}
          sx={atEnd}
          onClick={() => !isFirst && onMove(-1)}
        >
          <UpIcon fontSize="small" />
        </IconButton>
        <IconButton
          data-down
          aria-label={`Move ${name} down`}
          aria-disabled={isLast}
          sx={atEnd}
          onClick={() => !isLast && onMove(1)}
        >
          <DownIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Stack>
  );
}
