import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { plantPassword } from '../world/plant.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import {
  AddCustomer,
  ArchiveCustomers,
  ConfirmPassword,
  CorrectCustomer,
  CustomersChanged,
  EraseCustomer,
  ImportCustomers,
  RegisterCustomer,
  RestoreCustomers,
  UndoCustomerImport,
  UpdateCustomer,
} from './customers.generated.js';
import { mergeStepsOf } from './merge-steps.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const { merge, undo } = mergeStepsOf(() => world.business);
const clients: Client[] = [];
let passwordHash: string;

beforeEach(async () => {
  passwordHash ??= await hashPassword(PASSWORD);
  await plantPassword(passwordHash);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

/** What a subscription of this session says. */
function hear(token: string): object[] {
  const heard: object[] = [];
  const client = createClient({
    url: `${world.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
  });
  clients.push(client);
  const next = (value: object) => void heard.push(value);
  client.subscribe({ query: CustomersChanged }, { next, error: () => {}, complete: () => {} });
  return heard;
}

test('the front desk hears of every change of a customer, and nothing of who it was', async () => {
  const frontDesk = await world.business.as(Role.FRONT_DESK);
  const heard = hear(frontDesk.token!);
  await until(() => heard.length > 0, 'the tick of the beginning');
  const hears = async <Answer>(what: string, change: () => Promise<Answer>): Promise<Answer> => {
    const before = heard.length;
    const answer = await change();
    await until(() => heard.length > before, what);
    return answer;
  };
  const named = (firstName: string) => ({ firstName, lastName: 'Lee', phone: world.newPhone() });
  const ann = (await hears('an addition', () => owner().must(RegisterCustomer, { input: named('Ann') })))
    .registerCustomer;
  const kiosk = await world.business.kiosk();
  await hears('one who comes to a kiosk', () => kiosk.must(AddCustomer, { input: named('Eve') }));
  await hears('a change', () => owner().must(UpdateCustomer, { id: ann.id, input: { notes: 'Likes tea' } }));
  await hears('a correction', () =>
    owner().must(CorrectCustomer, { id: ann.id, input: { firstName: 'Anna', lastName: 'Lee' } }),
  );
  await hears('an archiving', () => owner().must(ArchiveCustomers, { ids: [ann.id] }));
  await hears('a restoring', () => owner().must(RestoreCustomers, { ids: [ann.id] }));
  const bea = await world.business.customer('Bea', 'Lee', ann.phone);
  const merged = await hears('a merge', () => merge(ann, bea));
  await hears('the undo of a merge', () => undo(merged));
  await owner().must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
  await hears('an erasure', () => owner().must(EraseCustomer, { id: ann.id }));
  const rows = ['Cy', 'Di'].map((firstName, row) => ({ row: row + 2, customer: named(firstName) }));
  await hears('an import', () => owner().must(ImportCustomers, { importId: 'import-1', rows }));
  await hears('the undo of an import', () => owner().must(UndoCustomerImport, { importId: 'import-1' }));
  const at = expect.any(String);
  expect(heard).toEqual(heard.map(() => ({ data: { customersChanged: { at } } })));
});
