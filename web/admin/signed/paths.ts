export const formsPath = '/account/forms';
export const signedPath = '/account/forms/signed';

/** Answers a file, once. */
export const signedExportPath = (token: string) => `/downloads/signed-forms/${token}`;
