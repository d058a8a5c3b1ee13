/** Where customers of a business ask for the link to their own data. */
export const askDataPath = (businessId: string): string => `/my-data/id/${encodeURIComponent(businessId)}`;
/** What the link opens; of one customer, where several share a phone. */
export const ownDataPath = (token: string, customerId?: string): string =>
  ['/md', token, ...(customerId === undefined ? [] : [customerId])].map(encodeURI).join('/');
