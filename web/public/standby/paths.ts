/** Where customers ask to be told of a freed time, by the vanity name of the business; by its token such a request. */
export const standbyPath = (key: string): string => `/st/${encodeURIComponent(key)}`;
