import { type ReactNode, useState } from 'react';
import { refusalOf, type Refusal } from '../connection/refusal';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { onClock, rangeWords } from './time-words';

interface Conflict {
  startsAt: string;
  endsAt: string;
  /** Whether it stands in a calendar elsewhere. */
  isOutside?: boolean;
}

interface OverlapQuestion {
  /**
   * Runs a save; where the time is taken it asks, and saves over what is there if the answer is yes. Returns null for a no; throws every other refusal.
   */
  saveOrAsk: <Result>(save: (overrules: boolean) => Promise<Result>) => Promise<Result | null>;
  /** To render beside the form. */
  question: ReactNode;
}

/** Staff may book over a taken time, on purpose, after this warning (ruling 27). */
export function useOverlapQuestion(timeZone: string): OverlapQuestion {
  const [answer, setAnswer] = useState<((overrules: boolean) => void) | null>(null);
  // Stay while the dialog closes.
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);

  async function saveOrAsk<Result>(save: (overrules: boolean) => Promise<Result>): Promise<Result | null> {
    try {
      return await save(false);
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal.code !== 'SLOT_TAKEN') throw failure;
      setConflicts(conflictsOf(refusal));
      const overrules = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
      setAnswer(null);
      return overrules ? save(true) : null;
    }
  }

  return {
    saveOrAsk,
    question: (
      <ConfirmDialog
        title="That time is taken"
        isOpen={answer !== null}
        confirm="Book anyway"
        cancel="Choose another time"
        onConfirm={() => answer?.(true)}
        onClose={() => answer?.(false)}
      >
        <p>It overlaps {conflicts.length === 1 ? 'what is' : 'these times, which are'} in the calendar already:</p>
        <ul>
          {conflicts.slice(0, 5).map(({ startsAt, endsAt, isOutside }) => (
            <li key={`${startsAt}${endsAt}`}>
              {rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone))}
              {isOutside && ' (busy, outside calendar)'}
            </li>
          ))}
        </ul>
        {conflicts.length > 5 && <p>and {conflicts.length - 5} more.</p>}
      </ConfirmDialog>
    ),
  };
}

const conflictsOf = ({ details }: Refusal): readonly Conflict[] => {
  const conflicts = (details as { conflicts?: readonly Conflict[] } | undefined)?.conflicts ?? [];
  return [...new Map(conflicts.map((conflict) => [`${conflict.startsAt}${conflict.endsAt}`, conflict])).values()];
};
