/** A loose check; only a delivered mail proves the address. */
export const isEmail = (value: string): boolean => /^[^\s@,;]+@(?:[^\s@,;.]+\.)+[^\s@,;.]{2,}$/.test(value.trim());
