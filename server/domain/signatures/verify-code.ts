/** The letter of the codes by which strangers verify a copy. */
export const VERIFY_LETTER = 'v';
