/** What the paths of business pages begin with. */
export const PAGES = '/page/';

/** Where the page of a business is, for its vanity name. */
export const pageAddress = (origin: string, vanityName: string): string =>
  `${origin}${PAGES}${encodeURIComponent(vanityName)}`;
