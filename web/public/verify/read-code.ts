/** What stands before the random part, in which upper and lower case differ. */
const start = /^g[a-z]_[0-9a-z]+_/i;

/** A code as it was meant: pasted with spaces or line breaks, as the whole address, or with a first letter that a phone made large. */
export const readCode = (typed: string): string =>
  typed
    .replace(/\s/g, '')
    .replace(/^.*\//, '')
    .replace(start, (prefix) => prefix.toLowerCase());
