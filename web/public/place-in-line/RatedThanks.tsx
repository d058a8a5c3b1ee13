import { useEffect, useRef } from 'react';
import { RatingFace } from './RatingFace';
import { ratings } from './ratings';
import style from './VisitRating.module.css';

/** What was given, once; `isNew` moves the reader to it, because the form that they used is gone. */
export function RatedThanks({ rating, isNew }: { rating: number; isNew: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const given = ratings.find((one) => one.rating === rating) ?? ratings[2];
  return (
    <section className={style.thanks}>
      <RatingFace face={given.face} size={64} />
      <h2 ref={heading} tabIndex={-1}>
        Thank You for Your Feedback!
      </h2>
      <p>You rated this visit: {given.word}</p>
    </section>
  );
}
