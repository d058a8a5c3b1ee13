/** Maxima that the server has too: pages say and hold them beforehand. A test compares each with the server's. */

// Texts, in characters.
export const maxPersonName = 50;
export const maxEmail = 254;
export const maxSignerName = 100;
export const maxNotes = 2000;
export const maxFeedback = 2000;
export const maxSearch = 100;

// Numbers.
export const maxParty = 99;

// Lists.
/** Items of a party, or of a part of an appointment. */
export const maxPartyItems = 20;
/** Items that are booked together. */
export const maxVisitItems = 20;

/** Codes of a held time. */
export const maxCodeTries = 5;
