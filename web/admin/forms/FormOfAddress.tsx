import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { refusalOf } from '../connection/refusal';
import { DialogFrame } from '../pieces/DialogFrame';
import { Pending } from '../pieces/Pending';
import { useFormsPage_FormQuery, type WholeFormFragment } from './forms.generated';

interface Props {
  id: string;
  onClose: () => void;
  /** What a dialog with its title shows, or a dialog of its own. */
  children?: (form: WholeFormFragment) => ReactNode;
  dialog?: (form: WholeFormFragment) => ReactNode;
}

/** The form in the address, once it is read. */
export function FormOfAddress({ id, onClose, children, dialog }: Props) {
  // Not from the cache, where the list writes a newer version beside an older text.
  const { data, error, refetch } = useFormsPage_FormQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const form = data?.form;
  if (form && dialog) return dialog(form);
  const isGone = Boolean(error) && refusalOf(error).code === 'NOT_FOUND';
  return (
    <DialogFrame
      title={form?.name ?? 'Form'}
      width="md"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      {form ? (
        children?.(form)
      ) : isGone ? (
        <Typography>That form was not found.</Typography>
      ) : (
        <Pending error={error} onRetry={refetch} rows={5} />
      )}
    </DialogFrame>
  );
}
