export const formsPath = '/account/forms';
