import { invalid } from '../../../core/Refusal.js';
import { MAX_NOTES, MAX_TAGS } from '../limits.js';

/** What merging may change of the kept record. */
export interface MergeValues {
  email: string | null;
  /** Whether the address still waits for a kiosk or staff to give it. */
  emailOpen: boolean;
  /** Whether nobody but a kiosk gave it. */
  emailUnproven: boolean;
  birthMonth: number | null;
  birthDay: number | null;
  birthYear: number | null;
  notes: string;
  tags: string[];
  offerDisabled: boolean;
  birthdayDisabled: boolean;
  heldSince: Date | null;
  heldReason: string | null;
}

/** Values of the kept record before and after, of those that merging changed. */
export type Filled = { [Field in keyof MergeValues]?: [before: MergeValues[Field], after: MergeValues[Field]] };

const GAP = '\n\n';
const sameTag = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const without = (tags: readonly string[], gone: readonly string[]): string[] =>
  tags.filter((tag) => !gone.some((each) => sameTag(each, tag)));

/**
 * The kept record with what it lacks from the merged one: empty fields filled, notes and tags of both, and what either customer refused. Throws
 * INVALID_INPUT where notes or tags would be too many: none may get lost.
 */
export function mergedValues(kept: MergeValues, merged: MergeValues): MergeValues {
  const hasTheirNotes = kept.notes === merged.notes || kept.notes.split(GAP).includes(merged.notes);
  const notes = hasTheirNotes ? kept.notes : [kept.notes, merged.notes].filter(Boolean).join(GAP);
  if (notes.length > MAX_NOTES)
    throw invalid('notes', 'Together their notes have more than 2,000 characters. Shorten one of them first.');
  const tags = [...kept.tags, ...without(merged.tags, kept.tags)];
  if (tags.length > MAX_TAGS)
    throw invalid('tags', 'Together they have more than 20 tags. Take some from one of them first.');
  return {
    ...kept,
    ...(kept.email === null &&
      merged.email !== null && {
        email: merged.email,
        emailOpen: false,
        emailUnproven: merged.emailUnproven,
      }),
    ...(lacksBirthday(kept, merged) && {
      birthMonth: merged.birthMonth,
      birthDay: merged.birthDay,
      birthYear: merged.birthYear,
    }),
    notes,
    tags,
    ...(kept.heldSince === null && { heldSince: merged.heldSince, heldReason: merged.heldReason }),
    offerDisabled: kept.offerDisabled || merged.offerDisabled,
    birthdayDisabled: kept.birthdayDisabled || merged.birthdayDisabled,
  };
}

/** Of a birthday without its year, the other record may know the year. */
function lacksBirthday(kept: MergeValues, merged: MergeValues): boolean {
  if (merged.birthMonth === null) return false;
  const isSameDay = kept.birthMonth === merged.birthMonth && kept.birthDay === merged.birthDay;
  return kept.birthMonth === null || (isSameDay && kept.birthYear === null && merged.birthYear !== null);
}

const FIELDS = [
  'email',
  'emailOpen',
  'emailUnproven',
  'birthMonth',
  'birthDay',
  'birthYear',
  'notes',
  'tags',
  'offerDisabled',
  'birthdayDisabled',
  'heldSince',
  'heldReason',
] as const satisfies readonly (keyof MergeValues)[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const filledBy = (before: MergeValues, after: MergeValues): Filled =>
  Object.fromEntries(
    FIELDS.filter((field) => !isSame(before[field], after[field])).map((field) => [
      field,
      [before[field], after[field]],
    ]),
  );

/**
 * The kept record as it was before a merge. What was changed since stays; so does what `others` account for, records that stay merged into it.
 */
export function unmergedValues(current: MergeValues, filled: Filled, others: readonly MergeValues[]): MergeValues {
  const values = { ...current };
  for (const field of ['email', 'emailOpen', 'emailUnproven'] as const) takeBack(values, field, filled);
  const birthday = ['birthMonth', 'birthDay', 'birthYear'] as const;
  // A birthday is one fact: if a part of it was corrected since, all of it stays.
  if (birthday.every((field) => !filled[field] || isSame(current[field], filled[field][1])))
    for (const field of birthday) takeBack(values, field, filled);
  // A hold is one fact too, and one that others account for stays.
  const hold = ['heldSince', 'heldReason'] as const;
  if (
    !others.some(({ heldSince }) => heldSince) &&
    hold.every((field) => filled[field] && isSame(current[field], filled[field][1]))
  )
    for (const field of hold) takeBack(values, field, filled);
  for (const field of ['offerDisabled', 'birthdayDisabled'] as const)
    if (!others.some((other) => other[field])) takeBack(values, field, filled);
  if (filled.notes) values.notes = notesWithout(current.notes, filled.notes);
  const theirs = without(
    addedTags(filled),
    others.flatMap(({ tags }) => tags),
  );
  values.tags = without(current.tags, theirs);
  return values;
}

/** What the merge of another record, which stays, has filled once that is undone: what both brought. */
export function takenOver(filled: Filled, other: MergeValues, othersFilled: Filled): Filled {
  const shared = addedTags(filled).filter((tag) => other.tags.some((each) => sameTag(each, tag)));
  const [before, after] = othersFilled.tags ?? [[], []];
  return {
    ...othersFilled,
    ...(other.offerDisabled && filled.offerDisabled && { offerDisabled: filled.offerDisabled }),
    ...(other.birthdayDisabled && filled.birthdayDisabled && { birthdayDisabled: filled.birthdayDisabled }),
    ...(other.heldSince &&
      filled.heldSince && { heldSince: filled.heldSince, ...(filled.heldReason && { heldReason: filled.heldReason }) }),
    ...(shared.length > 0 && { tags: [before, [...after, ...shared]] satisfies [string[], string[]] }),
  };
}

const addedTags = ({ tags: [before, after] = [[], []] }: Filled): string[] => without(after, before);

function takeBack<Field extends keyof MergeValues>(
  values: MergeValues,
  field: Field,
  filled: { [Name in Field]?: [MergeValues[Field], MergeValues[Field]] },
): void {
  const pair = filled[field];
  if (pair && isSame(values[field], pair[1])) values[field] = pair[0];
}

/** The added notes are cut out where they still stand as paragraphs of their own; what was written since stays. */
function notesWithout(current: string, [before, after]: [string, string]): string {
  if (current === after) return before;
  const added = `${GAP}${after.slice(before.length).trim()}${GAP}`;
  const framed = `${GAP}${current}${GAP}`;
  const at = framed.lastIndexOf(added);
  return at === -1 ? current : `${framed.slice(0, at)}${GAP}${framed.slice(at + added.length)}`.trim();
}
