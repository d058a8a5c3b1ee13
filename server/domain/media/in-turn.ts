type Work = () => Promise<void>;

/** Work that waits, by whose it is, in the order of their turns. */
const waiting = new Map<string, Work[]>();
let isWorking = false;

/**
 * Runs `work` once no other runs, whether those before it fail or not. All who wait have their turns one after another, however much work one of them has.
 * What is given up before its turn never runs, and throws the signal's reason at once.
 */
export function inTurn<T>(whose: string, work: () => Promise<T>, givenUp?: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    givenUp?.throwIfAborted();
    const own: Work = () => Promise.resolve().then(work).then(resolve, reject);
    waiting.set(whose, [...(waiting.get(whose) ?? []), own]);
    givenUp?.addEventListener('abort', () => takeOut(whose, own) && reject(givenUp.reason));
    if (!isWorking) void workAll();
  });
}

async function workAll(): Promise<void> {
  isWorking = true;
  for (let next = takeNext(); next; next = takeNext()) await next();
  isWorking = false;
}

function takeNext(): Work | undefined {
  for (const [whose, [first, ...rest]] of waiting) {
    waiting.delete(whose);
    if (rest.length > 0) waiting.set(whose, rest);
    return first;
  }
  return undefined;
}

/** Whether it was still waiting. */
function takeOut(whose: string, work: Work): boolean {
  const all = waiting.get(whose) ?? [];
  const others = all.filter((other) => other !== work);
  if (others.length > 0) waiting.set(whose, others);
  else waiting.delete(whose);
  return others.length < all.length;
}
