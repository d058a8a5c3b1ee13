/** The page of a business, as visitors see it. */
export const pagePath = (vanityName: string): string => `/page/${encodeURIComponent(vanityName)}`;
