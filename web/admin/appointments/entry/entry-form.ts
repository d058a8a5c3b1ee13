import type { UseFormReturn } from 'react-hook-form';
import type { AppointmentDraft } from './appointment-draft';
import type { Lengths } from './part-draft';

/** What the fields of an appointment or event get. */
export interface EntryForm {
  form: UseFormReturn<AppointmentDraft>;
  /** As it is typed now. */
  draft: AppointmentDraft;
  isEvent: boolean;
  timeZone: string;
  lengths: Lengths;
  /** Times to choose from. */
  choices: readonly string[];
  /** Date of the appointment as it is saved, which may be past; null of a new one. */
  startDate: string | null;
  /** Ids of the forms that the customer has viewed or signed. */
  signedForms: readonly string[];
}
