import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SubmitEventHandler } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { phoneRule } from '../../ui/phone-number';
import { guessTimeZone, usStates, usTimeZones } from '../../ui/us-states';
import type { Refusal } from '../connection/refusal';
import { ErrorAlert } from '../pieces/ErrorAlert';
import { Field } from '../pieces/Field';
import { SelectField } from '../pieces/SelectField';

export const noBusiness = { name: '', address: '', city: '', state: '', zip: '', phone: '', timeZone: '' };
type Business = typeof noBusiness;
interface Props {
  form: UseFormReturn<Business>;
  error: Refusal | null;
  onDismiss: () => void;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  isBusy: boolean;
}

const states = usStates.map(([code, name]) => [code, `${code} – ${name}`] as const);

export function BusinessForm({ form, error, onDismiss, onSubmit, isBusy }: Props) {
  const {
    register,
    formState: { errors, dirtyFields },
  } = form;
  const isGuessed = Boolean(form.watch('timeZone')) && !dirtyFields.timeZone;
  function stateChosen(state: string) {
    if (!dirtyFields.timeZone) form.resetField('timeZone', { defaultValue: guessTimeZone(state) });
  }
  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 4 }}>
      <ErrorAlert error={error} onDismiss={onDismiss} />
      <Field
        label="Business name"
        autoComplete="organization"
        autoFocus
        registered={register('name', { required: 'Enter the name of the business.' })}
        error={errors.name?.message}
      />
      <Field
        label="Address"
        autoComplete="street-address"
        registered={register('address', { required: 'Enter the address.' })}
        error={errors.address?.message}
      />
      <Field
        label="City"
        autoComplete="address-level2"
        registered={register('city', { required: 'Enter the city.' })}
        error={errors.city?.message}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' }, alignItems: 'start' }}>
        <SelectField
          label="State"
          options={states}
          registered={register('state', {
            required: 'Choose the state.',
            onChange: (event) => stateChosen(event.target.value),
          })}
          error={errors.state?.message}
        />
        <Field
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          registered={register('zip', { required: 'Enter the ZIP code.' })}
          error={errors.zip?.message}
        />
      </Box>
      <Field
        label="Business Phone # (10-digit)"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        registered={register('phone', { validate: phoneRule })}
        error={errors.phone?.message}
      />
      <SelectField
        label="Time zone"
        options={usTimeZones}
        registered={register('timeZone', { required: 'Choose the time zone.' })}
        error={errors.timeZone?.message}
        help={isGuessed ? 'Guessed from the state: change it if it is not yours.' : undefined}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Set Up Business
      </Button>
    </Stack>
  );
}
