import type { PlainKey } from '../i18n/messages';
import { maxNotes, maxParty } from '../../limits';

/** What a customer fills in: `phone` as digits, `temperature` in °F or empty, `party` as typed when it is 5 or more. */
export interface CheckInValues {
  partySize: number;
  phone: string;
  temperature: string;
  notes: string;
  productIds: string[] | undefined;
  staffId: string | undefined;
}
export interface Draft {
  party: '1' | '2' | '3' | '4' | '5+';
  bigParty: string;
  phone: string;
  temperature: string;
  notes: string;
  /** A line for each chosen item: its id, a blank and its name. */
  products: string;
  /** The same of the chosen staff member; empty for anyone. */
  staff: string;
}
export type FieldName = 'partySize' | 'phone' | 'temperature' | 'notes';
export interface FieldError {
  field?: string;
  message: string;
  /** Ids of chosen items that are no longer offered. */
  goneIds?: string[];
}

/** An error that the form itself found. */
export interface OwnFieldError<Name extends string = string> {
  field: Name;
  textKey: PlainKey;
}

export const emptyDraft: Draft = {
  party: '1',
  bigParty: '5',
  phone: '',
  temperature: '',
  notes: '',
  products: '',
  staff: '',
};

export function valuesOf(draft: Draft): CheckInValues {
  const partySize = draft.party === '5+' ? Number(draft.bigParty) : Number(draft.party);
  return {
    partySize,
    phone: draft.phone,
    temperature: draft.temperature.trim(),
    notes: draft.notes.trim(),
    productIds: draft.products.match(/^\d+/gm) ?? undefined,
    staffId: /^\d+/.exec(draft.staff)?.[0],
  };
}

/** The invalid fields, in the order of the form. */
export function errorsIn(draft: Draft): OwnFieldError<FieldName>[] {
  const { partySize, phone, temperature, notes } = valuesOf(draft);
  const least = draft.party === '5+' ? 5 : 1;
  const isParty = Number.isInteger(partySize) && partySize >= least && partySize <= maxParty;
  const errors: (OwnFieldError<FieldName> | false)[] = [
    !isParty && { field: 'partySize', textKey: 'checkIn.partyError' },
    phone.length !== 10 && { field: 'phone', textKey: 'checkIn.phoneError' },
    temperature !== '' &&
      !/^\d{2,3}(\.\d)?$/.test(temperature) && { field: 'temperature', textKey: 'checkIn.temperatureError' },
    notes.length > maxNotes && { field: 'notes', textKey: 'checkIn.notesError' },
  ];
  return errors.filter((error) => error !== false);
}
