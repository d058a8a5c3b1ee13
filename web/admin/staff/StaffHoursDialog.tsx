import Button from '@mui/material/Button';
import { HoursEditor } from '../hours/HoursEditor';
import { staffWords } from '../hours/hours-words';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useRefresh } from '../pieces/use-refresh';
import { useStaffPage_ChangedSubscription } from './staff.generated';
import { useStaffHours_HoursQuery } from './staff-hours.generated';
import { useStaffHours } from './use-staff-hours';

interface Props {
  staffId: string;
  /** Unknown where the list does not show them. */
  name: string | undefined;
  onChanged: () => void;
  onClose: () => void;
}

/** When the staff member in the address works. */
export function StaffHoursDialog({ staffId, name, onChanged, onClose }: Props) {
  const { data, error, refetch } = useStaffHours_HoursQuery({
    variables: { staffId },
    fetchPolicy: 'cache-and-network',
  });
  const refresh = useRefresh(refetch);
  useStaffPage_ChangedSubscription({ onData: refresh, onError: () => undefined });
  const store = useStaffHours(staffId);
  return (
    <DialogFrame
      title={name ? `Hours of ${name}` : 'Hours'}
      width="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      {data ? (
        <HoursEditor
          weekly={data.staffHours.weekly}
          exceptions={data.staffHours.exceptions}
          words={staffWords}
          store={store}
          mayEdit
          onChanged={() => {
            onChanged();
            // What was saved stands even if it cannot be read again just now.
            return refetch().catch(() => undefined);
          }}
        />
      ) : (
        <Pending error={error} onRetry={refetch} rows={7} height={44} />
      )}
    </DialogFrame>
  );
}
