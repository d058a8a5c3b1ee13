import { useEffect, useRef } from 'react';
import { RatingFace } from './RatingFace';
import { ratings } from './ratings';
import style from './VisitRating.module.css';
import { useTranslate } from '../i18n/language-context';

/** The rating of this visit; `isNew` moves the focus here, because the form is gone. */
export function RatedThanks({ rating, isNew }: { rating: number; isNew: boolean }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const choice = ratings.find((candidate) => candidate.rating === rating) ?? ratings[2];
  return (
    <section className={style.thanks}>
      <RatingFace face={choice.face} size={64} />
      <h2 ref={heading} tabIndex={-1}>
        {t('rating.thanks')}
      </h2>
      <p>{t('rating.youRated', { word: t(`rating.level${choice.rating}`) })}</p>
    </section>
  );
}
