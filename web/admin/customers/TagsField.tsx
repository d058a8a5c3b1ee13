import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type Ref, useState } from 'react';
import { FieldFrame } from '../pieces/FieldFrame';
import { useCustomerForm_TagsQuery } from './customers.generated';
import { tagsOf, tagsText, uniqueTags } from './customer-values';
import { maxTag } from '../limits';

interface Props {
  /** One to a line. */
  value: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** Tags as chips: picked among those in use, or typed; Enter, a comma or leaving the field ends one. */
export function TagsField({ value, error, inputRef, onChange }: Props) {
  const { data } = useCustomerForm_TagsQuery({ fetchPolicy: 'cache-and-network' });
  const [text, setText] = useState('');
  const tags = tagsOf(value);
  function change(next: readonly string[]) {
    const unique = tagsText(uniqueTags(next));
    if (unique !== value) onChange(unique);
  }
  function type(typed: string) {
    const [last = '', ...ended] = typed.split(',').reverse();
    if (ended.length > 0) change([...tags, ...ended.reverse()]);
    setText(last.slice(0, maxTag));
  }
  return (
    <FieldFrame label="Tags" error={error} help="Enter or a comma ends a tag.">
      {({ id, ...described }) => (
        <Autocomplete
          multiple
          freeSolo
          id={id}
          options={(data?.customerTags ?? []).map(({ tag }) => tag)}
          filterSelectedOptions
          value={tags}
          onChange={(_event, next) => change(next)}
          inputValue={text}
          onInputChange={(_event, typed) => type(typed)}
          slotProps={{
            paper: { sx: { boxShadow: 'var(--shadow-float)' } },
            chip: { size: 'medium' },
          }}
          renderInput={({ slotProps, disabled, fullWidth }) => (
            <OutlinedInput
              ref={slotProps.input.ref}
              className={slotProps.input.className}
              startAdornment={slotProps.input.startAdornment}
              endAdornment={slotProps.input.endAdornment}
              disabled={disabled}
              fullWidth={fullWidth}
              inputRef={inputRef}
              onBlur={() => {
                change([...tags, text]);
                setText('');
              }}
              slotProps={{ input: { ...slotProps.htmlInput, ...described } }}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
