import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { maxParts } from '../../limits';
import { Pending } from '../../pieces/Pending';
import { nameOf } from '../../staff/staff-words';
import type { ChosenStaff } from '../../staff/select/staff-choice';
import { useMembers } from '../../staff/select/use-members';
import { useNextAppointments } from '../../staff/select/use-next-appointments';

interface Props {
  /** Nobody for everybody. */
  chosen: readonly ChosenStaff[];
  onChange: (staff: ChosenStaff[]) => void;
}

/** Whose time an event blocks: everybody's, or that of some. */
export function EventStaffField({ chosen, onChange }: Props) {
  const id = useId();
  const { members, error, refetch } = useMembers();
  const next = useNextAppointments();
  // Who was archived stays until they are taken off.
  const listed = members && [...members, ...chosen.filter((one) => members.every((member) => member.id !== one.id))];
  const isChosen = (member: ChosenStaff) => chosen.some((one) => one.id === member.id);
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <FormLabel id={id} component="div" sx={{ fontWeight: 600, fontSize: 'var(--text-s)', color: 'text.primary' }}>
        Whose time it takes
      </FormLabel>
      <FormGroup>
        <FormControlLabel
          label="Everybody"
          control={<Checkbox checked={chosen.length === 0} onChange={() => onChange([])} />}
          sx={{ minHeight: 'var(--touch)' }}
        />
        {listed?.map((member) => (
          <FormControlLabel
            key={member.id}
            label={<StaffOption name={nameOf(member)} note={next.get(member.id)} />}
            disabled={!isChosen(member) && chosen.length >= maxParts}
            control={
              <Checkbox
                checked={isChosen(member)}
                onChange={(_event, isOn) =>
                  onChange(isOn ? [...chosen, member] : chosen.filter((one) => one.id !== member.id))
                }
              />
            }
            sx={{ minHeight: 'var(--touch)', overflowWrap: 'anywhere' }}
          />
        ))}
      </FormGroup>
      {!listed && <Pending error={error} onRetry={() => refetch()} rows={2} height={44} />}
      <FormHelperText id={`${id}-help`}>
        Nobody can be booked meanwhile, or only those selected cannot; up to {maxParts} of them.
      </FormHelperText>
    </div>
  );
}

const StaffOption = ({ name, note }: { name: string; note: string | undefined }) => (
  <>
    {name}
    {note && (
      <Typography component="span" color="textSecondary" sx={{ display: 'block', fontSize: 'var(--text-s)' }}>
        {note}
      </Typography>
    )}
  </>
);
