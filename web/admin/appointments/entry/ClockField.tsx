import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useState } from 'react';
import { FieldFrame } from '../../pieces/FieldFrame';
import { tidyClock } from './clock-text';

interface Props {
  label: string;
  /** As the form has it. */
  value: string;
  choices: readonly string[];
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (time: string) => void;
}

const beginsLike = (choices: string[], { inputValue }: { inputValue: string }) =>
  choices.filter((choice) => choice.toLowerCase().startsWith(inputValue.trim().toLowerCase()));

/** A time of the day: picked, or typed in any way, which then counts as it stands there. */
export function ClockField({ label, value, choices, error, inputRef, onChange }: Props) {
  const [text, setText] = useState(value);
  const [before, setBefore] = useState(value);
  // Changed from outside, as the end is with the start.
  if (value !== before) {
    setBefore(value);
    setText(value);
  }
  function take(typed: string) {
    const time = tidyClock(typed);
    setText(time);
    if (time !== value) onChange(time);
  }
  return (
    <FieldFrame label={label} error={error}>
      {({ id, ...described }) => (
        <Autocomplete
          freeSolo
          disableClearable
          forcePopupIcon
          selectOnFocus
          id={id}
          options={[...choices]}
          filterOptions={beginsLike}
          value={value}
          inputValue={text}
          // Part of the dialog, whose edges do not cut it.
          disablePortal
          slotProps={{
            popper: { popperOptions: { strategy: 'fixed' } },
            paper: { sx: { boxShadow: 'var(--shadow-float)' } },
            popupIndicator: { 'aria-label': `Times for ${label.toLowerCase()}` },
          }}
          onChange={(_event, time) => take(time)}
          onInputChange={(_event, typed, reason) => {
            if (reason === 'input') setText(typed);
          }}
          renderInput={({ slotProps, disabled, fullWidth }) => (
            <OutlinedInput
              ref={slotProps.input.ref}
              className={slotProps.input.className}
              endAdornment={slotProps.input.endAdornment}
              disabled={disabled}
              fullWidth={fullWidth}
              inputRef={inputRef}
              onBlur={() => take(text)}
              slotProps={{ input: { ...slotProps.htmlInput, ...described } }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
