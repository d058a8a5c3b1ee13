import { useId } from 'react';
import { RatingFace } from './RatingFace';
import { ratings, type Rating } from './ratings';
import style from './RatingChoice.module.css';

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
  const errorId = useId();
  return (
    <fieldset className={style.choice} aria-describedby={error ? errorId : undefined}>
      <legend>How was your visit?</legend>
      <div className={style.faces}>
        {ratings.map(({ rating, word, face }) => (
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
            <span>{word}</span>
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
