/** Whether variables hold a file, which makes a request of several parts. */
export const hasFile = (value: unknown): boolean =>
  value instanceof Blob || (value instanceof Object && Object.values(value).some(hasFile));
