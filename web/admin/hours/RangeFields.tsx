import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '../pieces/SelectField';
import { closesOptions, opensOptions } from './hour-words';

interface Props {
  opens: UseFormRegisterReturn;
  closes: UseFormRegisterReturn;
  /** The start as it is typed: an end before it is on the next day. */
  from: string;
  errors?: { opens?: { message?: string }; closes?: { message?: string } };
}

/** Values of a range, in minutes of the day as typed. */
export interface RangeValues {
  opens: string;
  closes: string;
}

/** Nine to five. */
export const newRange: RangeValues = { opens: '540', closes: '1020' };
export const rangeOf = ({ opens, closes }: RangeValues) => ({ opens: Number(opens), closes: Number(closes) });
export const endError = (opens: string, closes: string): string | true =>
  opens !== closes || 'The end must be after the start.';

/** When it opens and closes, in steps of 15 minutes. */
export function RangeFields({ opens, closes, from, errors }: Props) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
      <SelectField label="Open time" options={opensOptions} registered={opens} error={errors?.opens?.message} />
      <SelectField
        label="Close time"
        options={closesOptions(from)}
        registered={closes}
        error={errors?.closes?.message}
      />
    </Box>
  );
}
