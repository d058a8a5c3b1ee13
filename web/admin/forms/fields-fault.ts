import { maxFieldLabel, maxFieldOptions } from '../limits';
import type { DraftField } from './form-values';

/** What is wrong with the fields of a form, as the server would say. */
export function fieldsFault(fields: readonly DraftField[]): string | undefined {
  for (const { label, kind, options } of fields) {
    if (!label.trim()) return 'Give every field a label.';
    if (label.trim().length > maxFieldLabel) return `A label has at most ${maxFieldLabel} characters.`;
    if (kind !== 'CHOICE') continue;
    const choices = options
      .split('\n')
      .map((option) => option.trim())
      .filter(Boolean);
    if (choices.length < 2 || choices.length > maxFieldOptions)
      return `A choice has 2 to ${maxFieldOptions} options, one per line.`;
    if (new Set(choices).size !== choices.length) return `Two options of '${label.trim()}' are the same.`;
    if (choices.some((option) => option.length > maxFieldLabel))
      return `An option has at most ${maxFieldLabel} characters.`;
  }
  return undefined;
}
