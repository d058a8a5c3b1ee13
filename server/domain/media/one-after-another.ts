let last: Promise<unknown> = Promise.resolve();

/** Runs `work` once all that came before is done, whether that failed or not. */
export function oneAfterAnother<T>(work: () => Promise<T>): Promise<T> {
  const own = last.then(work);
  last = own.catch(() => {});
  return own;
}
