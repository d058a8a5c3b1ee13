import { type ReactNode, useState } from 'react';
import { refusalOf } from '../../connection/refusal';
import { useHoursQuestion } from '../use-hours-question';
import { useOverlapQuestion } from '../use-overlap-question';

interface TimeQuestions {
  /** Asks about times outside of the hours, saves, and asks about a taken time; null where the answer is no. */
  save: <Result>(outside: readonly string[], send: (overrules: boolean) => Promise<Result>) => Promise<Result | null>;
  /** Free times nearby, after somebody wants none that is taken; null before. */
  freeTimes: readonly string[] | null;
  forgetTimes: () => void;
  /** To render beside the form. */
  questions: ReactNode;
}

/** What is asked before an appointment is saved at a time of which the staff should think twice. */
export function useTimeQuestions(timeZone: string): TimeQuestions {
  const outside = useHoursQuestion();
  const overlap = useOverlapQuestion(timeZone);
  const [freeTimes, setFreeTimes] = useState<readonly string[] | null>(null);
  return {
    async save(questions, send) {
      setFreeTimes(null);
      for (const words of questions) if (!(await outside.ask(words))) return null;
      let times: readonly string[] = [];
      const result = await overlap.saveOrAsk(async (overrules) => {
        try {
          return await send(overrules);
        } catch (failure) {
          times = timesOf(refusalOf(failure).details);
          throw failure;
        }
      });
      if (result === null) setFreeTimes(times);
      return result;
    },
    freeTimes,
    forgetTimes: () => setFreeTimes(null),
    questions: (
      <>
        {outside.question}
        {overlap.question}
      </>
    ),
  };
}

const timesOf = (details: unknown): readonly string[] =>
  (details as { times?: readonly string[] } | undefined)?.times ?? [];
