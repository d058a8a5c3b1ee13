import type { PlainKey } from '../i18n/messages';

/** What a customer fills in: `phone` as digits, `temperature` in °F or empty, `party` as typed when it is 5 or more. */
export interface CheckInValues {
  partySize: number;
  phone: string;
  temperature: string;
  notes: string;
}
export interface Draft {
  party: '1' | '2' | '3' | '4' | '5+';
  bigParty: string;
  phone: string;
  temperature: string;
  notes: string;
}
export type FieldName = 'partySize' | 'phone' | 'temperature' | 'notes';
export interface FieldError {
  field?: string;
  message: string;
}

/** An error that the form itself found. */
export interface OwnFieldError<Name extends string = string> {
  field: Name;
  textKey: PlainKey;
}

export const emptyDraft: Draft = { party: '1', bigParty: '5', phone: '', temperature: '', notes: '' };
export const notesLimit = 2000;

export function valuesOf(draft: Draft): CheckInValues {
  const partySize = draft.party === '5+' ? Number(draft.bigParty) : Number(draft.party);
  return { partySize, phone: draft.phone, temperature: draft.temperature.trim(), notes: draft.notes.trim() };
}

/** The first invalid field, in the order of the form; undefined when all are valid. */
export function firstError(draft: Draft): OwnFieldError<FieldName> | undefined {
  const { partySize, phone, temperature, notes } = valuesOf(draft);
  if (!Number.isInteger(partySize) || partySize < 1 || partySize > 99 || (draft.party === '5+' && partySize < 5)) {
    return { field: 'partySize', textKey: 'checkIn.partyError' };
  }
  if (phone.length !== 10) return { field: 'phone', textKey: 'checkIn.phoneError' };
  if (temperature && !/^\d{2,3}(\.\d)?$/.test(temperature))
    return { field: 'temperature', textKey: 'checkIn.temperatureError' };
  if (notes.length > notesLimit) return { field: 'notes', textKey: 'checkIn.notesError' };
  return undefined;
}
