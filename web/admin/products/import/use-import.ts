import { useEffect, useRef, useState } from 'react';
import type { ImportProductInput } from '../../../schema.generated';
import { newKey } from '../../connection/new-key';
import { refusalOf } from '../../connection/refusal';
import { useGatedAttempt } from '../../plans/use-gated-attempt';
import type { Faults } from './check-row';
import { useImportDialog_ImportMutation } from './import.generated';
import { type LastImport, lastImport, noteAdded, rememberImport } from './last-import';
import { refusedRows } from './refused-rows';
import { splitCalls } from './split-calls';

type Phase = 'check' | 'sending' | 'paused' | 'done';

/** Sends the rows that are fine, call by call; what failed on its way is sent again and added once. */
export function useImport(businessId: string, onRefusedRows: (rows: Record<number, Faults>) => void) {
  const [send] = useImportDialog_ImportMutation();
  const { attempt, ...state } = useGatedAttempt();
  const [phase, setPhase] = useState<Phase>('check');
  const [importId, setImportId] = useState(newKey);
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  /** Of an import that began in another tab, or before a reload; null for that of the chosen file. */
  const [resumed, setResumed] = useState<readonly ImportProductInput[] | null>(null);
  const begun = useRef(0);
  const isStopped = useRef(false);
  // What is left is not sent once the page is gone.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function sendAll(id: string, rows: readonly ImportProductInput[]) {
    const done = new Set(sent);
    begun.current ||= Date.now();
    const known = lastImport(businessId);
    const added = known?.importId === id ? known.added : done.size;
    rememberImport(businessId, { importId: id, at: begun.current, added, total: rows.length }, rows);
    for (const call of splitCalls(rows.filter(({ row }) => !done.has(row)))) {
      if (isStopped.current) return;
      await send({ variables: { importId: id, rows: call } });
      call.forEach(({ row }) => done.add(row));
      setSent(new Set(done));
      noteAdded(businessId, id, done.size);
    }
  }
  async function start(id: string, rows: readonly ImportProductInput[]) {
    isStopped.current = false;
    let failed: Phase = 'paused';
    setPhase('sending');
    const isDone = await attempt(async () => {
      try {
        await sendAll(id, rows);
      } catch (error) {
        const wrong = refusedRows(refusalOf(error));
        if (wrong) {
          failed = 'check';
          onRefusedRows(wrong);
        }
        throw error;
      }
    });
    setPhase(isDone ? 'done' : failed);
  }
  return {
    ...state,
    phase,
    importId,
    sent,
    resumed,
    start: (rows: readonly ImportProductInput[]) => void start(importId, rows),
    /** Sends all rows once more: those that were added stay as they are. */
    resume(last: LastImport, rows: readonly ImportProductInput[]) {
      setImportId(last.importId);
      setResumed(rows);
      begun.current = last.at;
      void start(last.importId, rows);
    },
    stop() {
      isStopped.current = true;
      if (phase === 'paused') setPhase('done');
    },
    /** For the next file. */
    reset() {
      setImportId(newKey());
      setSent(new Set());
      setResumed(null);
      setPhase('check');
      begun.current = 0;
    },
  };
}
