import { useId } from 'react';
import { FieldError } from './FieldError';
import style from './SigningForm.module.css';

interface CheckFieldProps {
  name: string;
  label: string;
  isChecked: boolean;
  error?: string;
  onChange(isChecked: boolean): void;
}

/** A checkbox whose words are pressed too. */
export function CheckField({ name, label, isChecked, error, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={style.check}>
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} message={error} />
    </div>
  );
}
