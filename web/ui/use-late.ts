import { type ComponentType, useEffect, useState } from 'react';

/** A lazily loaded component. Unlike React.lazy, a failed load can be retried. */
export function useLate<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);
  const [tries, setTries] = useState(1);
  const [lastFailure, setLastFailure] = useState(0);
  useEffect(() => {
    let isHere = true;
    load().then(
      (piece) => {
        if (isHere) setPiece(() => piece);
      },
      () => {
        if (isHere) setLastFailure(tries);
      },
    );
    return () => {
      isHere = false;
    };
  }, [load, tries]);
  return { Piece, hasFailed: !Piece && lastFailure === tries, retry: () => setTries(tries + 1) };
}
