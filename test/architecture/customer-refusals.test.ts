import { expect, test } from '@jest/globals';
import { readMessageFiles } from '../../server/core/i18n/message-files.mjs';
import { reachableByCustomers, refusalsOf } from './customer-refusals.js';
import { sources } from './sources.js';

const texts = readMessageFiles().en!.refusal!;
const server = sources(['server']).filter(({ path }) => !path.includes('.generated.'));

/** In files that customers reach, but thrown to the host, to integrators or for what no page of ours sends. */
const NOT_TO_CUSTOMERS = [
  'server/core/graphql/check-texts.ts: The text holds a character that cannot be stored.',
  'server/domain/appointments/require-few-products.ts: An appointment has at most … services and products.',
  // The page says that what is wanted cannot be booked.
  'server/domain/appointments/standby/request-standby.ts: A visit of more than a day is booked by the staff.',
  'server/domain/appointments/standby/request-standby.ts: Choose … days at most.',
  'server/domain/appointments/standby/request-standby.ts: That date cannot be booked online yet.',
  'server/domain/appointments/standby/request-standby.ts: That date is past, or too soon to be booked online.',
  'server/domain/appointments/standby/request-standby.ts: The last date must not be before the first.',
  'server/domain/appointments/standby/request-standby.ts: The latest start must be after the earliest.',
  'server/domain/check-in-app/launch-kiosk.ts: A name has at most … characters.',
  'server/domain/check-ins/entry/require-one-entry.ts: … has checked in again.',
  'server/domain/check-ins/feedback/rate-visit.ts: A thumb is 5 for up or 1 for down.',
  'server/domain/check-ins/place-in-line/set-place-language.ts: There are no texts in that language.',
  'server/domain/check-ins/queue/offline-check-in-time.ts: There is no such time.',
  'server/domain/check-ins/queue/offline-check-in-time.ts: When it was made is written yyyy-mm-ddTHH:MM:ss.',
  'server/domain/check-ins/statistics/days.ts: Choose a day, written as yyyy-mm-dd.',
  'server/domain/check-ins/statistics/days.ts: Choose at most … days.',
  'server/domain/check-ins/statistics/days.ts: The last day is before the first.',
  'server/domain/customers/birthday.ts: There is no such birthday.',
  'server/domain/customers/hold-customer.ts: Please say why.',
  'server/domain/customers/person-input.ts: Only phone numbers with the dial code 1 can be used.',
  'server/domain/form-requests/send-forms.ts: ……: nothing was sent.',
  // Of a template that staff send, at its first use.
  'server/domain/forms/versions/insert-form.ts: There can be at most … forms.',
  // The pieces for signing say it of the field.
  "server/domain/signatures/check-signature.ts: '…' takes a date from … to ….",
  "server/domain/signatures/check-signature.ts: Please check '…'.",
  'server/domain/signatures/record-signatures.ts: Each signature needs a submission key of its own.',
  'server/domain/signatures/require-same.ts: This submission key was used for another signature.',
];

test('each refusal that a customer can meet has a reason or a field with a text of its own', () => {
  const thrown = reachableByCustomers(server).flatMap(refusalsOf);
  expect(thrown.length).toBeGreaterThan(12);
  const untold = thrown.filter(({ field, hasReason }) => !hasReason && !(field !== null && field in texts));
  expect(untold.map(({ path, message }) => `${path}: ${message}`).toSorted()).toEqual(NOT_TO_CUSTOMERS);
});

test.each([
  ["throw new Refusal(ErrorCode.CONFLICT, 'No.');", false],
  ["throw new Refusal(ErrorCode.CONFLICT, 'No.', { details: { reason: RefusalReason.ALREADY_RATED } });", true],
  ["throw invalid('nickname', 'No.');", false],
  ["throw invalid('nickname', 'No.', { reason: RefusalReason.MISSING });", true],
])('%s', (text, hasReason) => {
  expect(refusalsOf({ path: 'server/domain/x.ts', text })).toMatchObject([{ hasReason }]);
});
