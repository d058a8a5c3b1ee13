import Box from '@mui/material/Box';
import { useNavigate } from 'react-router';
import { customizePath } from '../check-in-app/paths';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { formsCount } from './form-words';
import type { KeptForms } from './kept-forms';

interface Props {
  kept: KeptForms;
  /** Titles of the forms that stay. */
  names: readonly string[];
  isBusy: boolean;
  /** Archives what was to be deleted. */
  onArchive: () => void;
  onClose: () => void;
}

/** Says why forms were not deleted, and what can be done instead. */
export function KeptFormsDialog({ kept: { reason, formIds }, names, isBusy, onArchive, onClose }: Props) {
  const navigate = useNavigate();
  const list = (
    <Box component="ul" sx={{ marginBlock: 2, overflowWrap: 'anywhere' }}>
      {names.map((name, at) => (
        <li key={formIds[at]}>{name}</li>
      ))}
    </Box>
  );
  if (reason === 'FORM_IN_USE')
    return (
      <ConfirmDialog
        title="Check-in asks for this form"
        confirm="Open check-in settings"
        isOpen
        onConfirm={() => void navigate(customizePath)}
        onClose={onClose}
      >
        Customers confirm or sign it when they check in, so nothing was deleted or archived:
        {list}
        Choose another agreement form in the settings of the check-in app first, or none.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={`${formsCount(formIds.length)} cannot be deleted`}
      confirm="Archive instead"
      isOpen
      isBusy={isBusy}
      onConfirm={onArchive}
      onClose={onClose}
    >
      Forms which have been viewed/signed by customers cannot be removed. What they agreed to is kept as it was, so
      nothing was deleted:
      {list}
      Archived forms leave the list, your business page and what customers are asked to sign; what was signed stays.
    </ConfirmDialog>
  );
}
