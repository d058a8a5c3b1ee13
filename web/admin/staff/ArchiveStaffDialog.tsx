import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMembers } from './select/use-members';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { FieldFrame } from '../pieces/FieldFrame';
import { type StaffListedFragment, useStaffPage_WaitingQuery } from './staff.generated';
import { nameOf } from './staff-words';

interface Props {
  member: StaffListedFragment;
  /** `giveTo` is who gets them; null for anyone. */
  onArchive: (giveTo: string | null) => void;
  onClose: () => void;
}

/** What goes and what stays, and who gets the parties that wait for them and their appointments to come. */
export function ArchiveStaffDialog({ member, onArchive, onClose }: Props) {
  const { data, loading } = useStaffPage_WaitingQuery({
    variables: { staffId: member.id },
    fetchPolicy: 'network-only',
  });
  const { members } = useMembers();
  const [giveTo, setGiveTo] = useState('');
  const waiting = data?.waitingForStaff ?? 0;
  const coming = data?.appointmentsToCome ?? 0;
  const others = members?.filter(({ id }) => id !== member.id) ?? [];
  return (
    <ConfirmDialog
      title={`Delete ${nameOf(member)}?`}
      confirm="Delete"
      isDangerous
      isOpen
      isBusy={loading}
      onConfirm={() => onArchive(giveTo || null)}
      onClose={onClose}
    >
      <Typography color="inherit">
        Nobody can choose them from now on. Past check-ins and appointments keep their name, and under Archived they can
        be restored with their hours and photos.
        {member.access?.state === 'SIGNS_IN' && ' They are signed out at once; restoring does not sign them in again.'}
      </Typography>
      {waiting + coming > 0 && (
        <>
          <Typography role="status" sx={{ marginBlock: 4, color: 'text.primary', fontWeight: 600 }}>
            {[...waitingWords(waiting, member.firstName), ...comingWords(coming, member.firstName)].join(' ')}
          </Typography>
          <FieldFrame
            label={waiting + coming === 1 ? 'Who gets it?' : 'Who gets them?'}
            help={coming > 0 ? 'No appointment is canceled: where there is no room, two overlap.' : undefined}
          >
            {(attributes) => (
              <NativeSelect
                value={giveTo}
                onChange={({ target }) => setGiveTo(target.value)}
                input={<OutlinedInput />}
                inputProps={attributes}
              >
                <option value="">Anyone</option>
                {others.map((other) => (
                  <option key={other.id} value={other.id}>
                    {nameOf(other)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FieldFrame>
        </>
      )}
    </ConfirmDialog>
  );
}

function waitingWords(count: number, firstName: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `1 party waits for ${firstName} now.` : `${count} parties wait for ${firstName} now.`];
}

function comingWords(count: number, firstName: string): string[] {
  if (count === 0) return [];
  return [`${firstName} has ${count === 1 ? '1 appointment' : `${count} appointments`} to come.`];
}
