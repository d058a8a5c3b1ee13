/** Maxima of the admin's pages that the server has too; a test compares them. Maxima of public pages stand in web/limits.ts, so that those pages carry no others. */

export const maxReferral = 100;
export const minPassword = 8;
export const maxPassword = 128;
export const maxVanityName = 20;
export const maxItemName = 100;
export const maxCategoryName = 60;
export const maxSubheading = 200;
export const maxDateName = 100;
export const maxFormTitle = 100;
/** With its markup. */
export const maxFormText = 160_000;
/** What signers fill in beside the text of a form. */
export const maxFormFields = 20;
/** Characters of the label of a field, or of an option. */
export const maxFieldLabel = 200;
/** Options of a choice. */
export const maxFieldOptions = 20;
export const maxHeader = 100;
/** Days of the calendar that are read at once. */
export const maxCalendarDays = 42;
export const maxCalendarAddress = 2000;
export const maxGreeting = 300;
export const maxKioskName = 60;
export const maxTableNumber = 10;
export const maxHostText = 480;
/** With its markup. */
export const maxRichText = 20_000;
/** Pixels of the check-in page's header. */
export const maxFontSize = 100;
export const maxItemMinutes = 10_080;
export const maxDays = 366;
export const maxFileBytes = 20_000_000;
/** Items that a staff member does. */
export const maxStaffItems = 2000;
export const maxItemPhotos = 30;
export const maxStaffPhotos = 30;
export const maxPagePhotos = 60;
/** Rows of one call of an import. */
export const maxImportRows = 200;

// Customers.
export const maxTag = 30;
/** Tags of a customer. */
export const maxTags = 20;
/** Customers that one call archives or restores. */
export const maxChanged = 1000;

/** Why a customer is held for legal reasons, in characters. */
export const maxHoldReason = 500;
/** Why a customer is not erased, in characters. */
export const maxErasureReason = 500;
/** Rows of one call of an import of customers. */
export const maxImportedCustomers = 500;

// The calendar.
/** Parts of an appointment. */
export const maxParts = 10;
/** Forms of an appointment. */
export const maxAppointmentForms = 20;
/** Minutes of an appointment or an event: 31 days. */
export const maxAppointmentMinutes = 44_640;
export const maxEventTitle = 100;
/** Appointments of nobody in particular side by side. */
export const maxBookingSlots = 50;
/** Days ahead that customers book at most. */
export const maxWindowDays = 730;
/** Minutes ahead that customers may have to book: 30 days. */
export const maxNoticeMinutes = 43_200;
/** Minutes kept free before or after an appointment. */
export const maxBuffer = 240;
export const maxLateMinutes = 120;
