import Stack from '@mui/material/Stack';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { DialogFrame } from './DialogFrame';
import { FormActions } from './FormActions';

interface Props {
  title: string;
  /** Label of the button. */
  submit: string;
  isBusy: boolean;
  isDisabled?: boolean;
  onSubmit: (event: SubmitEvent<HTMLElement>) => unknown;
  onClose: () => void;
  width?: 'xs' | 'sm' | 'md';
  /** While something runs that must end first. */
  isLocked?: boolean;
  children: ReactNode;
  /** Elements outside the form, such as further dialogs. */
  after?: ReactNode;
  /** Instead of Cancel and the form's button. */
  actions?: ReactNode;
}

/** A dialog with one form, Cancel and the button that submits it. */
export function FormDialog({
  title,
  submit,
  isBusy,
  isDisabled,
  onSubmit,
  onClose,
  width,
  isLocked = false,
  children,
  after,
  actions,
}: Props) {
  const formId = useId();
  const buttons = actions ?? (
    <FormActions
      form={formId}
      submit={submit}
      isBusy={isBusy}
      isDisabled={isDisabled}
      isLocked={isLocked}
      onCancel={onClose}
    />
  );
  return (
    <DialogFrame title={title} onClose={onClose} isLocked={isLocked} width={width} actions={buttons}>
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLElement>) => {
          event.preventDefault();
          void onSubmit(event);
        }}
        sx={{ gap: 5 }}
      >
        {children}
      </Stack>
      {after}
    </DialogFrame>
  );
}
