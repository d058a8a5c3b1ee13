import { type ReactNode, useState } from 'react';
import { lateDialog } from '../../pieces/late';
import type { Appointment } from '../states';
import type { Series } from './rule-words';

const SeriesScopeDialog = lateDialog(() => import('./SeriesScopeDialog'), 'SeriesScopeDialog', 'Which ones?');

/** Which appointments of a series something is meant for. */
export type Scope = 'ONE' | 'FOLLOWING' | 'ALL';

export interface ScopeQuestion {
  title: string;
  /** What it does. */
  note: string;
  isDangerous?: boolean;
  /** How many it is for, where that is known. */
  counts?: Partial<Record<Scope, number>> | undefined;
}

interface ScopeQuestions {
  /** Which ones; null for none of them. Does not ask about what does not repeat. */
  askScope: (appointment: Appointment, question: ScopeQuestion) => Promise<Scope | null>;
  /** To render beside what asks. */
  scopeQuestion: ReactNode;
}

/** Asks of an appointment that repeats: only this one, this and the following, or all? */
export function useScopeQuestion(): ScopeQuestions {
  const [asked, setAsked] = useState<{
    question: ScopeQuestion;
    series: Series;
    answer: (scope: Scope | null) => void;
  } | null>(null);
  const close = (scope: Scope | null) => {
    asked?.answer(scope);
    setAsked(null);
  };
  return {
    askScope: ({ series }, question) =>
      series ? new Promise((answer) => setAsked({ question, series, answer })) : Promise.resolve('ONE'),
    scopeQuestion: asked && (
      <SeriesScopeDialog {...asked.question} series={asked.series} onChoose={close} onClose={() => close(null)} />
    ),
  };
}
