export const formsPath = '/account/forms';
/** The forms with that of a new one open. */
export const addFormPath = `${formsPath}?action=add-form`;
