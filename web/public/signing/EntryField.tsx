import { useId } from 'react';
import { FieldError } from './FieldError';
import style from './SigningForm.module.css';

interface EntryFieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'date';
  value: string;
  error?: string;
  autoComplete?: string;
  maxLength?: number;
  onText(text: string): void;
}

/** A labelled line to fill in. */
export function EntryField({
  label,
  name,
  type = 'text',
  value,
  error,
  autoComplete = 'off',
  maxLength,
  onText,
}: EntryFieldProps) {
  const id = useId();
  return (
    <div className={style.entry}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        className={style.input}
        value={value}
        autoComplete={autoComplete}
        autoCorrect="off"
        spellCheck={false}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => onText(event.target.value)}
      />
      <FieldError id={id} message={error} />
    </div>
  );
}
