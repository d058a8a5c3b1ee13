import type { Appointment } from './states';

/** How many forms the customer of an appointment that counts can still sign. */
export const openForms = ({ flag, forms }: Pick<Appointment, 'flag' | 'forms'>): number =>
  flag === 'CONFIRMED' || flag === 'REQUESTED'
    ? forms.filter(({ signedAt, isArchived }) => signedAt === null && !isArchived).length
    : 0;

/** Whether one of the forms that are chosen for an appointment can be signed once it is saved. */
export function mayBeSigned(
  { flag, forms }: Pick<Appointment, 'flag' | 'forms'>,
  chosen: readonly { id: string }[],
): boolean {
  const closed = forms.filter(({ signedAt, isArchived }) => signedAt !== null || isArchived);
  const isLive = flag === 'CONFIRMED' || flag === 'REQUESTED';
  return isLive && chosen.some(({ id }) => closed.every(({ formId }) => formId !== id));
}

/** '2 forms not signed'; '' for none. */
export const openFormsWords = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'form' : 'forms'} not signed`;
