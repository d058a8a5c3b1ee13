/** What a business holds on a customer, by their link. */
export const ownDataPath = (token: string): string => `/md/${token}`;
