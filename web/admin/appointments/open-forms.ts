import type { Appointment } from './states';

/** How many forms the customer of an appointment that counts can still sign. */
export const openForms = ({ flag, forms }: Pick<Appointment, 'flag' | 'forms'>): number =>
  flag === 'CONFIRMED' || flag === 'REQUESTED'
    ? forms.filter(({ signedAt, isArchived }) => signedAt === null && !isArchived).length
    : 0;

/** '2 forms not signed'; '' for none. */
export const openFormsWords = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'form' : 'forms'} not signed`;
