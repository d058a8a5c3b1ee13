import { sha256 } from '../../../core/sha256.js';

const MAX_OCTETS = 75;

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
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    const limit = lines.length === 0 ? MAX_OCTETS : MAX_OCTETS - 1;
    if (Buffer.byteLength(current + character) > limit) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}

/** The file of an appointment, or of all that a feed shows. */
export function calendarFile({ method, entries, name }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Greeter//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name ? namedFeed(escaped(name)) : []),
    ...entries.flatMap((entry) => [
      ...linesOf(entry),
      ...(method === 'PUBLISH' ? lastModified(entry) : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

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
