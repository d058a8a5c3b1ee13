/** Where a copy is verified by its code. */
export const verifyPath = (code: string): string => `/verify/${code}`;
