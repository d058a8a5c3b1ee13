import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import {
  calendarFile,
  longCalendarFile,
  uidOf,
  type CalendarEntry,
} from '../../server/domain/appointments/news/calendar-file.js';

/** What a reader makes of an entry. */
interface ReadEntry {
  uid: string;
  sequence: number;
  status: string;
  from: number;
  to: number;
  summary: string;
  description: string;
  location: string;
}

const byIcalJs = (file: string): ReadEntry[] =>
  new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
      from: event.startDate.toUnixTime() * 1000,
      to: event.endDate.toUnixTime() * 1000,
      summary: event.summary ?? '',
      description: event.description ?? '',
      location: event.location ?? '',
    };
  });

const byNodeIcal = (file: string): ReadEntry[] =>
  Object.values(nodeIcal.sync.parseICS(file))
    .filter((entry) => entry?.type === 'VEVENT')
    .map((entry) => {
      const event = entry as nodeIcal.VEvent;
      return {
        uid: event.uid,
        sequence: Number(event.sequence),
        status: String(event.status),
        from: event.start.getTime(),
        to: event.end!.getTime(),
        summary: String(event.summary ?? ''),
        description: String(event.description ?? ''),
        location: String(event.location ?? ''),
      };
    });

const byTsIcs = (file: string): ReadEntry[] =>
  (convertIcsCalendar(undefined, file).events ?? []).map((event) => ({
    uid: event.uid,
    sequence: event.sequence ?? 0,
    status: event.status ?? '',
    from: event.start.date.getTime(),
    to: event.end!.date.getTime(),
    summary: event.summary,
    description: event.description ?? '',
    location: event.location ?? '',
  }));

const READERS = { 'ical.js': byIcalJs, 'node-ical': byNodeIcal, 'ts-ics': byTsIcs };

/** Names and texts with all that the format treats in its own way, and with letters of several bytes where lines are cut. */
const part = fc.oneof(
  fc.constantFrom(
    ',',
    ';',
    ':',
    '\\',
    '\n',
    '"',
    '\\n',
    '\\,',
    '🎉',
    '👩‍🔧',
    'é',
    'Ñandú',
    ' ',
    '=',
    '日本語のとても長い名前',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constant('a very long name that has to be folded somewhere, '.repeat(3)),
);
/** The readers differ in blanks at the ends of a text and in invisible separators, which no name of ours has. */
const tidy = (text: string): string => text.replace(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu, '').replace(/^\s+|\s+$/g, '');
const text = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => `A${tidy(parts.join(''))}Z`);
const optional = fc.oneof(fc.constant(''), text);
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
const entry: fc.Arbitrary<CalendarEntry> = fc
  .record({
    uid: fc.uuid().map(uidOf),
    sequence: fc.nat(1000),
    status: fc.constantFrom('CONFIRMED', 'TENTATIVE', 'CANCELLED'),
    startsAt: instant,
    stamp: instant,
    summary: text,
    description: optional,
    location: optional,
    minutes: fc.integer({ min: 5, max: 40_000 }),
  })
  .map(({ minutes, ...of }) => ({ ...of, endsAt: new Date(of.startsAt.getTime() + minutes * 60_000) }));

const asRead = ({ startsAt, endsAt, stamp: _, ...of }: CalendarEntry): ReadEntry => ({
  ...of,
  from: startsAt.getTime(),
  to: endsAt.getTime(),
});
const byUid = (entries: readonly ReadEntry[]) => entries.toSorted((one, other) => one.uid.localeCompare(other.uid));

/** It takes a backslash before an n for a line break, whatever stands before the backslash. */
const withoutBackslashes = (of: CalendarEntry): CalendarEntry => {
  const plain = (words: string) => words.replaceAll('\\', '/');
  return { ...of, summary: plain(of.summary), description: plain(of.description), location: plain(of.location) };
};

test.each(Object.entries(READERS))('%s reads what a file says, of an appointment and of a feed', (reader, read) => {
  fc.assert(
    fc.property(
      fc.constantFrom('REQUEST' as const, 'CANCEL' as const, 'PUBLISH' as const),
      fc.uniqueArray(entry, { minLength: 1, maxLength: 4, selector: ({ uid }) => uid }),
      text,
      (method, wild, name) => {
        const entries = reader === 'node-ical' ? wild.map(withoutBackslashes) : wild;
        const shown = method === 'PUBLISH' ? entries : entries.slice(0, 1);
        const file = calendarFile({ method, entries: shown, ...(method === 'PUBLISH' && { name }) });
        expect(byUid(read(file))).toEqual(byUid(shown.map(asRead)));
      },
    ),
    { numRuns: 150 },
  );
});

test('lines have 75 octets at most, and no control characters', () => {
  fc.assert(
    fc.property(entry, fc.string({ unit: 'binary' }), (of, wild) => {
      const file = calendarFile({ method: 'REQUEST', entries: [{ ...of, description: wild }] });
      expect(file.endsWith('\r\n')).toBe(true);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/(?!\t)\p{Cc}/u);
      }
    }),
  );
});

test('a long file is the same as one that is made at once, and leaves out from the end what makes it too large', async () => {
  const entries = Array.from({ length: 250 }, (_, index): CalendarEntry => ({
    uid: uidOf(String(index)),
    sequence: 1,
    status: 'CONFIRMED',
    startsAt: new Date('2026-06-16T14:00:00Z'),
    endsAt: new Date('2026-06-16T14:30:00Z'),
    stamp: new Date('2026-06-15T16:00:00Z'),
    summary: 'Ñandú 👩‍🔧',
    description: 'a very long name, '.repeat(20),
    location: '',
  }));
  const file = { method: 'PUBLISH' as const, entries, name: 'Salon' };
  expect(await longCalendarFile(file, 1_000_000)).toBe(calendarFile(file));
  const cut = await longCalendarFile(file, 100_000);
  expect(Buffer.byteLength(cut)).toBeLessThan(101_000);
  const read = byIcalJs(cut).map(({ uid }) => uid);
  expect(read.length).toBeGreaterThan(50);
  expect(read).toEqual(entries.slice(0, read.length).map(({ uid }) => uid));
});
