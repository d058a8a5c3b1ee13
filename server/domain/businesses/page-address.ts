/** Where the page of a business is, for its vanity name. */
export const pageAddress = (origin: string, vanityName: string): string =>
  `${origin}/page/${encodeURIComponent(vanityName)}`;
