import { diffArrays, diffWordsWithSpace } from 'diff';
import { fieldWords, type FormText } from './form-values';
import { signatureWords } from './form-words';
import { plainParagraphs } from './plain-paragraphs';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Texts that differ by more words than this are shown as a whole: comparing them word by word would take seconds. */
const maxEdits = 2000;

/** What a version says, a line for each paragraph. */
const linesOf = ({ name, content, signatureRequired, fields }: FormText): string[] => [
  name,
  ...plainParagraphs(content),
  ...fields.map(fieldWords),
  signatureWords(signatureRequired),
];

/** The paragraphs of both versions in order, each in pieces that stayed, were added, or were removed. */
export function versionDifference(before: FormText, now: FormText): Piece[][] {
  const parts = diffArrays(linesOf(before), linesOf(now));
  const paragraphs: Piece[][] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const { value, added, removed } = parts[index];
    const next = parts[index + 1];
    if (removed && next?.added) {
      paragraphs.push(...changed(value, next.value));
      index += 1;
    } else for (const text of value) paragraphs.push([{ kind: added ? 'added' : removed ? 'removed' : 'same', text }]);
  }
  return paragraphs;
}

/** Paragraphs that took the place of others, compared one with one; what is left over was removed or added. */
function changed(before: readonly string[], now: readonly string[]): Piece[][] {
  return Array.from({ length: Math.max(before.length, now.length) }, (_, index) => words(before[index], now[index]));
}

function words(before: string | undefined, now: string | undefined): Piece[] {
  const compared =
    before !== undefined && now !== undefined && diffWordsWithSpace(before, now, { maxEditLength: maxEdits });
  if (compared)
    return compared.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }));
  return [
    ...(before === undefined ? [] : [{ kind: 'removed' as const, text: before }]),
    ...(now === undefined ? [] : [{ kind: 'added' as const, text: now }]),
  ];
}
