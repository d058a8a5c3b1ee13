import { namesOf } from '../pieces/pick';
import { type EditDraft, type NamedDraft, tagsOf } from './customer-values';
import { monthNames } from './customer-words';

type Labels<Draft> = Record<keyof Draft, readonly [label: string, words?: (value: string) => string]>;

const edited: Labels<EditDraft> = {
  email: ['Email'],
  offerDisabled: ['No offers'],
  birthdayDisabled: ['No birthday messages'],
  tags: ['Tags', (text) => tagsOf(text).join(', ')],
  notes: ['Notes'],
};
const named: Labels<NamedDraft> = {
  firstName: ['First name'],
  lastName: ['Last name'],
  birthMonth: ['Birth month', (month) => monthNames[Number(month) - 1] ?? ''],
  birthDay: ['Birth day'],
  birthYear: ['Birth year'],
};

/** The touched fields that differ, as they are now and as they were typed. */
const linesOf =
  <Draft extends object>(labels: Labels<Draft>) =>
  (now: Draft, mine: Draft, touched: Partial<Record<keyof Draft, boolean>>) =>
    namesOf(labels)
      .filter((name) => touched[name] && now[name] !== mine[name])
      .map((name) => {
        const [label, words = String] = labels[name];
        const said = (value: Draft[keyof Draft]) =>
          (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : words(String(value))) || 'None';
        return [label, said(now[name]), said(mine[name])] as const;
      });

export const editLines = linesOf(edited);
export const namedLines = linesOf(named);
