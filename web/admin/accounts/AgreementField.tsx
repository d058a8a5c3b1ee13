import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { Controller, type Control, type FieldPath } from 'react-hook-form';
import { policyPath, termsPath } from './paths';
import { ageRule } from './sign-up-details';

interface Props<Fields extends { isThirteenOrOlder: boolean }> {
  control: Control<Fields>;
  error: string | undefined;
}

/** Age and terms, to which everybody with an account agrees. */
export function AgreementField<Fields extends { isThirteenOrOlder: boolean }>({ control, error }: Props<Fields>) {
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        control={
          <Controller
            control={control}
            name={'isThirteenOrOlder' as FieldPath<Fields>}
            rules={{ validate: ageRule }}
            render={({ field: { value, ref, ...box } }) => (
              <Checkbox {...box} checked={Boolean(value)} slotProps={{ input: { ref } }} />
            )}
          />
        }
        label={
          <>
            I am 13 or older and agree to the{' '}
            <Link href={termsPath} target="_blank">
              Terms
            </Link>{' '}
            and the{' '}
            <Link href={policyPath} target="_blank">
              Privacy Policy
            </Link>
            .
          </>
        }
      />
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
}
