import Button from '@mui/material/Button';
import { SavingNote } from './SavingNote';

interface Props {
  /** Id of the form that the button submits. */
  form: string;
  submit: string;
  isBusy: boolean;
  isDisabled?: boolean;
  /** While it cannot be canceled. */
  isLocked?: boolean;
  onCancel: () => void;
}

/** The buttons under a form in a dialog. */
export function FormActions({ form, submit, isBusy, isDisabled = false, isLocked = false, onCancel }: Props) {
  return (
    <>
      {isBusy && !isLocked && <SavingNote />}
      <Button color="inherit" disabled={isLocked} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} variant="contained" loading={isBusy} disabled={isDisabled}>
        {submit}
      </Button>
    </>
  );
}
