import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useMay } from '../../accounts/use-may';
import { DialogFrame } from '../../pieces/DialogFrame';
import { FieldFrame } from '../../pieces/FieldFrame';
import { Pending } from '../../pieces/Pending';
import { useMembers } from '../../staff/select/use-members';
import { nameOf } from '../../staff/staff-words';
import { FeedSection } from './FeedSection';
import { OutsideSection } from './OutsideSection';

interface Props {
  timeZone: string;
  onClose: () => void;
}

/** Calendars that others read from here, and that are read from elsewhere: one's own, and everybody's for managers. */
export function CalendarFeedsDialog({ timeZone, onClose }: Props) {
  const mayAll = useMay()('APPOINTMENT_FEEDS');
  const { members, own, error, refetch } = useMembers();
  const [chosen, setChosen] = useState<string | null>(null);
  const whose = chosen ?? own?.id ?? '';
  const options = [
    ...(members ?? []).map((member) => [member.id, nameOf(member)] as const),
    ['', 'The business'] as const,
  ];
  return (
    <DialogFrame
      title="Calendar feeds"
      width="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      {members ? (
        <Stack sx={{ gap: 5 }}>
          {mayAll && (
            <FieldFrame label="Calendar of">
              {(attributes) => (
                <NativeSelect
                  input={<OutlinedInput />}
                  inputProps={attributes}
                  value={whose}
                  onChange={(event) => setChosen(event.target.value)}
                >
                  {options.map(([id, name]) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FieldFrame>
          )}
          {(mayAll || whose) && <FeedSection key={`feed-${whose}`} staffId={whose || null} timeZone={timeZone} />}
          {whose && (
            <>
              <Divider />
              <OutsideSection key={`outside-${whose}`} staffId={whose} timeZone={timeZone} />
            </>
          )}
        </Stack>
      ) : (
        <Pending error={error} onRetry={refetch} rows={4} />
      )}
    </DialogFrame>
  );
}
