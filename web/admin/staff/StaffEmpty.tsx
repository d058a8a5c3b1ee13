import StaffIcon from '@mui/icons-material/BadgeOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../pieces/EmptyState';

/** Where nobody but owners works. */
export function StaffEmpty({ onAdd }: { onAdd: (() => void) | null }) {
  return (
    <EmptyState
      icon={<StaffIcon />}
      title="No Staff Yet"
      action={
        onAdd && (
          <Button variant="contained" onClick={onAdd}>
            Add a Staff Member
          </Button>
        )
      }
    >
      Adding staff allows you to select them for appointment requests and service jobs.
    </EmptyState>
  );
}
