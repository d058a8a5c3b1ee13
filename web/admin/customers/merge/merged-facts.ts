import { formatPhone } from '../../../ui/phone-number';
import type { CustomerRecordFragment } from '../customer-profile.generated';
import { birthdayWords, nameOf, refusedWords } from '../customer-words';

export interface ComparedRecord {
  customer: CustomerRecordFragment;
  checkIns: number;
}

type Fact = readonly [word: string, of: (record: ComparedRecord) => string];

/** What both records are compared by. */
export const facts: readonly Fact[] = [
  ['Name', ({ customer }) => nameOf(customer)],
  ['Phone', ({ customer }) => formatPhone(customer.phone)],
  ['Email', ({ customer }) => customer.email ?? ''],
  ['Birthday', ({ customer }) => birthdayWords(customer) ?? ''],
  ['Check-ins', ({ checkIns }) => checkIns.toLocaleString('en-US')],
  ['Tags', ({ customer }) => customer.tags.join(', ')],
  ['Notes', ({ customer }) => customer.notes],
  ['Gets no', ({ customer }) => refusedWords(customer)],
];

/** Of a birthday without its year, the other record may know the year. */
function lacksBirthday(kept: CustomerRecordFragment, merged: CustomerRecordFragment): boolean {
  const isSameDay = kept.birthMonth === merged.birthMonth && kept.birthDay === merged.birthDay;
  return kept.birthMonth === null || (isSameDay && kept.birthYear === null && merged.birthYear !== null);
}

const notesWords = ({ notes }: CustomerRecordFragment) => (notes ? 'the notes, below its own' : 'the notes');

/** What the kept record takes over, in words; as the server merges. */
export function gains({ customer: kept }: ComparedRecord, { customer: merged, checkIns }: ComparedRecord): string[] {
  const newTags = merged.tags.filter((tag) => !kept.tags.some((own) => own.toLowerCase() === tag.toLowerCase()));
  const birthday = birthdayWords(merged);
  const refused = refusedWords({
    ...merged,
    offerDisabled: merged.offerDisabled && !kept.offerDisabled,
    birthdayDisabled: merged.birthdayDisabled && !kept.birthdayDisabled,
  });
  return [
    checkIns > 0 ? `${checkIns.toLocaleString('en-US')} ${checkIns === 1 ? 'check-in' : 'check-ins'}` : '',
    'all messages',
    !kept.email && merged.email ? `the email address ${merged.email}` : '',
    lacksBirthday(kept, merged) && birthday ? `the birthday ${birthday}` : '',
    newTags.length > 0 ? `the tags ${newTags.join(', ')}` : '',
    merged.notes && !kept.notes.split('\n\n').includes(merged.notes) && merged.notes !== kept.notes
      ? notesWords(kept)
      : '',
    refused ? `that they get no ${refused}` : '',
  ].filter(Boolean);
}
