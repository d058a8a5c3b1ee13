/** A calendar with an hour of each of these beginnings, such as 20260616T140000Z. */
export const hoursAt = (...starts: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:x',
    ...starts.flatMap((start) => [
      'BEGIN:VEVENT',
      `UID:${start}`,
      `DTSTART:${start}`,
      'DURATION:PT1H',
      'SUMMARY:Dr. Secret',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
