import type { FormFieldKind, SignatureInput } from '../../schema.generated';
import { isEmail } from '../../ui/is-email';
import type { Translate } from '../i18n/messages';
import type { SigningFormFragment } from './signing.generated';

/** Who signs, and for whom: the same in the next form of a list. */
export interface Signer {
  signerName: string;
  isForOther: boolean;
  signedFor: string;
  email: string;
}

/** What a signer has entered so far. */
export interface SigningDraft extends Signer {
  /** Sent twice, a signature with the same key is one. */
  submissionKey: string;
  isDrawn: boolean;
  strokes: string;
  answers: Record<string, string>;
  /** The version of the form whose box is checked. */
  agreedTo: string;
}

export const signerOf = ({ signerName, isForOther, signedFor, email }: Signer): Signer => ({
  signerName,
  isForOther,
  signedFor,
  email,
});

export const emptyDraft = (submissionKey: string, signer?: Signer): SigningDraft => ({
  submissionKey,
  signerName: '',
  isDrawn: false,
  strokes: '',
  isForOther: false,
  signedFor: '',
  answers: {},
  agreedTo: '',
  email: '',
  ...signer,
});

/** An error of one field, or of none. */
export interface SigningError {
  /** `signerName`, `strokes`, `signedFor`, `isAgreed`, `email`, or `answers.` and the name of a field. */
  field?: string;
  message: string;
}

/** Letters that a field of a kind takes. */
export const maxLengthOf = (kind: FormFieldKind): number => (kind === 'INITIALS' ? 5 : 500);
export const answerField = (name: string): string => `answers.${name}`;

/** What is missing or wrong, in the order of the form. */
export function errorsIn(draft: SigningDraft, form: SigningFormFragment, t: Translate): Required<SigningError>[] {
  const errors: Required<SigningError>[] = form.fields
    .filter(({ name, isRequired }) => isRequired && !draft.answers[name]?.trim())
    .map(({ name, label }) => ({ field: answerField(name), message: t('signing.answerNeeded', { label }) }));
  const need = (isMissing: boolean, field: string, message: string) => isMissing && errors.push({ field, message });
  if (form.signatureRequired) {
    need(draft.isForOther && !draft.signedFor.trim(), 'signedFor', t('signing.signedForNeeded'));
    need(!draft.signerName.trim(), 'signerName', t('signing.signerNameNeeded'));
    need(draft.isDrawn && !draft.strokes, 'strokes', t('signing.drawingNeeded'));
  }
  need(draft.agreedTo !== form.versionId, 'isAgreed', t('signing.agreeNeeded'));
  need(draft.email.trim() !== '' && !isEmail(draft.email), 'email', t('signing.emailWrong'));
  return errors;
}

/** What is sent. */
export function signatureOf(draft: SigningDraft, form: SigningFormFragment): SignatureInput {
  const isSigned = form.signatureRequired;
  return {
    versionId: form.versionId,
    versionSha256: form.sha256,
    submissionKey: draft.submissionKey,
    isAgreed: draft.agreedTo === form.versionId,
    signerName: isSigned ? draft.signerName.trim() : null,
    strokes: isSigned && draft.isDrawn ? draft.strokes : null,
    signedFor: isSigned && draft.isForOther ? draft.signedFor.trim() : null,
    answers: form.fields.flatMap(({ name }) => {
      const value = draft.answers[name]?.trim();
      return value ? [{ name, value }] : [];
    }),
    email: draft.email.trim() || null,
  };
}
