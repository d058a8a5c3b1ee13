/** What is said of something beside which the badge of requests stands. */
export const withRequests = (name: string, count: number): string =>
  count === 0 ? name : `${name}, ${count} ${count === 1 ? 'request' : 'requests'}`;
