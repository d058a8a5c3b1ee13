/** Good enough to let somebody go on; the mail that arrives is the real test. */
export const isEmail = (value: string): boolean => /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]{2,}$/.test(value.trim());
