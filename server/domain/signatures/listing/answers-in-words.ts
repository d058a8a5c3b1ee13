import { DateTime } from 'luxon';
import { FormFieldKind } from '../../../../entities/FormFieldKind.js';
import type { FormField } from '../../../../entities/FormField.js';
import type { FieldAnswer } from '../chain.js';

/**
 * What was asked and filled in, in the order of the form, empty for nothing: that it was asked is evidence too. Dates are as people write them in a language,
 * such as 'June 5, 2026'.
 */
export const answersInWords = (
  answers: readonly FieldAnswer[],
  fields: readonly FormField[],
  language: string,
): { label: string; value: string }[] =>
  fields.map(({ name, label, kind }) => {
    const value = answers.find((one) => one.name === name)?.value;
    if (!value) return { label, value: '' };
    return { label, value: kind === FormFieldKind.DATE ? dayInWords(value, language) : value };
  });

/** A kiosk that was offline may have taken what is no date: it stands as it was typed. */
function dayInWords(value: string, language: string): string {
  const day = DateTime.fromFormat(value, 'yyyy-MM-dd', { zone: 'UTC', locale: language });
  return day.isValid ? day.toLocaleString(DateTime.DATE_FULL) : value;
}
