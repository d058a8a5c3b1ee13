import { breathe } from '../../../core/breathe.js';
import { sha256 } from '../../../core/sha256.js';

const MAX_OCTETS = 75;
/** Entries of a long file between two breaths. */
const AT_ONCE = 100;

/** What a calendar file says of an appointment (RFC 5545). */
export interface CalendarEntry {
  /** Always the same for one appointment. */
  uid: string;
  /** Higher with each change that its readers hear of. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  startsAt: Date;
  endsAt: Date;
  /** When this was said; in a feed, when it changed last. */
  stamp: Date;
  summary: string;
  description: string;
  location: string;
  /** Where its customer can change it. */
  url?: string;
}

export interface CalendarFile {
  /** A feed publishes. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  entries: readonly CalendarEntry[];
  /** Of a feed: what programs call it. */
  name?: string;
}

/** How often programs may ask for a feed again; most have an interval of their own. */
const REFRESH = 'PT15M';

/** The UID of an appointment in all files. It says nothing of the uuid, which is the key to its forms. */
export const uidOf = (uuid: string): string => `${sha256(`uid\n${uuid}`).slice(0, 32)}@greeter`;

const TEXT_ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };
/** What no content line may hold. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[\\;,\n]/g, (sign) => TEXT_ESCAPES[sign]!);

/** In UTC, so that no reader needs to know a zone. */
const utc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Lines of at most 75 octets, cut between characters. */
function folded(line: string): string {
  const octets = Buffer.from(line);
  const lines: string[] = [];
  let start = 0;
  while (start < octets.length) {
    let end = Math.min(octets.length, start + (start === 0 ? MAX_OCTETS : MAX_OCTETS - 1));
    while (isWithinCharacter(octets[end])) end -= 1;
    lines.push(octets.toString('utf8', start, end));
    start = end;
  }
  return lines.join('\r\n ');
}

/** Whether an octet of UTF-8 goes on with the character before it. */
const isWithinCharacter = (octet = 0): boolean => (octet & 0xc0) === 0x80;

/** The file of an appointment, or of several. */
export const calendarFile = (file: CalendarFile): string =>
  content([...headOf(file), ...file.entries.flatMap((entry) => eventOf(entry, file.method)), 'END:VCALENDAR']);

/** The same of a whole calendar, a few entries at a time. What would make it larger than `maxOctets` is left out from the end. */
export async function longCalendarFile(file: CalendarFile, maxOctets: number): Promise<string> {
  const pieces = [content(headOf(file))];
  let octets = 0;
  for (let first = 0; first < file.entries.length; first += AT_ONCE) {
    for (const entry of file.entries.slice(first, first + AT_ONCE)) {
      const piece = content(eventOf(entry, file.method));
      octets += Buffer.byteLength(piece);
      if (octets <= maxOctets) pieces.push(piece);
    }
    if (octets > maxOctets) break;
    await breathe();
  }
  return [...pieces, content(['END:VCALENDAR'])].join('');
}

const content = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`;

const headOf = ({ method, name }: CalendarFile): string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Greeter//Appointments//EN',
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
  ...(name ? namedFeed(escaped(name)) : []),
];

const eventOf = (entry: CalendarEntry, method: CalendarFile['method']): string[] => [
  ...linesOf(entry),
  ...(method === 'PUBLISH' ? lastModified(entry) : []),
  'END:VEVENT',
];

const namedFeed = (name: string): string[] => [
  `NAME:${name}`,
  `X-WR-CALNAME:${name}`,
  `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
  `X-PUBLISHED-TTL:${REFRESH}`,
];

const lastModified = ({ stamp }: CalendarEntry): string[] => [`LAST-MODIFIED:${utc(stamp)}`];

const linesOf = (entry: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `SEQUENCE:${entry.sequence}`,
  `DTSTAMP:${utc(entry.stamp)}`,
  `DTSTART:${utc(entry.startsAt)}`,
  `DTEND:${utc(entry.endsAt)}`,
  `SUMMARY:${escaped(entry.summary)}`,
  ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
  ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
  ...(entry.url ? [`URL:${entry.url}`] : []),
  `STATUS:${entry.status}`,
  'TRANSP:OPAQUE',
];
