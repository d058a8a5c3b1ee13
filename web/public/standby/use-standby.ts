import { useEffect, useState } from 'react';
import { useRequest } from '../app-context';
import { asRequestError, type Failure } from '../request';
import { loadStandby, type StandbyData } from './load-standby';
import {
  Standby_BookDocument,
  Standby_LeaveDocument,
  Standby_PassDocument,
  type OwnStandbyFactsFragment,
} from './standby.generated';

const readEvery = 30_000;

/** A request with what its customer can do about it; read again every half minute, and after each refusal. */
export function useStandby({ token, standby: first }: StandbyData) {
  const request = useRequest();
  const [standby, setStandby] = useState(first);
  const [busyWith, setBusyWith] = useState<'book' | 'pass' | 'leave' | null>(null);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    const timer = setInterval(() => {
      // What cannot be read now is read the next time.
      loadStandby(request, token).then(
        (next) => setStandby(next.standby),
        () => undefined,
      );
    }, readEvery);
    return () => clearInterval(timer);
  }, [request, token]);

  async function run(what: 'book' | 'pass' | 'leave', work: () => Promise<OwnStandbyFactsFragment>) {
    if (busyWith) return;
    setBusyWith(what);
    setFailure(undefined);
    try {
      setStandby(await work());
    } catch (error) {
      setFailure(asRequestError(error));
      await loadStandby(request, token).then(
        (next) => setStandby(next.standby),
        () => undefined,
      );
    }
    setBusyWith(null);
  }

  return {
    standby,
    busyWith,
    failure,
    dismiss: () => setFailure(undefined),
    book: (offerId: string) =>
      run('book', async () => (await request(Standby_BookDocument, { token, offerId })).bookStandbyOffer),
    pass: (offerId: string) =>
      run('pass', async () => (await request(Standby_PassDocument, { token, offerId })).passStandbyOffer),
    leave: () => run('leave', async () => (await request(Standby_LeaveDocument, { token })).leaveStandby),
  };
}

export type StandbyFlow = ReturnType<typeof useStandby>;
