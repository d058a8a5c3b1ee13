import type { CorrectCustomerInput, RegisterCustomerInput, UpdateCustomerInput } from '../../schema.generated';
import { isEmail } from '../../ui/is-email';
import { phoneDigits } from '../../ui/phone-number';
import type { CustomerRecordFragment } from './customer-profile.generated';
import { maxTags } from '../limits';

/** As typed. */
export interface BirthdayDraft {
  birthMonth: string;
  birthDay: string;
  birthYear: string;
}
export interface NamedDraft extends BirthdayDraft {
  firstName: string;
  lastName: string;
}
/** What the team keeps; tags one to a line, so that fields compare. */
export interface KeptDraft {
  email: string;
  tags: string;
  notes: string;
}
export type NewDraft = NamedDraft & KeptDraft & { phone: string };
export type EditDraft = KeptDraft & Pick<CustomerRecordFragment, 'offerDisabled' | 'birthdayDisabled'>;

export const noCustomer: NewDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  birthMonth: '',
  birthDay: '',
  birthYear: '',
  tags: '',
  notes: '',
};

/** Without blanks around them, each once in whatever letters. */
export function uniqueTags(typed: readonly string[]): string[] {
  const tags = typed.map((tag) => tag.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return tags.filter((tag, at) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at);
}
export const tagsOf = (text: string): string[] => text.split('\n').filter(Boolean);
export const tagsText = (tags: readonly string[]): string => tags.join('\n');

export const numberOf = (text: string) => (text.trim() ? Number(text) : null);
const textOf = (number: number | null) => (number === null ? '' : String(number));

export const editOf = ({ email, tags, notes, offerDisabled, birthdayDisabled }: CustomerRecordFragment): EditDraft => ({
  email: email ?? '',
  tags: tagsText(tags),
  notes,
  offerDisabled,
  birthdayDisabled,
});
export const namedOf = ({ firstName, lastName, ...born }: CustomerRecordFragment): NamedDraft => ({
  firstName,
  lastName,
  birthMonth: textOf(born.birthMonth),
  birthDay: textOf(born.birthDay),
  birthYear: textOf(born.birthYear),
});

export const correction = ({ firstName, lastName, ...born }: NamedDraft): CorrectCustomerInput => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  birthMonth: numberOf(born.birthMonth),
  birthDay: numberOf(born.birthDay),
  birthYear: numberOf(born.birthYear),
});
const kept = ({ email, tags, notes }: KeptDraft) => ({
  email: email.trim() || null,
  tags: tagsOf(tags),
  notes: notes.trim() || null,
});
export const newCustomer = (draft: NewDraft): RegisterCustomerInput => ({
  ...correction(draft),
  ...kept(draft),
  phone: phoneDigits(draft.phone),
});

/** Whether more than a name and a phone was typed. */
export const hasMore = ({ email, birthMonth, birthDay, birthYear, tags, notes }: NewDraft): boolean =>
  [email, birthMonth, birthDay, birthYear, tags, notes].some((text) => text.trim() !== '');

/** Only what differs from the customer as they were. */
export function changesOf(draft: EditDraft, before: EditDraft): UpdateCustomerInput {
  const next = kept(draft);
  const { offerDisabled, birthdayDisabled } = draft;
  return {
    ...(draft.email.trim() !== before.email && { email: next.email }),
    ...(draft.tags !== before.tags && { tags: next.tags }),
    ...(draft.notes.trim() !== before.notes && { notes: next.notes }),
    ...(offerDisabled !== before.offerDisabled && { offerDisabled }),
    ...(birthdayDisabled !== before.birthdayDisabled && { birthdayDisabled }),
  };
}

export const required = (message: string) => (text: string) => text.trim() !== '' || message;
export const emailRule = (text: string) =>
  text.trim() === '' || isEmail(text) || 'Enter an email address such as ann@example.com.';
export const tagsRule = (text: string) => tagsOf(text).length <= maxTags || `A customer has at most ${maxTags} tags.`;

/** Empty, a month with a day, or a full date that the calendar has. */
export function birthdayRule({ birthMonth, birthDay, birthYear }: BirthdayDraft): true | string {
  const [month, day, year] = [birthMonth, birthDay, birthYear].map(numberOf);
  if (month === null && day === null) return year === null || 'Enter month and day too, or leave the year out.';
  if (month === null || day === null) return 'Enter both month and day.';
  const date = new Date(Date.UTC(year ?? 2000, month - 1, day));
  return (date.getUTCMonth() === month - 1 && date.getUTCDate() === day) || 'There is no such birthday.';
}
