import { useId } from 'react';
import { maxFeedback } from '../../limits';
import style from './FeedbackText.module.css';
import { useTranslate } from '../i18n/language-context';

export function FeedbackText({
  value,
  error,
  onChange,
}: {
  value: string;
  error?: string;
  onChange(text: string): void;
}) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={style.field}>
      <label htmlFor={id}>{t('rating.tellUs')}</label>
      <textarea
        id={id}
        name="feedback"
        rows={4}
        maxLength={maxFeedback}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p id={`${id}-error`} className={style.error}>
          {error}
        </p>
      )}
    </div>
  );
}
