import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ChangeHandler, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../pieces/Field';
import { tooLong } from '../pieces/text-room';
import { maxVanityName } from '../limits';
import { pagePath } from '../../page-path';
import type { ProfileValues } from './profile-values';
import { useVanitySuggestions } from './use-vanity-suggestions';

interface Props {
  form: UseFormReturn<ProfileValues>;
  /** The saved one; empty for none. */
  current: string;
  /** Where Greeter is. */
  origin: string;
}

const wrong = `A vanity name has 3 to ${maxVanityName} characters: letters from a to z, digits and, between them, hyphens.`;

const lengthError = (name: string) => tooLong(name, maxVanityName, 'a vanity name');

/** The name in the address of the page: says while one types whether it is free, and which ones are. */
export function VanityNameField({ form, current, origin }: Props) {
  const typed = useWatch({ control: form.control, name: 'vanityName' }).trim().toLowerCase();
  const isAsked = !lengthError(typed) && (typed !== current || current === '');
  const { isFree, suggestions } = useVanitySuggestions(typed, isAsked);
  const registered = form.register('vanityName', {
    validate: (name) => lengthError(name) ?? (/^(?:[a-z0-9][a-z0-9-]{1,18}[a-z0-9])?$/.test(name.trim()) || wrong),
  });
  const lowerCased: ChangeHandler = (event: { target: HTMLInputElement }) => {
    event.target.value = event.target.value.toLowerCase();
    return registered.onChange(event);
  };
  const choose = (name: string) => {
    form.clearErrors('vanityName');
    form.setValue('vanityName', name, { shouldDirty: true, shouldValidate: true });
  };
  const address = `${origin.replace(/^https?:\/\//, '')}${pagePath(typed)}`;
  const help = typed
    ? `Your page is at ${address}. Earlier names go on leading to it.`
    : 'Your page has no address without one.';
  const isNew = !lengthError(typed) && typed !== '' && typed !== current;
  return (
    <Box>
      <Field
        label="Vanity name"
        registered={{ ...registered, onChange: lowerCased }}
        error={lengthError(typed) ?? form.formState.errors.vanityName?.message}
        help={help}
      />
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 'var(--text-s)', minHeight: 24 }}
      >
        {isNew && isFree === true && (
          <>
            <CheckIcon fontSize="small" sx={{ color: 'var(--color-success)' }} />
            {`${typed} is available.`}
          </>
        )}
        {isNew && isFree === false && `${typed} is not available.`}
      </Box>
      {isAsked && (
        <Box
          role="group"
          aria-label="Free vanity names"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minHeight: 'var(--touch)' }}
        >
          {suggestions.map((name) => (
            <Chip
              key={name}
              label={name}
              variant="outlined"
              onClick={() => choose(name)}
              sx={{ minHeight: 'var(--touch)', borderRadius: 'var(--radius-full)' }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
