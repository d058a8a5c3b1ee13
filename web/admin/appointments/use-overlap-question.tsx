import { type ReactNode, useState } from 'react';
import { refusalOf, type Refusal } from '../connection/refusal';
import { ConfirmDialog } from '../pieces/ConfirmDialog';
import { type Conflict, conflictWords } from './conflict-words';

interface Conflicts {
  /** In words. */
  conflicts: readonly string[];
  /** How many are not listed. */
  more: number;
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
  const [{ conflicts, more }, setConflicts] = useState<Conflicts>({ conflicts: [], more: 0 });

  async function saveOrAsk<Result>(save: (overrules: boolean) => Promise<Result>): Promise<Result | null> {
    try {
      return await save(false);
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal.code !== 'SLOT_TAKEN') throw failure;
      setConflicts(conflictsOf(refusal, timeZone));
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
        prefersCancel
        onConfirm={() => answer?.(true)}
        onClose={() => answer?.(false)}
      >
        <p>It overlaps {conflicts.length === 1 ? 'what is' : 'these times, which are'} in the calendar already:</p>
        <ul>
          {conflicts.slice(0, 5).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {conflicts.length + more > 5 && <p>and {conflicts.length + more - Math.min(conflicts.length, 5)} more.</p>}
      </ConfirmDialog>
    ),
  };
}

const conflictsOf = ({ details }: Refusal, timeZone: string): Conflicts => {
  const { conflicts = [], moreConflicts = 0 } = (details ?? {}) as {
    conflicts?: readonly Conflict[];
    moreConflicts?: number;
  };
  return {
    conflicts: [...new Set(conflicts.map((conflict) => conflictWords(conflict, timeZone)))],
    more: moreConflicts,
  };
};
