import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MESSAGE_KINDS } from '../../server/modules.js';
import { OlderDatabase } from '../database/OlderDatabase.js';

let database: OlderDatabase;

beforeAll(async () => {
  database = await OlderDatabase.before('Outbox');
});
afterAll(() => database.close());

const ROWS = `
  select set_config('app.business_id', '2', false);
  insert into business (id, name) values (2, 'Salon Rosa');
  insert into person (id, phone, first_name, last_name) values (1, '2125550101', 'Ann', 'Lee');
  insert into customer (id, person_id, first_name, last_name, phone) values (11, 1, 'Ann', 'Lee', '2125550101');
  insert into check_in (id, public_id, customer_id, created_at) values (21, 'ann', 11, now());
  insert into message (id, channel, class, template, recipient, check_in_id, data, created_at)
    values (31, 'text', 'transactional', 'host-answer', '+12125550101', 21, '{"text": "Yes", "fallBack": "email"}', now()),
      (32, 'text', 'transactional', 'getting-close', '+12125550101', 21, '{}', now());
  insert into message (id, channel, class, template, recipient, subject_id, created_at)
    values (33, 'email', 'one-time', 'password-link', 'rosa@example.com', '5', now());
  insert into text_reply (id, check_in_id, phone, body, kind, provider_id, at)
    values (41, 21, '+12125550101', 'Coming', 'message', 'SM1', now()), (42, null, '+12125550101', 'STOP', 'stop', 'SM2', now());`;

test('messages and replies of the version before keep what they are about, and those that wait can leave', async () => {
  await database.rows(ROWS);
  await database.migrate();
  const messages = await database.rows(
    'select template, status, subject_kind, subject_id, check_in_id, account_id, customer_id, falls_back, data from message order by id',
  );
  expect(messages).toEqual([
    {
      template: 'host-answer',
      status: 'queued',
      subject_kind: 'check-in',
      subject_id: '21',
      check_in_id: '21',
      account_id: null,
      customer_id: '11',
      falls_back: true,
      data: { text: 'Yes' },
    },
    expect.objectContaining({ template: 'getting-close', subject_id: '21', falls_back: false, data: {} }),
    expect.objectContaining({
      template: 'password-link',
      subject_kind: 'account',
      subject_id: '5',
      check_in_id: null,
      account_id: '5',
      customer_id: null,
    }),
  ]);
  for (const { template, subject_kind: about } of messages)
    expect(MESSAGE_KINDS.find(template as string)!.about).toBe(about);
  const replies = await database.rows('select subject_kind, subject_id, check_in_id from text_reply order by id');
  expect(replies).toEqual([
    { subject_kind: 'check-in', subject_id: '21', check_in_id: '21' },
    { subject_kind: '', subject_id: '', check_in_id: null },
  ]);
});
