import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { readBusy } from '../../server/adapters/providers/outside-calendars/read-busy.js';
import { root } from '../architecture/sources.js';

const window = {
  from: Date.parse('2026-06-15T00:00:00Z'),
  to: Date.parse('2026-06-30T00:00:00Z'),
  timeZone: 'America/New_York',
};

const read = (text: string, of = window) => readBusy({ text: text.replaceAll('\n', '\r\n'), window: of });

/** As intervals, in order. */
function busyOf(text: string, of = window): string[] {
  const reading = read(text, of);
  if (!('busy' in reading)) throw new Error(JSON.stringify(reading));
  const minutes = (time: number) => new Date(time).toISOString().slice(0, 16);
  return reading.busy.map(({ from, to }) => `${minutes(from)}/${minutes(to)}`).sort();
}

const fixture = (name: string) => fs.readFileSync(path.join(root, 'test/appointments/fixtures', name), 'utf8');

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...events, 'END:VCALENDAR', ''].join('\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\n');

test('a calendar as Google publishes it', () => {
  expect(busyOf(fixture('google.ics'))).toEqual([
    // The weekly one of June 15 was moved, that of June 8 taken out; the rule ends on June 22.
    '2026-06-16T15:00/2026-06-16T15:30',
    '2026-06-17T14:00/2026-06-17T15:00',
    '2026-06-18T04:00/2026-06-20T04:00',
    '2026-06-22T13:00/2026-06-22T13:30',
  ]);
});

test('the weekly event stays at nine on the wall in winter', () => {
  const of = { ...window, from: Date.parse('2025-10-27T00:00:00Z'), to: Date.parse('2025-11-04T00:00:00Z') };
  expect(busyOf(fixture('google.ics'), of)).toEqual([
    '2025-10-27T13:00/2025-10-27T13:30',
    '2025-11-03T14:00/2025-11-03T14:30',
  ]);
});

test('a calendar as Outlook publishes it, with zones of Windows', () => {
  expect(busyOf(fixture('outlook.ics'))).toEqual([
    '2026-06-15T14:00/2026-06-15T14:45',
    '2026-06-16T14:00/2026-06-16T14:45',
    '2026-06-17T14:00/2026-06-17T15:30',
    '2026-06-18T14:00/2026-06-18T14:45',
  ]);
});

describe('what blocks', () => {
  test.each([
    [
      'a time without a zone, by the clock of the business',
      ['DTSTART:20260616T100000', 'DTEND:20260616T110000'],
      ['2026-06-16T14:00/2026-06-16T15:00'],
    ],
    ['a whole day', ['DTSTART;VALUE=DATE:20260616'], ['2026-06-16T04:00/2026-06-17T04:00']],
    ['a duration of days', ['DTSTART:20260616T100000Z', 'DURATION:P1D'], ['2026-06-16T10:00/2026-06-17T10:00']],
    ['an event without a length not', ['DTSTART:20260616T100000Z'], []],
    ['an event that ends before it begins not', ['DTSTART:20260616T100000Z', 'DTEND:20260616T090000Z'], []],
    ['what lies outside of the window not', ['DTSTART:20260501T100000Z', 'DTEND:20260501T110000Z'], []],
    [
      'only what of it is in the window',
      ['DTSTART:20260501T100000Z', 'DTEND:20260616T000000Z'],
      ['2026-06-15T00:00/2026-06-16T00:00'],
    ],
    [
      'single dates',
      ['DTSTART:20260616T100000Z', 'DTEND:20260616T103000Z', 'RDATE:20260618T100000Z,20260619T120000Z'],
      ['2026-06-16T10:00/2026-06-16T10:30', '2026-06-18T10:00/2026-06-18T10:30', '2026-06-19T12:00/2026-06-19T12:30'],
    ],
    [
      'not a date that was taken out by its day',
      [
        'DTSTART;TZID=Europe/Berlin:20260616T233000',
        'DTEND;TZID=Europe/Berlin:20260616T234500',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;VALUE=DATE:20260617',
      ],
      ['2026-06-16T21:30/2026-06-16T21:45', '2026-06-18T21:30/2026-06-18T21:45'],
    ],
    [
      'the last one of a rule that ends at its start, east of Greenwich',
      [
        'DTSTART;TZID=Europe/Berlin:20260616T090000',
        'DTEND;TZID=Europe/Berlin:20260616T100000',
        'RRULE:FREQ=DAILY;UNTIL=20260617T070000Z',
      ],
      ['2026-06-16T07:00/2026-06-16T08:00', '2026-06-17T07:00/2026-06-17T08:00'],
    ],
    [
      'the last day of a rule that ends on a date',
      [
        'DTSTART;TZID=Europe/Berlin:20260616T090000',
        'DTEND;TZID=Europe/Berlin:20260616T100000',
        'RRULE:FREQ=DAILY;UNTIL=20260617',
      ],
      ['2026-06-16T07:00/2026-06-16T08:00', '2026-06-17T07:00/2026-06-17T08:00'],
    ],
    [
      'whole days that repeat',
      ['DTSTART;VALUE=DATE:20260516', 'DTEND;VALUE=DATE:20260517', 'RRULE:FREQ=MONTHLY'],
      ['2026-06-16T04:00/2026-06-17T04:00'],
    ],
    [
      'the zone behind the name of a program',
      ['DTSTART;TZID=/mozilla.org/20070129_1/Europe/Berlin:20260616T090000', 'DURATION:PT1H'],
      ['2026-06-16T07:00/2026-06-16T08:00'],
    ],
  ])('%s', (_, lines, spans) => {
    expect(busyOf(calendar(event(...lines)))).toEqual(spans);
  });

  test('an occurrence that was moved into the window, and one that was canceled', () => {
    const rule = event('DTSTART:20260401T100000Z', 'DTEND:20260401T110000Z', 'RRULE:FREQ=WEEKLY;COUNT=12');
    const moved = event('RECURRENCE-ID:20260408T100000Z', 'DTSTART:20260616T080000Z', 'DTEND:20260616T090000Z');
    const canceled = event(
      'RECURRENCE-ID:20260617T100000Z',
      'DTSTART:20260617T100000Z',
      'DTEND:20260617T110000Z',
      'STATUS:CANCELLED',
    );
    expect(busyOf(calendar(rule))).toEqual(['2026-06-17T10:00/2026-06-17T11:00']);
    expect(busyOf(calendar(rule, moved, canceled))).toEqual(['2026-06-16T08:00/2026-06-16T09:00']);
  });

  test('several calendars in one file', () => {
    const one = calendar(event('DTSTART:20260616T100000Z', 'DURATION:PT1H'));
    expect(busyOf(`${one}${calendar(event('DTSTART:20260617T100000Z', 'DURATION:PT1H'))}`)).toHaveLength(2);
  });
});

describe('a file that cannot be read', () => {
  test('names the zone that nobody knows, of what blocks only', () => {
    const strange = ['DTSTART;TZID=Customized Time Zone:20260616T100000', 'DURATION:PT1H'];
    expect(read(calendar(event(...strange)))).toEqual({ fault: 'UNKNOWN_ZONE', detail: 'Customized Time Zone' });
    expect(busyOf(calendar(event(...strange, 'TRANSP:TRANSPARENT')))).toEqual([]);
  });

  test('is broken', () => {
    expect(read('BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n')).toEqual({ fault: 'BROKEN' });
    expect(read('BEGIN:VCARD\nEND:VCARD\n')).toEqual({ fault: 'NOT_A_CALENDAR' });
  });
});

describe('a rule that has no end ends', () => {
  const every = (rule: string, start = '20000101T000000Z') =>
    calendar(event(`DTSTART:${start}`, 'DURATION:PT1S', `RRULE:${rule}`));

  test.each(['FREQ=SECONDLY', 'FREQ=MINUTELY', 'FREQ=HOURLY;BYMINUTE=1,2,3,4,5'])('%s', (rule) => {
    expect(read(every(rule))).toEqual({ fault: 'TOO_COMPLEX' });
  });

  test.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;INTERVAL=2000000000',
    'FREQ=WEEKLY;INTERVAL=1000000000;BYDAY=MO',
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=MONTHLY;BYDAY=9MO',
  ])('%s, and what else stands in the file is read', (rule) => {
    const other = event('UID:b', 'DTSTART:20260616T100000Z', 'DURATION:PT1H');
    const text = every(rule).replace('END:VCALENDAR', `${other}\nEND:VCALENDAR`);
    expect(busyOf(text)).toContain('2026-06-16T10:00/2026-06-16T11:00');
  });

  test('of a zone', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:mine',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=SECONDLY',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    expect(read(calendar(...zone, event('DTSTART;TZID=mine:20260616T100000', 'DURATION:PT1H')))).toEqual({
      fault: 'TOO_COMPLEX',
    });
  });

  test('with a list that no program writes', () => {
    const days = Array.from({ length: 2000 }, (_, day) => (day % 366) + 1).join(',');
    expect(read(every(`FREQ=YEARLY;BYYEARDAY=${days}`))).toEqual({ fault: 'TOO_COMPLEX' });
  });

  test('many of them together', () => {
    const events = Array.from({ length: 300 }, (_, day) =>
      event(`UID:e${day}`, 'DTSTART:19800101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=DAILY'),
    );
    expect(read(calendar(...events))).toEqual({ fault: 'TOO_COMPLEX' });
  });
});

describe('a file with more than any program writes', () => {
  const start = ['DTSTART:20260616T100000Z', 'DURATION:PT1H'];
  const dates = (count: number) =>
    Array.from({ length: count }, (_, second) =>
      new Date(Date.UTC(2030, 0, 1) + second * 1000).toISOString().replace(/[-:]|\.\d{3}/g, ''),
    ).join(',');

  test.each([
    ['dates that are taken out', calendar(event(...start, 'RRULE:FREQ=DAILY;COUNT=2', `EXDATE:${dates(25_000)}`))],
    ['dates', calendar(event(...start, `RDATE:${dates(25_000)}`))],
    [
      'occurrences that were changed',
      calendar(
        event(...start, 'RRULE:FREQ=DAILY'),
        ...Array.from({ length: 6000 }, () => event(...start, 'RECURRENCE-ID:20260617T100000Z')),
      ),
    ],
    [
      'changes for each of many events',
      calendar(
        ...Array.from({ length: 1000 }, () => event(...start)),
        ...Array.from({ length: 1000 }, () => event(...start, 'RECURRENCE-ID:20260617T100000Z')),
      ),
    ],
    ['lines', calendar(event(...start, 'X-A:1\n'.repeat(250_000)))],
    ['parameters', calendar(event(...start, `SUMMARY${';a=b'.repeat(400_000)}:x`))],
    ['parameters of a folded line', calendar(event(...start, `SUMMARY${'\n ;a=b'.repeat(50_000)}:x`))],
    ['a parameter', calendar(event(...start, `SUMMARY;X="${':'.repeat(400_000)}":x`))],
    ['properties', calendar(event(...start, ...Array.from({ length: 3000 }, (_, number) => `X-${number}:1`)))],
    [
      'zones',
      calendar(
        ...Array.from({ length: 600 }, (_, number) =>
          event(`DTSTART;TZID=/x${number}/Europe/Berlin:20260616T100000`, 'DURATION:PT1H'),
        ),
      ),
    ],
  ])('is too complex: %s', (_, text) => {
    expect(read(text)).toEqual({ fault: 'TOO_COMPLEX' });
  });

  test('but not one of long texts', () => {
    const text = event(...start, `DESCRIPTION;ALTREP="cid:a;b":${'a; b: "c, \n '.repeat(10_000)}`);
    expect(read(calendar(text))).toHaveProperty('busy');
  });

  test('but not one of a busy office', () => {
    const rule = event(...start, 'RRULE:FREQ=DAILY;COUNT=500', `EXDATE:${dates(300)}`);
    const changes = Array.from({ length: 300 }, (_, day) =>
      event(
        `DTSTART:20260616T${String(day % 24).padStart(2, '0')}0000Z`,
        'DURATION:PT5M',
        `RECURRENCE-ID:${dates(day + 1).slice(-16)}`,
      ),
    );
    const others = Array.from({ length: 10_000 }, (_, number) =>
      event(...start, 'SUMMARY:Something', 'ATTENDEE:mailto:a@example.com').replace('UID:a', `UID:o${number}`),
    );
    expect(read(calendar(rule, ...changes, ...others))).toHaveProperty('busy');
  });
});
