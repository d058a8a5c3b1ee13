import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { EmptyState } from '../pieces/EmptyState';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';

interface Props {
  forms: readonly { id: string; name: string }[];
  onAdd: (formIds: string[]) => Promise<unknown>;
  onNewForm: () => void;
  onClose: () => void;
}

/** Chooses from the forms that the page does not show. */
export function AddPoliciesDialog({ forms, onAdd, onNewForm, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const submit = () =>
    attempt(async () => {
      await onAdd([...chosen]);
      onClose();
    });
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <FormDialog
      title="Add Policies"
      submit="Add"
      isBusy={isBusy}
      isDisabled={chosen.length === 0}
      onSubmit={submit}
      onClose={onClose}
      width="sm"
    >
      <ErrorAlert error={error} onDismiss={dismiss} />
      {forms.length === 0 ? (
        <EmptyState
          title="No other forms yet"
          action={
            <Button variant="outlined" onClick={onNewForm}>
              New Form
            </Button>
          }
        >
          Your page shows all that there are.
        </EmptyState>
      ) : (
        <FormGroup role="group" aria-label="Forms">
          {forms.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              label={name}
              control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
            />
          ))}
        </FormGroup>
      )}
    </FormDialog>
  );
}
