/** Milliseconds after which the page draws and answers before the work goes on. */
const slice = 12;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Does `step` for each item, in slices between which the page stays quick. The first slice is done at once. Rejects once `signal` is aborted. */
export async function inSlices<Item>(
  items: readonly Item[],
  step: (item: Item) => void,
  signal?: AbortSignal,
): Promise<void> {
  let end = performance.now() + slice;
  for (const item of items) {
    if (performance.now() > end) {
      await pause();
      signal?.throwIfAborted();
      end = performance.now() + slice;
    }
    step(item);
  }
}
