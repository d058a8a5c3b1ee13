import { DateTime } from 'luxon';
import type { ListedSignatureFragment, SignatureDialog_ReadQuery } from './signed.generated';

export const kindWords = {
  AGREED: 'Confirmed',
  TYPED: 'Typed signature',
  DRAWN: 'Drawn signature',
} as const satisfies Record<ListedSignatureFragment['kind'], string>;

export const placeWords = {
  KIOSK: 'Kiosk',
  PHONE: 'Phone',
  LINK: 'Link',
} as const satisfies Record<ListedSignatureFragment['place'], string>;

const languages: Record<string, string> = { en: 'English', es: 'Spanish' };
export const languageWord = (language: string): string => languages[language] ?? language;

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

export const customerName = ({ customer }: Pick<ListedSignatureFragment, 'customer'>): string =>
  customer ? fullName(customer) : '';

/** Who signed, and for whom: 'Ann Lee for Kim Lee'. */
export function signerWords({
  signerName,
  signedFor,
  customer,
  isBlanked,
}: Pick<ListedSignatureFragment, 'signerName' | 'signedFor' | 'customer' | 'isBlanked'>): string {
  if (isBlanked) return 'Details removed';
  const signer = signerName ?? (customer ? fullName(customer) : '');
  return signedFor ? `${signer} for ${signedFor}` : signer;
}

export const formWords = ({ formName, formVersion }: Pick<ListedSignatureFragment, 'formName' | 'formVersion'>) =>
  formVersion > 1 ? `${formName} (version ${formVersion})` : formName;

type Answered = Pick<SignatureDialog_ReadQuery['signature'], 'answers' | 'fields' | 'language'>;

/** What was asked, in its order, and filled in: dates as the signer's language writes them, 'June 5, 2026'. */
export const answerFacts = ({ answers, fields, language }: Answered): [label: string, value: string][] =>
  fields.map(({ name, label, kind }) => {
    const value = answers.find((one) => one.name === name)?.value;
    const day = DateTime.fromFormat(kind === 'DATE' ? (value ?? '') : '', 'yyyy-MM-dd', { locale: language });
    return [label, day.isValid ? day.toLocaleString(DateTime.DATE_FULL) : value || 'Left empty'];
  });

export const formsCount = (count: number): string => (count === 1 ? '1 signed form' : `${count} signed forms`);
