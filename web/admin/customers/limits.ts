/** Maxima that the server has too, of the admin only, so that no public page carries them; a test compares them. */

export const maxTag = 30;
/** Tags of a customer. */
export const maxTags = 20;
/** Customers that one call archives or restores. */
export const maxChanged = 1000;
