import { durationText } from '../../../catalogue/catalogue-item';
import { customerOf } from '../../customers/select/chosen-customer';
import { formNames } from '../../forms/select/chosen-forms';
import { productWords } from '../../products/select/chosen-products';
import { staffChoiceWords } from '../../staff/select/staff-choice';
import { nameOf as staffName } from '../../staff/staff-words';
import { nameOf, type Appointment } from '../states';
import { rangeWords, timeWords, onClock } from '../time-words';
import { type AppointmentDraft, eventStaffOf, spanOf } from './appointment-draft';
import { lengthFault, partOf, type PartDraft, partsOf } from './part-draft';

/** 'Cut, Color with Maya Lin (asked for), 45 min'. */
function partWords({ products, staff, askedForStaff, minutes }: PartDraft): string {
  const what = [productWords(products), `with ${staffChoiceWords(staff, askedForStaff)}`].filter(Boolean).join(' ');
  return `${what}, ${lengthFault(minutes) ? minutes : durationText(Number(minutes))}`;
}

const partsWords = (parts: readonly PartDraft[]): string => parts.map(partWords).join('\n');
const everybody = 'Everybody';
const eventWords = (draft: AppointmentDraft): string =>
  eventStaffOf(draft.eventStaff).map(staffName).join(', ') || everybody;

function whenWords(draft: AppointmentDraft, isEvent: boolean, timeZone: string): string {
  const span = spanOf(draft, isEvent, timeZone);
  return span ? rangeWords(...span) : `${draft.date} ${draft.time}`;
}

const customerWords = (draft: AppointmentDraft): string => {
  const customer = customerOf(draft.customer);
  return customer ? nameOf({ customer: { ...customer, phone: '', email: null }, title: '' }) : 'None';
};

/** The appointment as it is now and as it was typed. */
export function appointmentLines(
  now: AppointmentDraft,
  typed: AppointmentDraft,
  { isEvent, timeZone }: { isEvent: boolean; timeZone: string },
): [string, string, string][] {
  const line = (word: string, wordsOf: (draft: AppointmentDraft) => string): [string, string, string] => [
    word,
    wordsOf(now),
    wordsOf(typed),
  ];
  return [
    ...(isEvent
      ? [line('Name', ({ title }) => title.trim() || 'None'), line('Staff', eventWords)]
      : [line('Customer', customerWords), line('Services', ({ parts }) => partsWords(partsOf(parts)))]),
    ...(isEvent ? [] : [line('Forms', ({ forms }) => formNames(forms))]),
    line('When', (draft) => whenWords(draft, isEvent, timeZone)),
    line('Notes', ({ notes }) => notes.trim() || 'None'),
    line('Color', ({ color }) => color),
  ];
}

/** What who may not change it sees of it. */
export function appointmentFacts(appointment: Appointment, timeZone: string): [string, string | null][] {
  const { startsAt, endsAt, status, notes, parts } = appointment;
  const when = rangeWords(onClock(startsAt, timeZone), onClock(endsAt, timeZone));
  if (status === 'EVENT') {
    const staff = parts.flatMap((part) => part.staff ?? []);
    return [
      ['When', when],
      ['Staff', staff.map(staffName).join(', ') || everybody],
      ['Notes', notes || null],
    ];
  }
  return [
    ['When', when],
    ...parts.map((part): [string, string] => [
      parts.length > 1 ? timeWords(onClock(part.startsAt, timeZone)) : 'Service',
      partWords(partOf(part)),
    ]),
    ['Forms', appointment.forms.map(({ name }) => name).join(', ') || null],
    ['Notes', notes || null],
  ];
}
