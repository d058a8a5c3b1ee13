import { useRef, useState, type FormEvent } from 'react';
import { AlertBox } from '../../ui/AlertBox';
import { useAsk } from '../app-context';
import { asAskError } from '../ask';
import { newKey } from '../ask-http';
import { FeedbackText } from './FeedbackText';
import { Customer_RateVisitDocument, Customer_ReadPlaceDocument, type PlaceFragment } from './place-in-line.generated';
import { RatingChoice } from './RatingChoice';
import { needsFeedback, type Rating } from './ratings';
import { RequiredFeedbackDialog } from './RequiredFeedbackDialog';
import style from './VisitRating.module.css';

/** The one rating of a visit. Pressing again after a failure repeats the same wish. */
export function VisitRating({ publicId, onPlace }: { publicId: string; onPlace(place: PlaceFragment): void }) {
  const ask = useAsk();
  const [rating, setRating] = useState<Rating>();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isPrompting, setIsPrompting] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = useRef<{ wish: string; key: string }>(undefined);

  const send = async (chosen: Rating) => {
    if (isBusy) return;
    const variables = { publicId, rating: chosen, feedback: text.trim() };
    const wish = JSON.stringify(variables);
    if (attempt.current?.wish !== wish) attempt.current = { wish, key: newKey() };
    setIsBusy(true);
    setFailure(undefined);
    try {
      onPlace((await ask(Customer_RateVisitDocument, variables, { idempotencyKey: attempt.current.key })).rateVisit);
    } catch (error) {
      const { code, message } = asAskError(error);
      setFailure(message);
      setIsBusy(false);
      // Rated on another device, or the host took the seat back: show how things stand.
      if (code === 'CONFLICT')
        void ask(Customer_ReadPlaceDocument, { publicId }).then(
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
      {failure !== undefined && !isPrompting && <AlertBox message={failure} onDismiss={() => setFailure(undefined)} />}
      <RatingChoice
        value={rating}
        error={isMissing ? 'Please choose how your visit was.' : undefined}
        onChange={(chosen) => {
          setIsMissing(false);
          setRating(chosen);
        }}
      />
      <FeedbackText value={text} onChange={setText} />
      <button type="submit" className={`button ${style.send}`} aria-disabled={isBusy}>
        {isBusy ? 'Sending…' : 'Send'}
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
