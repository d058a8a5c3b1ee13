import CheckIcon from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMay } from '../accounts/use-may';
import { addStaffPath } from '../staff/paths';
import { nameOf as nameOfMember } from '../staff/staff-words';
import { notDoneBy, type ChosenStaff } from '../staff/select/staff-choice';
import { StaffDot } from '../staff/select/StaffDot';
import { nameOf, type CheckIn } from './statuses';
import { useMembers } from '../staff/select/use-members';
import { useNextAppointments } from '../staff/select/use-next-appointments';

interface Props {
  entry: CheckIn;
  anchor: HTMLElement;
  onChoose: (staff: ChosenStaff | null) => void;
  onClose: () => void;
}

const notDoneWords = (member: NonNullable<ReturnType<typeof useMembers>['members']>[number], entry: CheckIn) => {
  const missing = notDoneBy(member, entry.selectedProducts).join(', ');
  return missing && `Does not do: ${missing}`;
};

/** Gives a party to a staff member, or to anyone, with one press. */
export function AssignMenu({ entry, anchor, onChoose, onClose }: Props) {
  const { members, isEmpty, error } = useMembers();
  const next = useNextAppointments();
  const mayAdd = useMay()('STAFF_WRITE');
  const options: [string, string, ChosenStaff | null, string][] = [
    ['', 'Anyone', null, ''],
    ...(members ?? []).map((member): [string, string, ChosenStaff, string] => [
      member.id,
      nameOfMember(member),
      member,
      [notDoneWords(member, entry), next.get(member.id)].filter(Boolean).join(' · '),
    ]),
  ];
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      disablePortal
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': `Staff for ${nameOf(entry)}` }, paper: { sx: { maxHeight: '60dvh' } } }}
    >
      {options.map(([id, name, staff, note]) => {
        const isChosen = (entry.staff?.id ?? '') === id;
        return (
          <MenuItem
            key={id}
            role="menuitemradio"
            aria-checked={isChosen}
            autoFocus={isChosen}
            onClick={() => {
              onClose();
              if (!isChosen) onChoose(staff);
            }}
          >
            <ListItemIcon>
              <StaffDot color={staff?.color ?? null} />
            </ListItemIcon>
            <ListItemText primary={name} secondary={note} />
            {isChosen && <CheckIcon fontSize="small" aria-hidden sx={{ marginLeft: 3 }} />}
          </MenuItem>
        );
      })}
      {!members && <MenuItem disabled>{error ? 'The staff could not be read.' : 'LOADING'}</MenuItem>}
      {isEmpty && <MenuItem disabled>No Staff Yet</MenuItem>}
      {mayAdd && members && <Divider component="li" role="separator" />}
      {mayAdd && members && (
        <MenuItem component="a" href={addStaffPath} target="_blank">
          {isEmpty ? 'Add a Staff Member' : 'New Staff'}
        </MenuItem>
      )}
    </Menu>
  );
}
