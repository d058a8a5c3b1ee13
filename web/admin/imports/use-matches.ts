import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ListKind, NumberedRow } from './list-kind';
import { splitCalls } from './split-calls';

const none: ReadonlyMap<number, boolean> = new Map();

/** Rows whose things are there already, call by call; true for archived ones. What cannot be compared now, the import itself leaves out. */
export function useMatches<Field extends string, Input extends NumberedRow>(
  { match, maxCallRows }: ListKind<Field, Input>,
  rows: readonly Input[],
): { matches: ReadonlyMap<number, boolean>; stopComparing: () => void } {
  const client = useApolloClient();
  const [matches, setMatches] = useState(none);
  const isStopped = useRef(false);
  useEffect(() => {
    setMatches(none);
    isStopped.current = false;
    if (!match) return;
    let isOver = false;
    async function compare(ask: NonNullable<typeof match>) {
      const found = new Map<number, boolean>();
      for (const call of splitCalls(rows, maxCallRows)) {
        const { listed, archived } = await ask(client, call);
        // What is imported meanwhile is there, too.
        if (isOver || isStopped.current) return;
        for (const row of listed) found.set(row, false);
        for (const row of archived) found.set(row, true);
        if (listed.length + archived.length > 0) setMatches(new Map(found));
      }
    }
    compare(match).catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, match, maxCallRows, rows]);
  return {
    matches,
    stopComparing() {
      isStopped.current = true;
    },
  };
}
