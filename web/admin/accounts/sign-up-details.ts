import type { RegisterOptions } from 'react-hook-form';
import { isEmail } from '../../ui/is-email';
import { phoneRule } from '../../ui/phone-number';
import { maxPersonName } from '../../limits';
import { maxPassword, maxReferral, minPassword } from '../limits';

export const noDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmation: '',
  isThirteenOrOlder: false,
  referByName: '',
  referByCode: '',
};
/** Name under which the form is kept. */
export const signUpForm = 'sign-up';
export type Details = typeof noDetails;
type Rules = { [Name in keyof Details]?: RegisterOptions<Details, Name> };

const atMost = (max: number, what: string) => ({
  maxLength: { value: max, message: `${what} can have at most ${max} characters.` },
});
const name = (what: string) => ({
  validate: (value: string) => value.trim() !== '' || `Please enter your ${what}.`,
  ...atMost(maxPersonName, `The ${what}`),
});

function passwordRule(value: string): string | true {
  const { length } = [...value];
  if (length < minPassword) return `The password needs at least ${minPassword} characters.`;
  return length <= maxPassword || `The password can have at most ${maxPassword} characters.`;
}

export const ageRule = (isThirteenOrOlder: unknown) =>
  isThirteenOrOlder === true || 'You need to be 13 or older to sign up.';

/** The server's rules in its own words, so that every mistake is named at once; common passwords only it knows. */
export const signUpRules: Rules = {
  firstName: name('first name'),
  lastName: name('last name'),
  email: { validate: (value) => isEmail(value) || 'Please enter a valid email address.' },
  phone: { validate: phoneRule },
  password: { validate: passwordRule },
  confirmation: {
    validate: (value, { password }) => value === password || 'The two passwords are not the same.',
  },
  referByName: atMost(maxReferral, 'The name'),
  referByCode: atMost(maxReferral, 'The code'),
};
