import type { ImportCustomerInput } from '../../../schema.generated';
import { isEmail } from '../../../ui/is-email';
import { maxEmail, maxNotes, maxPersonName } from '../../../limits';
import type { Cells, CheckedRow, Faults } from '../../imports/list-kind';
import { maxTag, maxTags } from '../../limits';
import type { CustomerField } from './columns';
import { birthdayOf, noBirthday, readBirthday, readMonth, toCome } from './read-birthday';
import { readPhone, readTags, readYes, splitName } from './read-values';

const nameFault = (name: string, what: string) => {
  if (name === '') return `Enter the ${what}.`;
  return name.length > maxPersonName ? `The ${what} has at most ${maxPersonName} characters.` : undefined;
};

function tagsFault(tags: readonly string[]): string | undefined {
  if (tags.length > maxTags) return `A customer has at most ${maxTags} tags.`;
  return tags.some((tag) => tag.length > maxTag) ? `A tag has at most ${maxTag} characters.` : undefined;
}

function birthdayFault(birthday: ReturnType<typeof readWhole>): string | undefined {
  if (birthday === toCome) return 'This birthday lies in the future. Check its year.';
  return birthday === null ? 'There is no such birthday. Write it like 3/9/1990 or 3/9.' : undefined;
}

const wholeNumber = (text = ''): number | null => (text === '' ? null : /^\d{1,4}$/.test(text) ? Number(text) : NaN);

/** Of one column with a date, or of one for each part of it. */
function readWhole({ birthday = '', birthMonth = '', birthDay, birthYear }: Cells<CustomerField>) {
  if (birthday) return readBirthday(birthday);
  const month = birthMonth === '' ? null : (readMonth(birthMonth) ?? NaN);
  const parts = [month, wholeNumber(birthDay), wholeNumber(birthYear)] as const;
  return parts.some(Number.isNaN) ? null : birthdayOf(...parts);
}

/** The customer of a row, or what is wrong with its cells. */
export function checkRow(number: number, cells: Cells<CustomerField>): CheckedRow<CustomerField, ImportCustomerInput> {
  const whole = splitName(cells.name ?? '');
  const { firstName = whole.firstName, lastName = whole.lastName, email = '', notes = '' } = given(cells);
  const phone = readPhone(cells.phone ?? '');
  const birthday = readWhole(cells);
  const tags = readTags(cells.tags ?? '');
  const noOffers = readYes(cells.noOffers ?? '');
  const noBirthdays = readYes(cells.noBirthdays ?? '');
  const yesOrNo = 'Write Yes or No.';
  const faults = onlyFaults({
    firstName: nameFault(firstName, 'first name'),
    lastName: nameFault(lastName, 'last name'),
    phone: phone === null ? 'Enter a phone number of 10 digits.' : undefined,
    noOffers: noOffers === null ? yesOrNo : undefined,
    noBirthdays: noBirthdays === null ? yesOrNo : undefined,
    tags: tagsFault(tags),
    notes: notes.length > maxNotes ? `Notes have at most ${maxNotes.toLocaleString('en-US')} characters.` : undefined,
  });
  const isFineEmail = email === '' || (isEmail(email) && email.length <= maxEmail);
  const dropped = onlyFaults({
    email: isFineEmail ? undefined : 'Enter an email address such as ann@example.com.',
    [cells.birthMonth === undefined ? 'birthday' : 'birthDay']: birthdayFault(birthday),
  });
  const isLess = Object.keys(dropped).length > 0;
  if (phone === null || Object.keys(faults).length > 0) return { faults: { ...faults, ...dropped } };
  const offers = { offerDisabled: noOffers, birthdayDisabled: noBirthdays };
  const values = {
    email: (isFineEmail && email) || null,
    ...(birthday === null || birthday === toCome ? noBirthday : birthday),
    ...offers,
    tags,
    notes,
  };
  const input = { row: number, customer: { firstName, lastName, phone, ...values } };
  return isLess ? { input, faults: null, dropped } : { input, faults: null };
}

const onlyFaults = (all: Faults<CustomerField>): Faults<CustomerField> =>
  Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined));

/** Cells that hold something. */
const given = (cells: Cells<CustomerField>): Cells<CustomerField> =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
