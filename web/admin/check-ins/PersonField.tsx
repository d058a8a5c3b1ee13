import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { AddCheckIn_PersonsQuery } from './add-check-in.generated';

export type Person = AddCheckIn_PersonsQuery['persons'][number];
interface Props {
  persons: Person[];
  value: string;
  error?: string;
  onChange: (handle: string) => void;
}

/** The choice for none of the persons. */
export const somebodyElse = 'somebody else';

/** Own customers by their whole name, everybody else by first name and last initial. */
const nameOf = ({ firstName, lastInitial, lastName }: Person) =>
  `${firstName} ${lastName ?? (lastInitial && `${lastInitial}.`)}`.trim();

/** Choice among the persons with this phone. */
export function PersonField({ persons, value, error, onChange }: Props) {
  const id = useId();
  if (persons.length === 0) return <Typography>Nobody has this number yet. Who is it?</Typography>;
  return (
    <div>
      <Typography id={id} sx={{ fontWeight: 600, fontSize: 'var(--text-s)', marginBottom: 1 }}>
        Who is it?
      </Typography>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_event, handle) => onChange(handle)}>
        {persons.map((person) => (
          <FormControlLabel
            key={person.handle}
            value={person.handle}
            control={<Radio />}
            label={
              <>
                {nameOf(person)}
                {person.isCustomer && <Chip size="small" label="Customer" sx={{ marginLeft: 2 }} />}
              </>
            }
          />
        ))}
        <FormControlLabel value={somebodyElse} control={<Radio />} label="Somebody else" />
      </RadioGroup>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </div>
  );
}
