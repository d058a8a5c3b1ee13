import type { Language } from '../i18n/catalogue.generated';
import { translatorOf, type PlainKey } from '../i18n/messages';
import { refusalText } from '../i18n/refusal-text';
import type { Failure } from '../request';
import type { SigningError } from './signing-values';

const ownTexts: Record<string, PlainKey> = {
  isAgreed: 'signing.agreeNeeded',
  signerName: 'signing.signerNameNeeded',
  strokes: 'signing.drawnTooLong',
  email: 'signing.emailWrong',
  submissionKey: 'signing.again',
};

/** Whether a form was replaced while somebody read it, or is no longer to sign: the page reads it again. */
export const isFormChange = (failure: Failure): boolean => reasonOf(failure) === 'FORM_CHANGED';

/** Whether a form was signed meanwhile, in another window. */
export const isSignedAlready = (failure: Failure): boolean => reasonOf(failure) === 'FORM_SIGNED';

const reasonOf = ({ details }: Failure) => ((details ?? {}) as { reason?: unknown }).reason;

/** Why the server took no signature, for SigningForm; the bundle `signing` is loaded. */
export function signingError(failure: Failure, language: Language): SigningError {
  const t = translatorOf(language);
  if (isFormChange(failure)) return { message: t('signing.changed') };
  const { code } = failure;
  // As the server names a field of a list of signatures.
  const field = failure.field?.replace(/^(?:.*\.)?signatures\.\d+\./, '');
  if (code !== 'INVALID_INPUT' || !field) return { message: refusalText(failure, language) };
  const key = ownTexts[field];
  return { field, message: t(key ?? 'signing.checkField') };
}
