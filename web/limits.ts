/** Maxima that the server has too: pages say and hold them beforehand. A test compares each with the server's. */

// Texts, in characters.
export const maxPersonName = 50;
export const maxEmail = 254;
export const maxReferral = 100;
export const minPassword = 8;
export const maxPassword = 128;
export const maxVanityName = 20;
export const maxItemName = 100;
export const maxCategoryName = 60;
export const maxSubheading = 200;
export const maxDateName = 100;
export const maxFormTitle = 100;
export const maxHeader = 100;
export const maxGreeting = 300;
export const maxKioskName = 60;
export const maxNotes = 2000;
export const maxTableNumber = 10;
export const maxHostText = 480;
export const maxFeedback = 2000;
export const maxSearch = 100;
/** With its markup. */
export const maxRichText = 20_000;

// Numbers.
export const maxParty = 99;
/** Pixels of the check-in page's header. */
export const maxFontSize = 100;
export const maxItemMinutes = 10_080;
export const maxDays = 366;
export const maxImageBytes = 20_000_000;

// Lists.
/** Items of a party. */
export const maxPartyItems = 20;
/** Items that a staff member does. */
export const maxStaffItems = 2000;
export const maxItemPhotos = 30;
export const maxStaffPhotos = 30;
export const maxPagePhotos = 60;
/** Rows of one call of an import. */
export const maxImportRows = 200;
