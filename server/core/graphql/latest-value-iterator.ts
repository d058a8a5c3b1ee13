/** Values of `start` as an async iterable that buffers the newest value only; it stops when the subscriber leaves, or after the last value once `start` calls `end`. */
export function latestValueIterator<T>(
  start: (push: (value: T) => void, end: () => void) => () => void,
): AsyncIterableIterator<T> {
  const waiting: ((result: IteratorResult<T>) => void)[] = [];
  let held: { value: T } | null = null;
  let ended = false;
  let isLast = false;
  const end = async (): Promise<IteratorResult<T>> => {
    if (!ended) stop();
    ended = true;
    for (const taker of waiting.splice(0)) taker({ value: undefined, done: true });
    return { value: undefined, done: true };
  };
  const stop = start(
    (value) => {
      const taker = waiting.shift();
      if (taker) taker({ value, done: false });
      else held = { value };
    },
    () => {
      isLast = true;
      if (!held) void end();
    },
  );
  return {
    async next() {
      if (ended) return { value: undefined, done: true };
      if (held) {
        const { value } = held;
        held = null;
        return { value, done: false };
      }
      if (isLast) return end();
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
