import { useNotice } from '../pieces/use-notice';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { customersCount } from './customer-words';
import { useCustomersPage_ArchiveMutation, useCustomersPage_RestoreMutation } from './customers.generated';
import { maxChanged } from '../limits';

const callsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / maxChanged) }, (_, call) =>
    ids.slice(call * maxChanged, (call + 1) * maxChanged),
  );

/** Archiving and restoring from the list; `readAgain` reads it afterwards, whatever came of it. */
export function useCustomerChanges(readAgain: () => Promise<unknown>) {
  const notify = useNotice();
  const { attempt, ...state } = useGatedAttempt();
  const [sendArchive] = useCustomersPage_ArchiveMutation();
  const [sendRestore] = useCustomersPage_RestoreMutation();

  /** Returns the ids that went through: of many calls a later one may fail. */
  async function change(ids: readonly string[], send: (ids: string[]) => Promise<unknown>): Promise<string[]> {
    const done: string[] = [];
    await attempt(async () => {
      for (const some of callsOf(ids)) {
        await send(some);
        done.push(...some);
      }
    });
    await readAgain().catch(() => undefined);
    return done;
  }
  const sendBack = (ids: readonly string[]) => change(ids, (some) => sendRestore({ variables: { ids: some } }));
  const wordsOf = (ids: readonly string[]) => `${customersCount(ids.length)} ${ids.length === 1 ? 'is' : 'are'}`;
  return {
    ...state,
    async archive(ids: readonly string[]) {
      const done = await change(ids, (some) => sendArchive({ variables: { ids: some } }));
      if (done.length > 0) notify({ message: `${wordsOf(done)} archived.`, undo: () => void sendBack(done) });
      return done;
    },
    async restore(ids: readonly string[]) {
      const done = await sendBack(ids);
      if (done.length > 0) notify({ message: `${wordsOf(done)} back on the list.` });
      return done;
    },
  };
}
