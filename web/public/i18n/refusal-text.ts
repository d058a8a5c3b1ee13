import type { ErrorCode, RefusalReason } from '../../schema.generated';
import type { Failure } from '../request';
import type { Language, MessageValues } from './catalogue.generated';
import { useLanguage } from './language-context';
import { findText, localeOf, translatorOf } from './messages';

/** Codes that no page of a customer can meet: of uploads, and of requests that our own pages do not make. */
type ForeignCode =
  | 'SLOT_TAKEN'
  | 'BAD_REQUEST'
  | 'IDEMPOTENCY_MISMATCH'
  | 'OTHER_ACCOUNT'
  | 'PASSWORD_NEEDED'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_IMAGE'
  | 'UNSUPPORTED_PDF';
/** Reasons that only the admin meets, and those of forms to sign and of booking, whose pages have texts of their own. */
type ForeignReason =
  | 'BUSY_NETWORK'
  | 'CODE_NOT_SENT'
  | 'CODE_OVER'
  | 'HOLD_OVER'
  | 'BOOKING_OVER'
  | 'TOO_LATE'
  | 'TOO_MANY_BOOKINGS'
  | 'TOO_MANY_REQUESTS'
  | 'WRONG_CODE'
  | 'FORM_CHANGED'
  | 'FORM_IN_USE'
  | 'FORM_NEEDED'
  | 'FORM_SIGNED'
  | 'LEGAL_HOLD'
  | 'NO_HOURS'
  | 'NOT_A_PDF'
  | 'PDF_BROKEN'
  | 'PDF_ENCRYPTED'
  | 'PDF_SCRIPT'
  | 'PDF_TOO_COMPLEX'
  | 'PDF_TOO_LONG';
/** A code or reason without a text does not compile. */
type RefusalTexts = Pick<
  MessageValues,
  `refusal.${Exclude<ErrorCode, ForeignCode> | Exclude<RefusalReason, ForeignReason>}`
>;

function rateLimitText(language: Language, seconds: number): string {
  const t = translatorOf(language);
  return seconds < 90
    ? t('refusal.tooManySeconds', { seconds })
    : t('refusal.tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
}

/**
 * Why a request failed, in the reader's language: by code, field, reason and numbers, never by the server's own sentence. The catalogue names its texts
 * by field and reason where it has one for both, else by reason, field or code.
 */
export function refusalText({ code, field, details, textKey }: Failure, language: Language): string {
  if (textKey) return translatorOf(language)(textKey);
  const { reason, retryAfterSeconds, ...facts } = (details ?? {}) as Record<string, unknown>;
  if (code === 'RATE_LIMITED' && typeof retryAfterSeconds === 'number')
    return rateLimitText(language, retryAfterSeconds);
  const numbers = Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value.toLocaleString(localeOf(language))]] : [],
  );
  const names = [`${field}_${reason}`, reason, field, code, 'unknown'];
  return findText(
    language,
    names.map((name) => `refusal.${name}` as keyof RefusalTexts),
    Object.fromEntries(numbers),
  );
}

export function useRefusalText(): (failure: Failure) => string {
  const { language } = useLanguage();
  return (failure) => refusalText(failure, language);
}
