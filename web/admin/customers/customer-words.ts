import { Info } from 'luxon';
import type { CustomerRecordFragment } from './customer-profile.generated';

interface Named {
  firstName: string;
  lastName: string;
}
interface Born {
  birthMonth: number | null;
  birthDay: number | null;
  birthYear: number | null;
}

export const nameOf = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** 'January' to 'December'. */
export const monthNames = Info.months('long', { locale: 'en-US' });

/** 'Mar 3, 1990', or 'Mar 3' where the year is unknown; null without a birthday. */
export const birthdayWords = ({ birthMonth, birthDay, birthYear }: Born): string | null =>
  birthMonth && birthDay
    ? `${monthNames[birthMonth - 1].slice(0, 3)} ${birthDay}${birthYear ? `, ${birthYear}` : ''}`
    : null;

/** '1 customer', '1,234 customers'; with a word before, '2 archived customers'. */
export const customersCount = (count: number, kind = ''): string =>
  `${count.toLocaleString('en-US')} ${kind && `${kind} `}${count === 1 ? 'customer' : 'customers'}`;

/** 'offers and birthday messages': what a customer does not get; empty for nothing. */
export const refusedWords = ({
  offerDisabled,
  birthdayDisabled,
}: Pick<CustomerRecordFragment, 'offerDisabled' | 'birthdayDisabled'>): string =>
  [offerDisabled && 'offers', birthdayDisabled && 'birthday messages'].filter(Boolean).join(' and ');
