import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../pieces/ConfirmDialog';

interface HoursQuestion {
  /** Whether to go on outside of the hours. */
  ask: (words: string) => Promise<boolean>;
  /** To render beside what asks. */
  question: ReactNode;
}

/** Staff may book outside of the hours, after this question. */
export function useHoursQuestion(): HoursQuestion {
  const [answer, setAnswer] = useState<((goesOn: boolean) => void) | null>(null);
  // Stay while the dialog closes.
  const [words, setWords] = useState('');
  const close = (goesOn: boolean) => {
    answer?.(goesOn);
    setAnswer(null);
  };
  return {
    ask: (next) =>
      new Promise((resolve) => {
        setWords(next);
        setAnswer(() => resolve);
      }),
    question: (
      <ConfirmDialog
        title="Outside of the hours"
        isOpen={answer !== null}
        confirm="Continue"
        onConfirm={() => close(true)}
        onClose={() => close(false)}
      >
        {words}
      </ConfirmDialog>
    ),
  };
}
