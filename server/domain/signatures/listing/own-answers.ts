import type { FormField } from '../../../../entities/FormField.js';
import type { FieldAnswer } from '../chain.js';
import type { OwnAnswer } from './OwnSignature.js';

/** What a customer filled in, as they were asked. */
export const ownAnswers = (answers: readonly FieldAnswer[], fields: readonly FormField[]): OwnAnswer[] =>
  answers.map(({ name, value }) => ({ label: fields.find((field) => field.name === name)?.label ?? name, value }));
