import { DateTime } from 'luxon';
import { FormFieldKind } from '../../../../entities/FormFieldKind.js';
import type { FormField } from '../../../../entities/FormField.js';
import type { FieldAnswer } from '../chain.js';

/** Stands for what was left empty: that it was asked is evidence too. */
const NOTHING = '—';

/** What was asked and filled in, in the order of the form: dates as people write them in a language, such as 'June 5, 2026'. */
export const answersInWords = (
  answers: readonly FieldAnswer[],
  fields: readonly FormField[],
  language: string,
): { label: string; value: string }[] =>
  fields.map(({ name, label, kind }) => {
    const value = answers.find((one) => one.name === name)?.value;
    if (!value) return { label, value: NOTHING };
    return { label, value: kind === FormFieldKind.DATE ? dayInWords(value, language) : value };
  });

/** A kiosk that was offline may have taken what is no date: it stands as it was typed. */
function dayInWords(value: string, language: string): string {
  const day = DateTime.fromFormat(value, 'yyyy-MM-dd', { zone: 'UTC', locale: language });
  return day.isValid ? day.toLocaleString(DateTime.DATE_FULL) : value;
}
