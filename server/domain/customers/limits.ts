export const MAX_NOTES = 2000;
export const MAX_TAGS = 20;
export const MAX_TAG = 30;
/** Customers of one page of the list. */
export const MAX_LISTED = 5000;
/** Customers that one call archives or restores. */
export const MAX_CHANGED = 1000;
/** Rows of one call of an import. */
export const MAX_IMPORTED = 500;
