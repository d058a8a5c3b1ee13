import Button from '@mui/material/Button';
import { FormActions } from '../../pieces/FormActions';
import { DeleteButton } from './DeleteButton';

interface Props {
  name: string;
  isEvent: boolean;
  /** Id of the form; null where nothing can be saved. */
  form: string | null;
  isBusy: boolean;
  isDisabled: boolean;
  isDeleting: boolean;
  /** Whether it is part of a series. */
  repeats: boolean;
  /** Null for who may not delete it. */
  onDelete: (() => Promise<unknown>) | null;
  onClose: () => void;
}

/** The buttons under an appointment. */
export function AppointmentActions({ form, isBusy, isDisabled, isDeleting, onDelete, onClose, ...what }: Props) {
  return (
    <>
      {onDelete && <DeleteButton {...what} isBusy={isDeleting} onDelete={onDelete} />}
      {form ? (
        <FormActions form={form} submit="Save" isBusy={isBusy} isDisabled={isDisabled} onCancel={onClose} />
      ) : (
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      )}
    </>
  );
}
