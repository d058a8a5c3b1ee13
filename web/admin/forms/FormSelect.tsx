import FormIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { hasWords } from '../../catalogue/plain-text';
import { EmptyState } from '../pieces/EmptyState';
import { SearchInput } from '../pieces/SearchInput';
import { NewFormButton } from './NewFormButton';

/** As many are seen at a glance. */
const few = 8;

interface Props {
  /** `note`: what there is to say of it here. */
  forms: readonly { id: string; name: string; signatureRequired: boolean; note: string }[];
  chosen: readonly string[];
  /** Called with the id of a form that was written here; without it there is no New button. */
  onAdded?: (id: string) => Promise<void>;
  onChange: (chosen: string[]) => void;
}

/** Chooses among the forms of the business, several at once. */
export function FormSelect({ forms, chosen, onAdded, onChange }: Props) {
  const id = useId();
  const [search, setSearch] = useState('');
  /** Those chosen when the search was typed: it hides none of them, and no row moves while one chooses. */
  const [heldIds, setHeldIds] = useState(chosen);
  const add = onAdded && <NewFormButton onAdded={onAdded} />;
  if (forms.length === 0)
    return (
      <EmptyState icon={<FormIcon />} title="No Forms Yet" action={add}>
        Add your forms so you can select them for check-ins and appointments.
      </EmptyState>
    );
  const found = forms.filter(({ name }) => hasWords([name], search));
  const shown = forms.filter((form) => found.includes(form) || heldIds.includes(form.id));
  const toggle = (formId: string) =>
    onChange(chosen.includes(formId) ? chosen.filter((each) => each !== formId) : [...chosen, formId]);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      {forms.length > few && (
        <>
          <SearchInput
            label="Search Forms"
            value={search}
            onChange={(text) => {
              setSearch(text);
              setHeldIds(chosen);
            }}
          />
          <Typography role="status" color="textSecondary">
            {found.length === 0 && 'No other form matches.'}
          </Typography>
        </>
      )}
      <FormGroup role="group" aria-label="Forms">
        {shown.map(({ id: formId, name, signatureRequired, note }) => (
          <Box key={formId} sx={{ overflowWrap: 'anywhere' }}>
            <FormControlLabel
              label={signatureRequired ? name : `${name} (no signature)`}
              control={
                <Checkbox
                  checked={chosen.includes(formId)}
                  onChange={() => toggle(formId)}
                  slotProps={{ input: { 'aria-describedby': `${id}-${formId}` } }}
                />
              }
            />
            <Typography id={`${id}-${formId}`} variant="body2" color="textSecondary" sx={{ paddingLeft: '42px' }}>
              {note}
            </Typography>
          </Box>
        ))}
      </FormGroup>
      {add}
    </Stack>
  );
}
