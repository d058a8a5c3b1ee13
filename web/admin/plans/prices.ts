export type Period = 'month' | 'year';

/** '$1,234.50' of '1234.5'. */
export const dollars = (amount: string | number): string =>
  Number(amount).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** A year's total spread over its months, to the cent. */
export const twelfth = (yearlyPrice: string): string => dollars(Number(yearlyPrice) / 12);
