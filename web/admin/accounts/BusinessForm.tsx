import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SubmitEventHandler } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { Refusal } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { BusinessFields, type BusinessValues } from './BusinessFields';

export const noBusiness: BusinessValues = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  timeZone: '',
};
interface Props {
  form: UseFormReturn<BusinessValues>;
  /** Label of the button. */
  submit: string;
  error: Refusal | null;
  onDismiss: () => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isBusy: boolean;
}

export function BusinessForm({ form, submit, error, onDismiss, onSubmit, isBusy }: Props) {
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={onDismiss} />
      <FormProvider {...form}>
        <BusinessFields isNew />
      </FormProvider>
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {submit}
      </Button>
    </Stack>
  );
}
