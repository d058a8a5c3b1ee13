/** Fields of one form. */
export const MAX_FIELDS = 20;
/** Options of a choice. */
export const MAX_OPTIONS = 20;
/** Live forms of a business. */
export const MAX_FORMS = 200;
