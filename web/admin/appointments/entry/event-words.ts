import { momentWords, onClock, rangeWords } from '../time-words';
import type { AppointmentDialog_EventsQuery } from './appointment-form.generated';

type AppointmentEvent = AppointmentDialog_EventsQuery['appointmentEvents'][number];

const fieldWords: Record<string, string> = { customer: 'customer', title: 'name', time: 'time, services or staff' };
const flagWords: Record<string, string> = {
  requested: 'Awaiting confirmation',
  confirmed: 'Confirmed',
  canceled: 'Canceled',
  'no-show': 'No-show',
};
const kindWords: Record<string, string> = {
  ADDED: 'Added',
  DELETED: 'Deleted',
  RESTORED: 'Brought back',
  CHECKED_IN: 'Checked in',
  LAPSED: 'Not answered in time',
  NOT_TOLD: 'Customer was not told',
};

/** What happened, in words. What this version does not know is 'Changed'. */
export function eventTitle({ kind, fields, after, isAboutFormer }: AppointmentEvent): string {
  if (kind === 'NOT_TOLD' && isAboutFormer) return 'Former customer was not told';
  if (kind === 'FLAG') return flagWords[after ?? ''] ?? 'Changed';
  const named = new Intl.ListFormat('en-US').format(fields.map((field) => fieldWords[field] ?? field));
  return kindWords[kind] ?? `Changed ${named}`.trim();
}

/** Where it was moved from, or why nothing was sent; null where there is no more to say. */
export function eventDetail({ kind, before, after, why }: AppointmentEvent, timeZone: string): string | null {
  if (why) return why;
  if (kind !== 'CHANGED' || !before || !after || before === after) return null;
  const [from, to] = [before, after].map((span) => {
    const [start = '', end = ''] = span.split('/');
    return rangeWords(onClock(start, timeZone), onClock(end, timeZone));
  });
  return `From ${from} to ${to}`;
}

/** 'Confirmed by Bina Rai': what became of a request, by its latest event; 'Waits no longer' where that does not say it. */
export function answerWords(event: AppointmentEvent | undefined): string {
  if (event?.kind !== 'FLAG' && event?.kind !== 'DELETED') return 'Waits no longer';
  const isDeclined = event.after === 'canceled' && !event.isByCustomer;
  const who = event.isByCustomer ? 'the customer' : event.actorName.trim();
  return `${isDeclined ? 'Declined' : eventTitle(event)}${who && ` by ${who}`}`;
}

/** Who and when. */
export const eventNote = ({ kind, actorName, isByCustomer, at }: AppointmentEvent, timeZone: string): string =>
  [whoOf({ kind, actorName, isByCustomer }), momentWords(onClock(at, timeZone))].join(', ');

function whoOf({
  kind,
  actorName,
  isByCustomer,
}: Pick<AppointmentEvent, 'kind' | 'actorName' | 'isByCustomer'>): string {
  if (isByCustomer) return 'The customer';
  if (kind === 'LAPSED' || kind === 'NOT_TOLD') return 'Greeter';
  return actorName.trim() || (kind === 'CHECKED_IN' ? 'On a kiosk or phone' : 'Online');
}
