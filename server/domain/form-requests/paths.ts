/** Where the forms of a request are signed. */
export const signPath = (token: string): string => `/sign/${token}`;
