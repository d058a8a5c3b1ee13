import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { ConfirmPassword, ExportCustomers } from '../customers/customers.generated.js';
import type { Actor } from '../world/Actor.js';
import { plantPassword } from '../world/plant.js';
import { plantForm, plantManySignatures, plantSignature } from '../world/plant-signatures.js';
import { useWorld } from '../world/use-world.js';
import { ExportSignatures } from './signed.generated.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
let passwordHash: string;
let formId: string;
let customerId: string;

beforeEach(async () => {
  passwordHash ??= await hashPassword(PASSWORD);
  await plantPassword(passwordHash);
  formId = await plantForm(world.business);
  customerId = (await world.business.customer('Ann', 'Lee')).id;
});

async function open(filter = {}, actor: Actor = owner()): Promise<string> {
  await actor.must(ConfirmPassword, { password: PASSWORD, action: 'EXPORT_SIGNATURES' });
  return (await actor.must(ExportSignatures, filter)).exportSignatures.token;
}
const fetchFile = (token: string, { token: login }: Actor = owner()) =>
  fetch(`${world.url}/downloads/signed-forms/${token}`, { headers: login ? { cookie: `greeter_login=${login}` } : {} });
const linesOf = async (filter = {}) => (await (await fetchFile(await open(filter))).text()).trim().split('\r\n');

test("the file has what was signed, latest first, by the business's clock, and no formulas", async () => {
  await plantSignature(world.business, {
    formId,
    customerId,
    signerName: '=Ann()',
    signedFor: '@Kim',
    answers: [{ name: 'allergy', value: 'Nuts' }],
    signedAt: '2026-06-10T03:30:00Z',
  });
  const response = await fetchFile(await open());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="Signatures Salon-Rosa 2026-06-15.csv"',
  });
  const [header, line] = (await response.text()).split('\r\n');
  expect(header).toContain(
    'Signed,Form,Version,First Name,Last Name,Signer,Signed For,How,Where,Language,Answers,Received,Record,Hash,Code,Blanked',
  );
  expect(line).toMatch(
    /^2026-06-09 23:30:00,Color consent,1,Ann,Lee,'=Ann\(\),'@Kim,typed,link,en,Allergy: Nuts,2026-06-15 12:00:00,1,[0-9a-f]{64},gv_\w+_[\w-]+,No$/,
  );
  const audited = await world.rows(world.business.id, `select action from audit_log where action = 'signature.export'`);
  expect(audited).toHaveLength(1);
});

test('the token of one file opens no other', async () => {
  await owner().must(ConfirmPassword, { password: PASSWORD, action: 'EXPORT_CUSTOMERS' });
  const { token } = (await owner().must(ExportCustomers)).exportCustomers;
  const fetchCustomers = () =>
    fetch(`${world.url}/downloads/customers/${token}`, { headers: { cookie: `greeter_login=${owner().token}` } });
  expect([(await fetchFile(token)).status, (await fetchCustomers()).status]).toEqual([404, 200]);
});

test('the file is filtered as the list is', async () => {
  const other = await plantForm(world.business, 'Photo release');
  await plantSignature(world.business, { formId, customerId, signerName: 'Bo', signedAt: '2026-06-01T12:00:00Z' });
  await plantSignature(world.business, {
    formId: other,
    customerId,
    signerName: 'Cy',
    signedAt: '2026-06-02T12:00:00Z',
  });
  expect(await linesOf()).toHaveLength(3);
  expect(await linesOf({ formId: other })).toHaveLength(2);
  expect(await linesOf({ search: 'bo' })).toHaveLength(2);
  expect(await linesOf({ to: '2026-06-01' })).toHaveLength(2);
  expect(await linesOf({ search: 'nobody' })).toHaveLength(1);
});

test('the file has every signature once, however many they are', async () => {
  await plantSignature(world.business, { formId, customerId });
  await plantManySignatures(world.business, 'Ann', 2500);
  for (const filter of [{}, { search: 'ann' }]) {
    const lines = await linesOf(filter);
    expect([lines.length, new Set(lines).size]).toEqual([2502, 2502]);
  }
});

test('the token is good once, for a minute, for the session of the owner who gave the password', async () => {
  expect(await owner().refused(ExportSignatures)).toBe('PASSWORD_NEEDED');
  const token = await open();
  expect((await fetchFile(token, world.anonymous)).status).toBe(404);
  const other = await world.aBusiness();
  expect((await fetchFile(token, other.owner)).status).toBe(404);
  expect([(await fetchFile(token)).status, (await fetchFile(token)).status]).toEqual([200, 404]);
  const late = await open();
  world.clock.forward(60_000);
  expect((await fetchFile(late)).status).toBe(404);
  const manager = await world.business.as(Role.MANAGER);
  await plantPassword(passwordHash);
  await manager.must(ConfirmPassword, { password: PASSWORD, action: 'EXPORT_SIGNATURES' });
  expect(await manager.refused(ExportSignatures)).toBe('FORBIDDEN');
});
