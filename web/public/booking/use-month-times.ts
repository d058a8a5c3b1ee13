import { useEffect, useRef, useState } from 'react';
import { useRequest } from '../app-context';
import { asRequestError, type Failure, type Request } from '../request';
import type { BookableTimes } from './booking-data';
import { Booking_ReadTimesDocument } from './booking-page.generated';

interface Wish {
  businessId: string;
  firstDate: string;
  days: number;
  staffId: string | null;
  productIds: readonly string[];
}

type Answer = BookableTimes | Failure;
type Read = (request: Request, wish: Wish) => Promise<BookableTimes>;

const readBookable: Read = async (request, { staffId, productIds, ...when }) =>
  (await request(Booking_ReadTimesDocument, { ...when, parts: [{ staffId, productIds: [...productIds] }] }))
    .bookableTimes;

const isFailure = (answer: Answer): answer is Failure => 'code' in answer;

/**
 * When the visit can begin in a month: read once for each wish, until `readAgain`; nothing without a wish. `onRefusal` returns true for what it sees to
 * itself, by another wish.
 */
export function useMonthTimes(wish: Wish | null, onRefusal: (refusal: Failure) => boolean, read: Read = readBookable) {
  const request = useRequest();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const asked = useRef(new Set<string>());
  const latest = useRef({ onRefusal, read });
  useEffect(() => {
    latest.current = { onRefusal, read };
  });
  const [turn, setTurn] = useState(0);
  const key = wish && JSON.stringify(wish);
  useEffect(() => {
    if (key === null || asked.current.has(key)) return;
    asked.current.add(key);
    const keep = (answer: Answer) => setAnswers((before) => new Map(before).set(key, answer));
    latest.current.read(request, JSON.parse(key) as Wish).then(keep, (error: unknown) => {
      const refusal = asRequestError(error);
      if (!latest.current.onRefusal(refusal)) keep(refusal);
    });
  }, [request, key, turn]);
  const answer = key === null ? undefined : answers.get(key);
  return {
    /** Undefined until the answer is there. */
    times: answer && !isFailure(answer) ? answer : undefined,
    failure: answer && isFailure(answer) ? answer : undefined,
    readAgain: () => {
      asked.current.clear();
      setAnswers(new Map());
      setTurn(turn + 1);
    },
  };
}
