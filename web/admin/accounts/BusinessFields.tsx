import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { phoneRule } from '../../ui/phone-number';
import { guessTimeZone, usStates, usTimeZones } from '../../ui/us-states';
import { Field } from '../pieces/Field';
import { SelectField } from '../pieces/SelectField';

/** The fields of a business that are asked for when it is set up; part of the values of the form around them. */
export interface BusinessValues {
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  timeZone: string;
}

interface Props {
  /** Of a new business: the first field has the focus, and the time zone follows the state. */
  isNew?: boolean;
}

const states = usStates.map(([code, name]) => [code, `${code} – ${name}`] as const);

/** Name, address, phone and time zone; asks for a FormProvider. */
export function BusinessFields({ isNew = false }: Props) {
  const {
    register,
    watch,
    resetField,
    formState: { errors, dirtyFields, defaultValues },
  } = useFormContext<BusinessValues>();
  const own = defaultValues?.timeZone;
  const timeZones =
    !own || usTimeZones.some(([zone]) => zone === own) ? usTimeZones : [...usTimeZones, [own, own] as const];
  const isGuessed = isNew && Boolean(watch('timeZone')) && !dirtyFields.timeZone;
  function stateChosen(state: string) {
    if (isNew && !dirtyFields.timeZone) resetField('timeZone', { defaultValue: guessTimeZone(state) });
  }
  return (
    <>
      <Field
        label="Business name"
        autoComplete="organization"
        autoFocus={isNew}
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
        options={timeZones}
        registered={register('timeZone', { required: 'Choose the time zone.' })}
        error={errors.timeZone?.message}
        help={isGuessed ? 'Guessed from the state: change it if it is not yours.' : undefined}
      />
    </>
  );
}
