import { useId } from 'react';
import { useTranslate } from '../i18n/language-context';
import { EntryField } from './EntryField';
import { FieldError } from './FieldError';
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
  if (field.kind !== 'CHOICE')
    return (
      <EntryField
        label={label}
        name={name}
        type={field.kind === 'DATE' ? 'date' : 'text'}
        value={value}
        maxLength={maxLengthOf(field.kind)}
        error={error}
        onText={onText}
      />
    );
  return (
    <fieldset
      className={style.group}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className={style.label}>{label}</legend>
      <div className={style.options}>
        {field.options.map((option) => (
          <label key={option} className={style.option}>
            <input type="radio" name={name} checked={value === option} onChange={() => onText(option)} />
            <span>{option}</span>
          </label>
        ))}
        {!field.isRequired && value && (
          <button type="button" className={style.quiet} onClick={() => onText('')}>
            {t('signing.noChoice')}
          </button>
        )}
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
