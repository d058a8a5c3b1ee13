/** Lets waiting requests go first, for computations that would hold up the whole process. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
