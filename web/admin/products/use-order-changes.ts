import { useRef } from 'react';
import type { Refusal } from '../connection/refusal';
import type { Attempt } from '../pieces/use-attempt';
import { useNotice } from '../pieces/use-notice';

/** A move from one place of the order that was seen to another. */
export interface Move {
  id: string;
  name: string;
  /** What is in that order, as in 'Category 12'. */
  list: string;
  from: number;
  place: number;
  seen: readonly string[];
}
type Send = (to: { id: string; place: number; seen: string[] }) => Promise<readonly string[]>;
/** Moves of one item, one after the other, which one Undo takes back. */
interface Run {
  id: string;
  from: number;
  /** The order that its last move left. */
  ids: readonly string[];
}

/** Moves in an order; `change` does the work and reads the lists again. What comes of it is told by notices, where the eyes are. */
export function useOrderChanges(change: Attempt) {
  const notify = useNotice();
  /** The one whose notice is open. */
  const open = useRef<Run | null>(null);

  async function moveOrTell(list: string, work: () => Promise<unknown>): Promise<boolean> {
    let refusal: Refusal | undefined;
    const isDone = await change(work, (refused) => {
      refusal = refused;
    });
    const message =
      refusal?.code === 'STALE'
        ? `Somebody else changed the order of ${list} meanwhile. It is shown as it is now: move it again.`
        : refusal?.message;
    if (message) notify({ message, seconds: 10 });
    return isDone;
  }
  /** Offers Undo; gives the order that then stands, null where the move was refused. */
  return async function move(kind: 'item' | 'category', { id, name, list, from, place, seen }: Move, send: Send) {
    let ids: readonly string[] = [];
    const isDone = await moveOrTell(list, async () => {
      ids = await send({ id, place, seen: [...seen] });
    });
    if (!isDone) return null;
    const before = open.current;
    const goesOn = before?.id === id && before.ids.join() === seen.join();
    const run: Run = { id, from: goesOn ? before.from : from, ids };
    open.current = run;
    notify({
      message: `${name} is ${kind} ${ids.indexOf(id) + 1} of ${ids.length} now.`,
      undo: () => void moveOrTell(list, () => send({ id, place: run.from, seen: [...ids] })),
      onGone() {
        if (open.current === run) open.current = null;
      },
    });
    return ids;
  };
}
