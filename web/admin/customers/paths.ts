export const customersPath = '/account/customers';

/** Answers a file, once. */
export const exportPath = (token: string) => `/downloads/customers/${token}`;
