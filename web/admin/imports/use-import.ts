import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../connection/new-key';
import { useGatedAttempt } from '../plans/use-gated-attempt';
import { importStore, type LastImport } from './last-import';
import type { Faults, ListKind, NumberedRow } from './list-kind';
import { sendCall } from './send-call';
import { splitCalls } from './split-calls';

type Phase = 'check' | 'sending' | 'paused' | 'done';
type Rows = ReadonlySet<number>;

const none: Rows = new Set();

/** Sends the rows that are fine, call by call; what failed on its way is sent again and added once. */
export function useImport<Field extends string, Input extends NumberedRow>(
  kind: ListKind<Field, Input>,
  businessId: string,
  onRefusedRows: (rows: Record<number, Faults<Field>>) => void,
) {
  const client = useApolloClient();
  const store = importStore<Input>(kind.key, businessId);
  const { attempt, ...state } = useGatedAttempt();
  const [phase, setPhase] = useState<Phase>('check');
  const [importId, setImportId] = useState(newKey);
  const [sent, setSent] = useState(none);
  /** Of those sent: what they hold was there. */
  const [leftOut, setLeftOut] = useState(none);
  /** Values without which the server took rows. */
  const [dropped, setDropped] = useState<Readonly<Record<number, Faults<Field>>>>({});
  /** Rows of a call whose answer is missing: nobody here knows whether they arrived. */
  const [unanswered, setUnanswered] = useState(0);
  /** Of an import that was continued: rows that the server refused. */
  const [refused, setRefused] = useState(none);
  /** Of an import that began in another tab, or before a reload; null for that of the chosen file. */
  const [resumed, setResumed] = useState<readonly Input[] | null>(null);
  const begun = useRef(0);
  const isStopped = useRef(false);
  // What is left is not sent once the page is gone.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function sendAll(id: string, rows: readonly Input[], file: string) {
    const done = new Set(sent);
    const skipped = new Set(leftOut);
    begun.current ||= Date.now();
    const known = store.last();
    const before = known?.importId === id ? known : { added: done.size, total: rows.length };
    // A file that was chosen again has lost the rows that are there by now.
    const total = Math.max(before.total, rows.length);
    const there = total - rows.length;
    const last = { importId: id, at: begun.current, added: before.added, total, file };
    store.remember(last, rows);
    const wrong: Record<number, Faults<Field>> = {};
    let cause: unknown = null;
    for (const call of splitCalls(
      rows.filter(({ row }) => !done.has(row)),
      kind.maxCallRows,
    )) {
      if (isStopped.current) break;
      setUnanswered(call.length);
      const answer = await sendCall(kind, client, id, call);
      setUnanswered(0);
      for (const row of answer.leftOut) skipped.add(row);
      setDropped((all) => ({ ...all, ...answer.dropped }));
      Object.assign(wrong, answer.refused);
      cause ??= answer.cause;
      for (const { row } of call) if (!(row in answer.refused)) done.add(row);
      setSent(new Set(done));
      setLeftOut(new Set(skipped));
      store.noteAdded(id, there + done.size);
    }
    return { wrong, cause, total };
  }
  /** `isResumed`: no file is at hand in which refused rows could be mended. */
  async function start(id: string, rows: readonly Input[], file: string, isResumed = resumed !== null) {
    isStopped.current = false;
    let failed: Phase = 'paused';
    setPhase('sending');
    const isDone = await attempt(async () => {
      const { wrong, cause, total } = await sendAll(id, rows, file);
      if (cause === null) return;
      if (isResumed) {
        setRefused(new Set(Object.keys(wrong).map(Number)));
        return store.noteAdded(id, total);
      }
      failed = 'check';
      onRefusedRows(wrong);
      throw cause;
    });
    setPhase(isDone ? 'done' : failed);
  }
  /** A file whose import was not finished goes on with it: its rows have the same numbers. */
  function idFor(file: string): string {
    const last = store.last();
    if (begun.current || !last || last.file !== file) return importId;
    begun.current = last.at;
    setImportId(last.importId);
    return last.importId;
  }
  return {
    ...state,
    phase,
    importId,
    sent,
    leftOut,
    dropped,
    unanswered,
    refused,
    resumed,
    start: (rows: readonly Input[], file: string) => void start(idFor(file), rows, file),
    /** Sends all rows once more: those that were added stay as they are. */
    resume(last: LastImport, rows: readonly Input[]) {
      setImportId(last.importId);
      setResumed(rows);
      begun.current = last.at;
      void start(last.importId, rows, last.file ?? '', true);
    },
    stop() {
      isStopped.current = true;
      if (phase === 'paused') setPhase('done');
    },
    /** For the next file. */
    reset() {
      setImportId(newKey());
      setSent(none);
      setLeftOut(none);
      setDropped({});
      setUnanswered(0);
      setRefused(none);
      setResumed(null);
      setPhase('check');
      begun.current = 0;
    },
  };
}
