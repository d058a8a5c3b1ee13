import { fieldsIn, fieldWords, type FormDraft } from './form-values';
import { signatureWords } from './form-words';
import { plainParagraphs } from './plain-paragraphs';

const fieldLines = (text: string): string =>
  fieldsIn(text)
    .map((field) => fieldWords({ ...field, options: field.options.split('\n').filter(Boolean) }))
    .join('\n');

/** The touched parts of a form that differ, as they are now and as they were typed. */
export const formLines = (
  now: FormDraft,
  mine: FormDraft,
  touched: Partial<Record<keyof FormDraft, boolean>>,
): [string, string, string][] => {
  const lines: [keyof FormDraft, string, (draft: FormDraft) => string][] = [
    ['name', 'Title', ({ name }) => name],
    ['content', 'Content', ({ content }) => plainParagraphs(content).join('\n')],
    ['signatureRequired', 'Signature', ({ signatureRequired }) => signatureWords(signatureRequired)],
    ['fields', 'Fields', ({ fields }) => fieldLines(fields)],
  ];
  return lines
    .filter(([name]) => touched[name] && now[name] !== mine[name])
    .map(([, field, of]) => [field, of(now) || 'None', of(mine) || 'None']);
};
