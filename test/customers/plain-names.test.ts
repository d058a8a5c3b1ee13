import { describe, expect, test } from '@jest/globals';
import { isPlainName, oneLine } from '../../server/core/names.js';
import { useWorld } from '../world/use-world.js';
import { AddPerson } from './customers.generated.js';
import { LaunchKiosk } from '../check-in-app/kiosk.generated.js';
import { UpdateCheckInApp } from '../check-in-app/settings.generated.js';

const world = useWorld();
const input = (firstName: string, phone = '2125550100') => ({ firstName, lastName: 'Lee', phone });

const BAITS = [
  'Card declined, pay at https://evil.example',
  'pay at evil.example',
  'evil．example', // a full-width full stop
  'evil。com',
  'ann@evil',
  'Call 2125550199',
  'Call ２１２', // full-width digits
];
const NAMES = [
  'Ann',
  'Mary Jane',
  "O'Hara",
  'Margaret-Anne',
  'J.R.',
  'Dr. Müller',
  '王小明',
  'Ана',
  'Martin Luther Jr.',
];

test.each(NAMES)('%p is a name', (name) => expect(isPlainName(name)).toBe(true));
test.each(BAITS)('%p is none', (name) => expect(isPlainName(name)).toBe(false));

test('a field of one line keeps no line breaks, control characters and marks of direction', () => {
  expect(oneLine(' Ann\r\nBcc: all\u0000\u2028x\u202ey\u200b\t z ')).toBe('Ann Bcc: all xy z');
});

test.each(['pay.\u00adcom', 'pay.\u200dcom', 'pay\u034f.com', 'evil.\ufe0fcom', '\u3164', '\u2800', '-', '\u200d'])(
  '%j shows as an address, or as nothing',
  (name) => expect(isPlainName(name)).toBe(false),
);

describe('a stranger', () => {
  test.each(BAITS)('cannot be called %p, at a kiosk or on a phone', async (bait) => {
    for (const actor of [await world.business.kiosk(), await world.business.phone()])
      for (const names of [input(bait), { ...input('Ann'), lastName: bait }]) {
        const { errors } = await actor.ask(AddPerson, { input: names });
        expect(errors![0]!.extensions).toMatchObject({
          code: 'INVALID_INPUT',
          field: expect.stringMatching(/^(first|last)Name$/),
          details: { reason: 'NOT_A_NAME' },
        });
      }
  });

  test('leaves no line break in a name', async () => {
    const kiosk = await world.business.kiosk();
    const { addPerson } = await kiosk.must(AddPerson, { input: input('Ann\r\nBcc') });
    expect(addPerson.firstName).toBe('Ann Bcc');
  });
});

test('no name or title of a business keeps a line break', async () => {
  const { owner } = world.business;
  const { updateCheckInApp } = await owner.must(UpdateCheckInApp, { input: { headerText: 'Hello\r\nBcc' } });
  expect(updateCheckInApp.headerText).toBe('Hello Bcc');
  const { launchKiosk } = await owner.must(LaunchKiosk, { name: 'Door\r\nBcc' });
  expect(launchKiosk.device.name).toBe('Door Bcc');
});

test('the host may write digits', async () => {
  const { addPerson } = await world.business.owner.must(AddPerson, { input: input('Table 5') });
  expect(addPerson.firstName).toBe('Table 5');
});
