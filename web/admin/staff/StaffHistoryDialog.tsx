import ChangeIcon from '@mui/icons-material/EditNoteOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Button from '@mui/material/Button';
import { useAccount } from '../accounts/use-account';
import { moment } from '../check-ins/times';
import { changeWords } from '../history/change-words';
import { HistoryLine } from '../history/HistoryLine';
import { HistoryList } from '../history/HistoryList';
import { DialogFrame } from '../pieces/DialogFrame';
import { EmptyState } from '../pieces/EmptyState';
import { Pending } from '../pieces/Pending';
import { useStaffHistory_ChangesQuery } from './staff-history.generated';

interface Props {
  staffId: string;
  /** Unknown where the list does not show them. */
  name: string | undefined;
  onClose: () => void;
}

/** Who did what to the staff member in the address. */
export function StaffHistoryDialog({ staffId, name, onClose }: Props) {
  return (
    <DialogFrame
      title={name ? `History of ${name}` : 'History'}
      width="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <StaffHistory staffId={staffId} />
    </DialogFrame>
  );
}

function StaffHistory({ staffId }: { staffId: string }) {
  const { data, error, refetch, fetchMore } = useStaffHistory_ChangesQuery({
    variables: { id: staffId },
    fetchPolicy: 'no-cache',
  });
  const {
    business: { timeZone },
  } = useAccount();
  if (!data) return <Pending error={error} onRetry={refetch} rows={4} />;
  const { items, cursor } = data.staffChanges;
  if (items.length === 0)
    return (
      <EmptyState icon={<HistoryIcon />} title="Nothing was changed yet">
        Who changes details, hours or photos appears here.
      </EmptyState>
    );
  const more = () =>
    fetchMore({
      variables: { after: cursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        staffChanges: { ...next.staffChanges, items: [...before.staffChanges.items, ...next.staffChanges.items] },
      }),
    });
  return (
    <HistoryList label="History" onMore={cursor === null ? null : more}>
      {items.map((entry) => (
        <HistoryLine
          key={entry.id}
          Icon={ChangeIcon}
          title={changeWords(entry)}
          note={`${entry.by}, ${moment(entry.at, timeZone)}`}
        />
      ))}
    </HistoryList>
  );
}
