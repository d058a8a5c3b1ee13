import { useId, useLayoutEffect, useRef, type ChangeEvent } from 'react';
import style from './CheckInForm.module.css';

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  mode: 'none' | 'tel' | 'decimal' | 'numeric' | 'text' | 'email';
  prefix?: string;
  placeholder?: string;
  help?: string;
  error?: string;
  /** The error is announced when it comes. Elsewhere an alert of the form does that. */
  isAlert?: boolean;
  isActive?: boolean;
  autoComplete?: string;
  maxLength?: number;
  /** Marked as such. */
  isRequired?: boolean;
  onText(text: string): void;
  onFocus?(): void;
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** A labelled field. When typing reformats its text, the caret stays after the same digit. */
export function TextField({
  label,
  name,
  value,
  mode,
  prefix,
  placeholder,
  help,
  error,
  isAlert,
  isActive,
  autoComplete = 'off',
  maxLength,
  isRequired,
  onText,
  onFocus,
}: TextFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const isNumber = mode !== 'text' && mode !== 'email';

  useLayoutEffect(() => {
    const digitCount = digitsBefore.current;
    digitsBefore.current = null;
    if (digitCount === null || !input.current || document.activeElement !== input.current) return;
    let at = 0;
    while (at < value.length && digitsIn(value.slice(0, at)) < digitCount) at += 1;
    input.current.setSelectionRange(at, at);
  }, [value]);

  const onInputChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const at = selectionStart ?? text.length;
    if (isNumber && at < text.length) digitsBefore.current = digitsIn(text.slice(0, at));
    onText(text);
  };

  return (
    <div className={style.field} data-name={name}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={style.box} data-active={isActive || undefined}>
        {prefix && <span className={style.prefix}>{prefix}</span>}
        <input
          ref={input}
          id={id}
          name={name}
          className={style.input}
          type={mode === 'email' ? 'email' : mode === 'tel' ? 'tel' : 'text'}
          inputMode={mode}
          value={value}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLength}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? `${id}-more` : undefined}
          onChange={onInputChange}
          onFocus={onFocus}
        />
      </div>
      {(error || help) && (
        <p id={`${id}-more`} role={error && isAlert ? 'alert' : undefined} className={error ? style.error : style.help}>
          {error ?? help}
        </p>
      )}
    </div>
  );
}
