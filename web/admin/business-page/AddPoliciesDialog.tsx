import FormIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useState } from 'react';
import { DialogFrame } from '../pieces/DialogFrame';
import { EmptyState } from '../pieces/EmptyState';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { useAttempt } from '../pieces/use-attempt';

interface Props {
  forms: readonly { id: string; name: string }[];
  /** Whether the page shows some already. */
  hasShown: boolean;
  onAdd: (formIds: string[]) => Promise<unknown>;
  onNewForm: () => void;
  onClose: () => void;
}

/** Chooses from the forms that the page does not show. */
export function AddPoliciesDialog({ forms, hasShown, onAdd, onNewForm, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { attempt, error, dismiss, isBusy } = useAttempt();
  const submit = () =>
    attempt(async () => {
      await onAdd([...chosen]);
      onClose();
    });
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  if (forms.length === 0)
    return (
      <DialogFrame title="Add Policies" onClose={onClose} width="sm">
        <EmptyState
          icon={<FormIcon />}
          title={hasShown ? 'No other forms yet' : 'No forms yet'}
          action={
            <Button variant="outlined" onClick={onNewForm}>
              New Form
            </Button>
          }
        >
          {hasShown ? 'Your page shows all that there are.' : 'Write the first one, and your page shows it.'}
        </EmptyState>
      </DialogFrame>
    );
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
      <FormGroup role="group" aria-label="Forms">
        {forms.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
      </FormGroup>
    </FormDialog>
  );
}
