/** Live staff members of a business. */
export const MAX_STAFF = 1000;
