import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { maxParty } from '../../limits';
import style from './PartyField.module.css';

interface Props {
  value: string;
  error?: string;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

const small = ['1', '2', '3', '4'];

/** The error of a typed party size, or undefined. */
export function partyError(value: string): string | undefined {
  return /^\d{1,2}$/.test(value) && Number(value) >= 1 ? undefined : `Enter a party of 1 to ${maxParty}.`;
}

/** 1 to 5+; '5+' opens a number field. */
export function PartyField({ value, error, isDisabled = false, onChange }: Props) {
  const id = useId();
  const [isBig, setBig] = useState(!small.includes(value));
  // The value changed from outside, for example by another host.
  if (isBig && small.includes(value) && document.activeElement?.id !== `${id}number`) setBig(false);
  if (!isBig && !small.includes(value)) setBig(true);
  function choose(size: string) {
    setBig(size === '5+');
    onChange(size === '5+' ? '5' : size);
  }
  return (
    <fieldset className={style.field} disabled={isDisabled} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={style.legend}>Party size</legend>
      <div className={style.line}>
        <div className={style.sizes}>
          {[...small, '5+'].map((size) => (
            <label key={size} className={style.size}>
              <input
                type="radio"
                name={`${id}party`}
                value={size}
                checked={size === (isBig ? '5+' : value)}
                onChange={() => choose(size)}
              />
              <span>{size}</span>
            </label>
          ))}
        </div>
        {isBig && (
          <OutlinedInput
            id={`${id}number`}
            value={value}
            error={Boolean(error)}
            disabled={isDisabled}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 2))}
            slotProps={{ input: { 'aria-label': 'How many people?', inputMode: 'numeric', maxLength: 2 } }}
            sx={{ width: 80, height: 44 }}
          />
        )}
      </div>
      {error && (
        <FormHelperText id={`${id}error`} error>
          {error}
        </FormHelperText>
      )}
    </fieldset>
  );
}
