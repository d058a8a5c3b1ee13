import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect } from 'react';
import { nameOf } from '../staff/staff-words';
import { mine, type QueueView } from './queue-view';
import { useMembers } from '../staff/select/use-members';

interface Props {
  staff: string | null;
  /** Whether every staff member can be chosen, not only the one who looks. */
  isHost: boolean;
  onShow: (change: Partial<QueueView>) => void;
}

/** Whose parties the list shows; nothing where nobody but owners works. */
export function StaffFilter({ staff, isHost, onShow }: Props) {
  const { members, isEmpty, own } = useMembers();
  // Whoever is nobody of the staff here, as at another business, has no parties.
  const isLost = staff === mine && members !== undefined && !own;
  useEffect(() => {
    if (isLost) onShow({ staff: null });
  });
  if (!members || ((isEmpty || (!own && !isHost)) && !staff)) return null;
  const others = isHost ? members.filter(({ isYou }) => !isYou) : [];
  const isUnlisted = staff && staff !== mine && others.every(({ id }) => id !== staff);
  return (
    <NativeSelect
      value={staff ?? ''}
      onChange={({ target }) => onShow({ staff: target.value || null })}
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': 'Parties of' }}
      sx={{
        order: { xs: 3, sm: 0 },
        flex: { xs: '1 0 100%', sm: '0 1 150px' },
        minWidth: 0,
        height: 44,
        background: 'var(--color-surface)',
      }}
    >
      <option value="">All staff</option>
      {own && <option value={mine}>Mine</option>}
      {others.map((member) => (
        <option key={member.id} value={member.id}>
          {nameOf(member)}
        </option>
      ))}
      {isUnlisted && <option value={staff}>{own?.id === staff ? nameOf(own) : 'Archived'}</option>}
    </NativeSelect>
  );
}
