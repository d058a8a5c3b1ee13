import type { Failure } from '../request';
import type { Language } from './catalogue.generated';
import { useLanguage, useTranslate } from './language-context';
import type { PlainKey, Translate } from './messages';

/** Codes with one text. */
const texts: Record<string, PlainKey> = {
  UNAUTHENTICATED: 'refusal.UNAUTHENTICATED',
  FORBIDDEN: 'refusal.FORBIDDEN',
  CHECK_IN_PAUSED: 'refusal.CHECK_IN_PAUSED',
  IN_FLIGHT: 'refusal.IN_FLIGHT',
  INTERNAL: 'refusal.INTERNAL',
};

/** Codes, or code and field, with several texts: the server's own text says more, but only in English. */
const roughTexts: Record<string, PlainKey> = {
  UNAVAILABLE: 'refusal.UNAVAILABLE',
  NOT_FOUND: 'refusal.notFound',
  INVALID_TOKEN: 'refusal.notFound',
  CONFLICT: 'refusal.conflict',
  STALE: 'refusal.conflict',
  INVALID_INPUT: 'refusal.invalidInput',
  'INVALID_INPUT.phone': 'refusal.phone',
  'INVALID_INPUT.partySize': 'refusal.partySize',
  'INVALID_INPUT.temperature': 'refusal.temperature',
  'INVALID_INPUT.notes': 'refusal.notes',
  'INVALID_INPUT.handle': 'refusal.handle',
  'INVALID_INPUT.firstName': 'refusal.firstName',
  'INVALID_INPUT.lastName': 'refusal.lastName',
  'INVALID_INPUT.email': 'refusal.email',
};

function rateLimitText(t: Translate, details: unknown): string | undefined {
  const seconds = (details as { retryAfterSeconds?: unknown } | undefined)?.retryAfterSeconds;
  if (typeof seconds !== 'number') return undefined;
  return seconds < 90
    ? t('refusal.tooManySeconds', { seconds })
    : t('refusal.tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
}

type OwnTexts = Record<string, PlainKey>;

/** Why a request failed, in the reader's language; `own` are the texts of one operation by code. */
export function refusalText(
  { code, field, details, message, textKey }: Failure,
  t: Translate,
  language: Language,
  own: OwnTexts = {},
): string {
  if (textKey) return t(textKey);
  const rateLimit = code === 'RATE_LIMITED' ? rateLimitText(t, details) : undefined;
  if (rateLimit) return rateLimit;
  const known = texts[code];
  if (known) return t(known);
  if (language === 'en') return message;
  return t(own[code] ?? roughTexts[`${code}.${field}`] ?? roughTexts[code] ?? 'refusal.unknown');
}

export function useRefusalText(): (failure: Failure, own?: OwnTexts) => string {
  const { language } = useLanguage();
  const t = useTranslate();
  return (failure, own) => refusalText(failure, t, language, own);
}
