import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '../booking/kept-booking';
import { useStep, type Step } from '../booking/use-step';
import type { StandbyCodeFactsFragment } from './standby.generated';
import type { When } from './wanted-days';

/** A request on its way. */
interface Draft {
  when: When | null;
  sent: StandbyCodeFactsFragment | null;
  wrongCodes: number;
  /** Whether the code is not good any more. */
  isOver: boolean;
}

const emptyRequest: Draft = { when: null, sent: null, wrongCodes: 0, isOver: false };

/** The step that can be shown: an address may name one whose days were not chosen, or without a code. */
function possibleStep(step: Step, { when, sent }: Draft): Step {
  if (!when || step === 'done') return 'time';
  return step === 'code' && !sent ? 'details' : step;
}

/** What was chosen and sent for a wanted day or month, and the step: kept in this tab, so that Back and a reload lose nothing. */
export function useKeptRequest(businessId: string, wanted: string) {
  const { step, hasMoved, go } = useStep();
  const [kept, setKept] = useState(emptyRequest);
  // After the first drawing, which is the server's.
  useEffect(() => {
    const last = readKept('standby', businessId, { ...emptyRequest, wanted });
    setKept({ ...(last.wanted === wanted ? last : emptyRequest) });
  }, [businessId, wanted]);
  useEffect(() => {
    if (kept !== emptyRequest) keep('standby', businessId, { ...kept, wanted });
  }, [businessId, wanted, kept]);
  const change = useCallback((part: Partial<Draft>) => setKept((before) => ({ ...before, ...part })), []);
  return { ...kept, change, step: possibleStep(step, kept), hasMoved, go };
}

export type KeptRequest = ReturnType<typeof useKeptRequest>;
