import { useRef, useState, type FormEvent } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { useRequest } from '../app-context';
import { failureOf, type Failure } from '../request';
import { newKey } from '../http-request';
import { FeedbackText } from './FeedbackText';
import { Customer_RateVisitDocument, Customer_ReadPlaceDocument, type PlaceFragment } from './place-in-line.generated';
import { RatingChoice } from './RatingChoice';
import type { Rating } from '../../ui/ratings';
import { needsFeedback } from './ratings';
import { RequiredFeedbackDialog } from './RequiredFeedbackDialog';
import style from './VisitRating.module.css';
import { useTranslate } from '../i18n/language-context';
import { useRefusalText } from '../i18n/refusal-text';

/** The one rating of a visit. Pressing again after a failure repeats the same request. */
export function VisitRating({ publicId, onPlace }: { publicId: string; onPlace(place: PlaceFragment): void }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const request = useRequest();
  const [rating, setRating] = useState<Rating>();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isPrompting, setIsPrompting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const attempt = useRef<{ fingerprint: string; key: string }>(undefined);

  const send = async (choice: Rating) => {
    if (isBusy) return;
    const variables = { publicId, rating: choice, feedback: text.trim() };
    const fingerprint = JSON.stringify(variables);
    if (attempt.current?.fingerprint !== fingerprint) attempt.current = { fingerprint, key: newKey() };
    setIsBusy(true);
    setFailure(undefined);
    try {
      onPlace(
        (await request(Customer_RateVisitDocument, variables, { idempotencyKey: attempt.current.key })).rateVisit,
      );
    } catch (error) {
      const requestError = failureOf(error);
      setFailure(requestError);
      setIsBusy(false);
      // Rated on another device, or the host took the seat back: show the current state.
      if (requestError.code === 'CONFLICT')
        void request(Customer_ReadPlaceDocument, { publicId }).then(
          ({ placeInLine }) => onPlace(placeInLine),
          () => undefined,
        );
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rating === undefined) setIsMissing(true);
    else if (needsFeedback(rating) && text.trim() === '') setIsPrompting(true);
    else void send(rating);
  };

  return (
    <form className={style.rating} noValidate onSubmit={submit}>
      {failure && !isPrompting && (
        <AlertBox
          message={refusalText(failure)}
          dismissLabel={t('app.dismiss')}
          onDismiss={() => setFailure(undefined)}
        />
      )}
      <RatingChoice
        value={rating}
        error={isMissing ? t('rating.choose') : undefined}
        onChange={(choice) => {
          setIsMissing(false);
          setRating(choice);
        }}
      />
      <FeedbackText value={text} onChange={setText} />
      <button type="submit" className={`button ${style.send}`} aria-disabled={isBusy}>
        {t(isBusy ? 'rating.sending' : 'rating.send')}
      </button>
      {isPrompting && rating !== undefined && (
        <RequiredFeedbackDialog
          text={text}
          failure={failure}
          isBusy={isBusy}
          onText={setText}
          onDismiss={() => setFailure(undefined)}
          onBack={() => {
            setFailure(undefined);
            setIsPrompting(false);
          }}
          onSend={() => void send(rating)}
        />
      )}
    </form>
  );
}
