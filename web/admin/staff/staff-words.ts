import { formatPhone } from '../../ui/phone-number';

interface Named {
  firstName: string;
  lastName: string;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

const segmenter = new Intl.Segmenter('en-US');
const first = (text: string) => [...segmenter.segment(text.trim())][0]?.segment ?? '';

/** 'AL' of Ann Lee. */
export const initialsOf = ({ firstName, lastName }: Named): string =>
  (first(firstName) + first(lastName)).toLocaleUpperCase('en-US');

/** The phone number, or else the e-mail address. */
export const contactOf = ({ phone, email }: { phone: string; email: string }): string => formatPhone(phone) || email;
