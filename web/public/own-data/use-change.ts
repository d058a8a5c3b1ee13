import { useState } from 'react';
import { failureOf, type Failure } from '../request';

/** Runs one change at a time, then reads again; says whether it is under way, and why it failed. */
export function useChange(onChanged: () => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  async function change(work: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await work();
      await onChanged();
      return true;
    } catch (error) {
      setFailure(failureOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, failure, change, dismiss: () => setFailure(undefined) };
}
