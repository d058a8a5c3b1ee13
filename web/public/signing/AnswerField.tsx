import { useId } from 'react';
import { TextField } from '../check-in/TextField';
import { useTranslate } from '../i18n/language-context';
import { answerField, maxLengthOf } from './signing-values';
import type { SigningFormFragment } from './signing.generated';
import style from './SigningForm.module.css';

interface AnswerFieldProps {
  field: SigningFormFragment['fields'][number];
  value: string;
  error?: string;
  onText(text: string): void;
}

/** One thing that a form asks for beside its text. */
export function AnswerField({ field, value, error, onText }: AnswerFieldProps) {
  const t = useTranslate();
  const id = useId();
  const label = field.isRequired ? field.label : t('signing.optional', { label: field.label });
  const name = answerField(field.name);
  if (field.kind === 'TEXT' || field.kind === 'INITIALS')
    return (
      <TextField
        label={label}
        name={name}
        mode="text"
        value={value}
        maxLength={maxLengthOf(field.kind)}
        error={error}
        onText={onText}
      />
    );
  const described = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && `${id}-error` };
  const message = error && (
    <p id={`${id}-error`} className={style.error}>
      {error}
    </p>
  );
  if (field.kind === 'DATE')
    return (
      <div>
        <label className={style.label} htmlFor={id}>
          {label}
        </label>
        <input
          id={id}
          name={name}
          type="date"
          className={style.input}
          value={value}
          {...described}
          onChange={(event) => onText(event.target.value)}
        />
        {message}
      </div>
    );
  return (
    <fieldset className={style.group}>
      <legend className={style.label}>{label}</legend>
      <div className={style.options}>
        {field.options.map((option) => (
          <label key={option} className={style.option}>
            <input type="radio" name={name} checked={value === option} {...described} onChange={() => onText(option)} />
            <span>{option}</span>
          </label>
        ))}
        {!field.isRequired && value && (
          <button type="button" className={style.quiet} onClick={() => onText('')}>
            {t('signing.noChoice')}
          </button>
        )}
      </div>
      {message}
    </fieldset>
  );
}
