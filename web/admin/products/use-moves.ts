import { useRef } from 'react';
import type { Move } from './use-order-changes';

/** Saves moves one after the other, each from the order that the one before it left. One that is refused ends those that wait. */
export function useMoves(
  onMove: (move: Move) => Promise<readonly string[] | null>,
  /** All are saved, or ended with the refusal of a move of `refused`. */
  onRest: (refused: string | null) => void,
) {
  const waiting = useRef<{ group: string; move: Move }[]>([]);
  const isSaving = useRef(false);

  async function saveAll(): Promise<string | null> {
    let refused: string | null = null;
    const stored = new Map<string, readonly string[]>();
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { group, move } = next;
      const ids = await onMove({ ...move, seen: stored.get(group) ?? move.seen });
      if (ids) stored.set(group, ids);
      else {
        refused = move.id;
        waiting.current = [];
      }
    }
    return refused;
  }
  return {
    areWaiting: () => isSaving.current,
    async send(group: string, move: Move) {
      const last = waiting.current.at(-1);
      if (last?.move.id === move.id) last.move = { ...last.move, place: move.place };
      else waiting.current.push({ group, move });
      if (isSaving.current) return;
      isSaving.current = true;
      const refused = await saveAll();
      isSaving.current = false;
      onRest(refused);
    },
  };
}
