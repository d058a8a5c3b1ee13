import SearchIcon from '@mui/icons-material/Search';
import FormIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '../pieces/EmptyState';

interface Props {
  /** What was searched for; '' for nothing. */
  found: string;
  isArchived: boolean;
  onAdd: (() => void) | null;
}

/** What stands where the list is empty. */
export function NoForms({ found, isArchived, onAdd }: Props) {
  if (found) return <EmptyState icon={<SearchIcon />} title={`Your search - ${found} - did not match any data.`} />;
  if (isArchived) return <EmptyState icon={<FormIcon />} title="No form is archived." />;
  return (
    <EmptyState
      icon={<FormIcon />}
      title="No Forms Available"
      action={
        onAdd && (
          <Button variant="contained" onClick={onAdd}>
            New Waiver/Consent Form
          </Button>
        )
      }
    >
      You can add your own waiver/consent forms for customer check-in and appointments.
    </EmptyState>
  );
}
