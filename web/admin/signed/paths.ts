import { formsPath } from '../forms/paths';

export const signedPath = `${formsPath}/signed`;

/** Answers a file, once. */
export const signedExportPath = (token: string) => `/downloads/signed-forms/${token}`;
