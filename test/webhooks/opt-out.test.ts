import { expect, test } from '@jest/globals';
import { optOutOf } from '../../server/core/messages/opt-out.js';

test.each<[string, string, string | null]>([
  ['', 'stop', 'STOP'],
  ['', ' Stop. ', 'STOP'],
  ['', 'STOPALL', 'STOP'],
  ['', 'Unsubscribe!', 'STOP'],
  ['', 'start', 'START'],
  ['', 'Help', 'HELP'],
  ['', 'cancel', null],
  ['', 'end', null],
  ['', 'please stop', null],
  ['', 'stop by the desk?', null],
  ['', '', null],
  ['START', 'yes', 'START'],
  ['HELP', 'info', 'HELP'],
  ['STOP', 'cancel', 'STOP'],
  ['OTHER', 'hello', null],
])('opt-out type "%s" of "%s" is %s', (OptOutType, Body, kind) => {
  expect(optOutOf({ OptOutType, Body })).toBe(kind);
});
