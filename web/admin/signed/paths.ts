import { formsPath } from '../forms/paths';

export const signedPath = `${formsPath}/signed`;

/** Answers a file, once. */
export const signedExportPath = (token: string) => `/downloads/signed-forms/${token}`;

/** Answers the PDF copy of a signature. */
export const signedCopyPath = (id: string) => `/downloads/signatures/${id}`;
