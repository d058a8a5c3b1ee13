import { isEmail } from 'class-validator';
import { DateTime } from 'luxon';
import { FormFieldKind } from '../../../entities/FormFieldKind.js';
import type { FormField } from '../../../entities/FormField.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { DAY_MS } from '../../core/durations.js';
import { emailAddress } from '../../core/email-address.js';
import { oneLine } from '../../core/names.js';
import { invalid, notFound, Refusal } from '../../core/Refusal.js';
import type { VersionToSign } from '../forms/signing/versions-to-sign.js';
import type { FieldAnswer, SignatureDetails } from './chain.js';
import type { SignatureInput } from './SignatureInput.js';
import { SignatureKind } from '../../../entities/SignatureKind.js';

/** How long somebody may read: a version that was replaced meanwhile is signed as it was read. */
const READING_MS = DAY_MS;
const MAX_INITIALS = 5;
/** Other years are slips of the pen, such as 0026. */
const FIRST_DAY = '1900-01-01';
const LAST_DAY = '2199-12-31';

/** What a signer entered, and how they agreed by it. */
export type Entered = Pick<SignatureDetails, 'signerName' | 'signedFor' | 'strokes' | 'answers' | 'email'> & {
  kind: SignatureKind;
};

/** Whether the text behind an id is the one that was read. */
export const isAsRead = ({ versionSha256 }: SignatureInput, { sha256 }: VersionToSign): boolean =>
  (versionSha256 ?? sha256) === sha256;

/** Throws NOT_FOUND for an unknown version; CONFLICT with the reason FORM_CHANGED for one that was replaced too long before `signedAt`, or is another text. */
export function requireSignable(
  input: SignatureInput,
  version: VersionToSign | undefined,
  signedAt: Date,
): VersionToSign {
  if (!version) throw notFound('That form');
  const { replacedAt, formId } = version;
  if ((replacedAt && replacedAt.getTime() < signedAt.getTime() - READING_MS) || !isAsRead(input, version))
    throw new Refusal(ErrorCode.CONFLICT, 'This form has changed. Please read it again.', {
      details: { reason: RefusalReason.FORM_CHANGED, formId },
    });
  return version;
}

/** What a signer entered, as it is kept. Throws INVALID_INPUT with the id of the form in `details.formId`. */
export function enteredOf(
  input: SignatureInput,
  { formId, fields, signatureRequired }: VersionToSign,
  isDay = isNearDay,
): Entered {
  const missing = (field: string, message: string) =>
    invalid(field, message, { reason: RefusalReason.MISSING, formId });
  if (!input.isAgreed) throw missing('isAgreed', 'Please check the box of the form.');
  const signerName = oneLine(input.signerName ?? '') || null;
  if (signatureRequired && !signerName) throw missing('signerName', 'Please enter your name to sign.');
  const strokes = signatureRequired ? (input.strokes ?? null) : null;
  return {
    kind: !signatureRequired ? SignatureKind.AGREED : strokes ? SignatureKind.DRAWN : SignatureKind.TYPED,
    signerName,
    signedFor: oneLine(input.signedFor ?? '') || null,
    strokes,
    answers: answersOf(input.answers ?? [], fields, { missing, isDay }),
    email: input.email?.trim() ? emailAddress(input.email) : null,
  };
}

/** What somebody entered at a kiosk that was offline, with dates as they were typed and without an e-mail address that is none; null where a part is missing. */
export function enteredOffline(input: SignatureInput, version: VersionToSign): Entered | null {
  try {
    const email = isEmail(input.email?.trim() ?? '') ? input.email! : null;
    return enteredOf({ ...input, email }, version, () => true);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function answersOf(
  entered: readonly FieldAnswer[],
  fields: readonly FormField[],
  { missing, isDay }: { missing: (field: string, message: string) => Refusal; isDay: (text: string) => boolean },
): FieldAnswer[] {
  const byName = new Map(entered.map(({ name, value }) => [name, value.trim()]));
  return fields.flatMap((field) => {
    const value = byName.get(field.name) ?? '';
    if (!value && field.isRequired) throw missing(`answers.${field.name}`, `Please fill in '${field.label}'.`);
    if (value && field.kind === FormFieldKind.DATE && !isDay(value))
      throw invalid(`answers.${field.name}`, `'${field.label}' takes a date from ${FIRST_DAY} to ${LAST_DAY}.`);
    if (value && !fits(field, value)) throw invalid(`answers.${field.name}`, `Please check '${field.label}'.`);
    return value ? [{ name: field.name, value }] : [];
  });
}

const isNearDay = (text: string): boolean =>
  DateTime.fromFormat(text, 'yyyy-MM-dd').isValid && text >= FIRST_DAY && text <= LAST_DAY;

function fits({ kind, options }: FormField, value: string): boolean {
  if (kind === FormFieldKind.CHOICE) return options.includes(value);
  return kind !== FormFieldKind.INITIALS || [...value].length <= MAX_INITIALS;
}
