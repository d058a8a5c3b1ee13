/** Live items of a business. */
export const MAX_ITEMS = 2000;
/** Live categories of a business. */
export const MAX_CATEGORIES = 200;
/** The last rank; what comes after shares it. */
export const MAX_RANK = 49;
/** A week. */
export const MAX_MINUTES = 10_080;
/** Characters of an item's name. */
export const MAX_NAME = 100;
/** Rows of one call of an import. */
export const MAX_IMPORT_ROWS = 200;
