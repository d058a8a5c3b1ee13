import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { refusalOf } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useNotice } from '../pieces/use-notice';
import { type StaffListedFragment, useStaffPage_MemberQuery, useStaffPage_UpdateMutation } from './staff.generated';
import { nameOf } from './staff-words';
import { UpdateStaffDialog } from './UpdateStaffDialog';

interface Props {
  id: string;
  /** As in the list, if it shows them. */
  listed: StaffListedFragment | undefined;
  onChanged: () => void;
  onClose: () => void;
}

/** The form of the staff member in the address. */
export function MemberDialog({ id, listed, onChanged, onClose }: Props) {
  const { data, error, refetch } = useStaffPage_MemberQuery({ variables: { id }, skip: Boolean(listed) });
  const [update] = useStaffPage_UpdateMutation();
  const notify = useNotice();
  const member = listed ?? data?.staffMember;
  if (member)
    return (
      <UpdateStaffDialog
        member={member}
        onSave={async (input, version) => {
          const { data: saved } = await update({ variables: { id, version, input } });
          notify({ message: `${nameOf(saved?.updateStaffMember ?? member)} is saved.` });
          onChanged();
        }}
        onClose={onClose}
      />
    );
  const isGone = Boolean(error) && refusalOf(error).code === 'NOT_FOUND';
  return (
    <DialogFrame
      title="Update Info"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isGone ? (
        <Typography>That staff member was not found.</Typography>
      ) : (
        <Pending error={error} onRetry={refetch} rows={5} />
      )}
    </DialogFrame>
  );
}
