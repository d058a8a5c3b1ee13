import { DateTime } from 'luxon';
import type { MailEntry, MailParts } from '../../../core/messages/mail-parts.js';
import { withoutLinks } from '../../../core/messages/without-links.js';
import { oneLine } from '../../../core/names.js';
import { timeInWords } from '../news/appointment-facts.js';
import { type ChangeLine, waits } from './change-lines.js';

/** Of what a customer wrote; the rest stands in the calendar. */
const MAX_NOTES = 500;

interface Facts {
  businessName: string;
  businessId: string;
  isOwner: boolean;
  lines: readonly ChangeLine[];
  more: number;
  moreWaiting: number;
  /** Address of the calendar. */
  link: string;
}

/** Whether it is a request, a booking, and so on: as the subject begins, and as the title says it. */
function headOf(line: ChangeLine): { subject: string; title: string } {
  if (line.kind === 'waits') return { subject: 'Not answered yet', title: 'A request still waits for your answer' };
  if (waits(line)) return { subject: 'New request', title: 'A request waits for your answer' };
  const heads = {
    booked: { subject: 'New booking', title: 'A new booking' },
    moved: { subject: 'Moved', title: 'A booking was moved' },
    canceled: { subject: 'Canceled', title: 'A booking was canceled' },
    undone: { subject: 'Booked and canceled', title: 'A booking was made and canceled again' },
  };
  return heads[line.kind];
}

const nameOf = ({ firstName, lastName }: ChangeLine): string => oneLine(`${firstName} ${lastName}`);
const timeOf = ({ startsAt, timeZone }: ChangeLine): string => timeInWords('en', startsAt, timeZone);

function sentenceOf(line: ChangeLine): string {
  const [name, time] = [nameOf(line), timeOf(line)];
  if (line.kind === 'canceled') return `${name} canceled ${time}.`;
  if (line.kind === 'undone') return `${name} booked ${time} and canceled it again.`;
  if (line.wasAt !== null && line.wasAt.getTime() !== line.startsAt.getTime()) {
    const was = timeInWords('en', line.wasAt, line.timeZone);
    return `${name} moved ${was} to ${time}${waits(line) ? ', which waits for your answer' : ''}.`;
  }
  return waits(line) ? `${name} asks for ${time}.` : `${name} booked ${time}. It is confirmed.`;
}

/** Services and who does them, as in 'Cut, Color with Bea Ray'. */
const partsOf = ({ parts }: ChangeLine): string =>
  parts
    .map(({ staff, products }) => {
      const items = products.map(({ name }) => oneLine(name)).join(', ');
      return [items, ...(staff === null ? [] : [`with ${oneLine(staff)}`])].filter(Boolean).join(' ');
    })
    .filter(Boolean)
    .join('; ');

/** Only of a new booking: later on, the staff write in the same notes. */
function notesOf({ kind, notes, firstName }: ChangeLine): string {
  const written = withoutLinks(notes);
  if (kind !== 'booked' || written === '') return '';
  const shown = written.length > MAX_NOTES ? `${written.slice(0, MAX_NOTES)}…` : written;
  return `${oneLine(firstName)} wrote: “${shown}”`;
}

const addressOf = ({ id, startsAt, timeZone }: ChangeLine, { link, businessId }: Facts): string =>
  `${link}?date=${DateTime.fromJSDate(startsAt, { zone: timeZone }).toISODate()}&ai=${id}&bi=${businessId}`;

const wayOf = (line: ChangeLine): string => (waits(line) ? 'Confirm or Decline' : 'Open the Appointment');

function footnoteOf({ businessName, isOwner }: Facts): string {
  const why = isOwner ? 'you own' : 'you work at';
  return `You get this mail because ${why} ${businessName} on Greeter. Owners and managers choose in the settings of the calendar who gets it.`;
}

/** One change with all that matters, or a line for each of several. */
export function changesWords(facts: Facts): MailParts {
  const { lines, more } = facts;
  const businessName = oneLine(facts.businessName);
  const footnote = footnoteOf({ ...facts, businessName });
  const [line] = lines;
  if (line && lines.length + more === 1) {
    const { subject, title } = headOf(line);
    return {
      subject: `${businessName}: ${subject}, ${nameOf(line)}, ${timeOf(line)}`,
      title,
      paragraphs: [sentenceOf(line), partsOf(line), notesOf(line)].filter(Boolean),
      button: { label: wayOf(line), address: addressOf(line, facts) },
      footnote,
    };
  }
  const waiting = lines.filter(waits).length + facts.moreWaiting;
  const count = `${lines.length + more} changes by customers`;
  const place = waiting > 0 ? 'the List of Requests' : 'the Calendar';
  return {
    subject: `${businessName}: ${count}`,
    title: count,
    paragraphs: [
      ...(waiting > 0 ? [`${waiting} of them ${waiting === 1 ? 'waits' : 'wait'} for your answer.`] : []),
      ...(more > 0 ? [`This mail shows ${lines.length}.`] : []),
    ],
    entries: lines.map((one) => entryOf(one, facts)),
    button: { label: `Open ${place}`, address: waiting > 0 ? `${facts.link}?action=booking-requests` : facts.link },
    footnote,
  };
}

const entryOf = (line: ChangeLine, facts: Facts): MailEntry => ({
  text: [sentenceOf(line), partsOf(line), notesOf(line)].filter(Boolean).join(' · '),
  label: wayOf(line),
  address: addressOf(line, facts),
});
