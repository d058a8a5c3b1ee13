import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { EmptyState } from '../pieces/EmptyState';
import { addFormPath } from './paths';

interface Props {
  forms: readonly { id: string; name: string; signatureRequired: boolean }[];
  chosen: readonly string[];
  /** Whether they may write one. */
  canAdd: boolean;
  onChange: (chosen: string[]) => void;
}

/** Chooses among the forms of the business, several at once. */
export function FormSelect({ forms, chosen, canAdd, onChange }: Props) {
  const add = canAdd && (
    <Button variant="outlined" component={Link} to={addFormPath}>
      New
    </Button>
  );
  if (forms.length === 0)
    return (
      <EmptyState title="No Forms Yet" action={add}>
        Add your forms so you can select them for check-ins and appointments.
      </EmptyState>
    );
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <FormGroup role="group" aria-label="Forms">
        {forms.map(({ id, name, signatureRequired }) => (
          <FormControlLabel
            key={id}
            label={signatureRequired ? name : `${name} (no signature)`}
            sx={{ overflowWrap: 'anywhere' }}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
      </FormGroup>
      {add}
    </Stack>
  );
}
