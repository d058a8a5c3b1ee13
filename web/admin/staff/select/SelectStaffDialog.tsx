import AddIcon from '@mui/icons-material/PersonAddAlt';
import StaffIcon from '@mui/icons-material/BadgeOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useMay } from '../../accounts/use-may';
import { DialogFrame } from '../../pieces/DialogFrame';
import { EmptyState } from '../../pieces/EmptyState';
import { Pending } from '../../pieces/Pending';
import { addStaffPath } from '../paths';
import { nameOf } from '../staff-words';
import type { Chosen } from '../../products/select/chosen-products';
import { notDoneBy, type ChosenStaff } from './staff-choice';
import { StaffDot } from './StaffDot';
import { useMembers } from './use-members';
import { useNextAppointments } from './use-next-appointments';

interface Props {
  chosen: ChosenStaff | null;
  /** What else was chosen. */
  products: readonly Chosen[];
  onChange: (staff: ChosenStaff | null) => void;
  onClose: () => void;
}

/** The staff to choose from, Anyone first. A choice counts at once and closes; with the arrow keys one first looks at all. */
export function SelectStaffDialog({ chosen, products, onChange, onClose }: Props) {
  const mayAdd = useMay()('STAFF_WRITE');
  const { members, isEmpty, error, refetch } = useMembers();
  // In a tab of its own: the form beneath keeps what was typed.
  const addButton = (label: string) => (
    <Button href={addStaffPath} target="_blank" startIcon={<AddIcon />}>
      {label}
    </Button>
  );
  const next = useNextAppointments();
  const isByArrow = useRef(false);
  function choose(id: string) {
    onChange(members?.find((member) => member.id === id) ?? null);
    if (!isByArrow.current) onClose();
  }
  const isUnlisted = chosen && members && members.every(({ id }) => id !== chosen.id);
  return (
    <DialogFrame
      title="Select Staff"
      onClose={onClose}
      actions={
        <>
          {mayAdd && members && !isEmpty && addButton('New Staff')}
          <Button variant="contained" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {!members ? (
        <Pending error={error} onRetry={() => refetch()} rows={5} height={44} />
      ) : (
        <>
          {isEmpty && !chosen && (
            <EmptyState icon={<StaffIcon />} title="No Staff Yet" action={mayAdd && addButton('Add a Staff Member')}>
              Adding staff allows you to select them for customer requests and service jobs.
            </EmptyState>
          )}
          <RadioGroup
            aria-label="Staff"
            value={chosen?.id ?? ''}
            onKeyDown={({ key }) => {
              isByArrow.current = key.startsWith('Arrow');
              if (key === 'Enter') onClose();
            }}
            onPointerDown={() => {
              isByArrow.current = false;
            }}
            onChange={(_event, id) => choose(id)}
          >
            <FormControlLabel value="" control={<Radio />} label={<Option color={null} name="Anyone" />} />
            {isUnlisted && (
              <FormControlLabel
                value={chosen.id}
                control={<Radio />}
                label={<Option color={chosen.color} name={nameOf(chosen)} notes={['Archived']} />}
              />
            )}
            {members.map((member) => {
              const missing = notDoneBy(member, products).join(', ');
              const notes = [missing && `Does not do: ${missing}`, next.get(member.id) ?? ''].filter(Boolean);
              return (
                <FormControlLabel
                  key={member.id}
                  value={member.id}
                  control={<Radio />}
                  label={<Option color={member.color} name={nameOf(member)} notes={notes} />}
                />
              );
            })}
          </RadioGroup>
        </>
      )}
    </DialogFrame>
  );
}

const Option = ({ color, name, notes = [] }: { color: string | null; name: string; notes?: readonly string[] }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minHeight: 'var(--touch)', overflowWrap: 'anywhere' }}>
    <StaffDot color={color} />
    <span>
      {name}
      {notes.map((note) => (
        <Typography
          key={note}
          component="span"
          color="textSecondary"
          sx={{ display: 'block', fontSize: 'var(--text-s)' }}
        >
          {note}
        </Typography>
      ))}
    </span>
  </Stack>
);
