import { useId } from 'react';
import { RatingFace } from './RatingFace';
import type { Rating } from '../../ui/ratings';
import { ratings } from './ratings';
import style from './RatingChoice.module.css';
import { useTranslate } from '../i18n/language-context';

/** Five faces, of which one can be chosen. */
export function RatingChoice({
  value,
  error,
  onChange,
}: {
  value: Rating | undefined;
  error?: string;
  onChange(rating: Rating): void;
}) {
  const t = useTranslate();
  const errorId = useId();
  return (
    <fieldset className={style.choice} aria-describedby={error ? errorId : undefined}>
      <legend>{t('rating.question')}</legend>
      <div className={style.faces}>
        {ratings.map(({ rating, face }) => (
          <label key={rating} data-checked={rating === value || undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name="rating"
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
            />
            <RatingFace face={face} />
            <span>{t(`rating.level${rating}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={style.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
