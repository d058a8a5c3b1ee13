/** A party's place in line. */
export const placePath = (publicId: string): string => `/ck/${publicId}`;
