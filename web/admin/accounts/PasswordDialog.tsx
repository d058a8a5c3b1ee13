import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ConfirmedAction } from '../../schema.generated';
import { media } from '../../ui/breakpoints';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { FormDialog } from '../pieces/FormDialog';
import { PasswordField } from '../pieces/PasswordField';
import { useAttempt } from '../pieces/use-attempt';
import { usePasswordDialog_ConfirmMutation } from './password-dialog.generated';

interface Props {
  title: string;
  /** Label of the button. */
  submit: string;
  action: ConfirmedAction;
  /** What it will do, and what cannot be undone. */
  children: ReactNode;
  /** The action itself, once the password is right. */
  work: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the password once more before an action that needs it. */
export function PasswordDialog({ title, submit, action, children, work, onDone, onClose }: Props) {
  const form = useForm({ defaultValues: { password: '' } });
  const isTouched = useMediaQuery(media.touch);
  const { attempt, error, dismiss, isBusy } = useAttempt(form, { onlyAtField: true });
  const [confirm] = usePasswordDialog_ConfirmMutation();
  const send = form.handleSubmit(async ({ password }) => {
    const isDone = await attempt(async () => {
      await confirm({ variables: { password, action } });
      await work();
    });
    if (isDone) onDone();
  });
  return (
    <FormDialog title={title} submit={submit} width="xs" isBusy={isBusy} onSubmit={() => send()} onClose={onClose}>
      <ErrorAlert error={error} onDismiss={dismiss} />
      {children}
      <PasswordField
        label="Your password"
        autoFocus={!isTouched}
        autoComplete="current-password"
        registered={form.register('password', { validate: (typed) => typed !== '' || 'Enter your password.' })}
        error={form.formState.errors.password?.message}
      />
    </FormDialog>
  );
}
