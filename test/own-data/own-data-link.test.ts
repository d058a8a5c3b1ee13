import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { AddCustomer, Customers, UpdateCustomer } from '../customers/customers.generated.js';
import { Parties } from '../messages/Parties.js';
import { plantVisitTraces } from '../world/plant-own-data.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import { OwnData, OwnRecord, RequestOwnData } from './own-data.generated.js';
import { OwnDataSteps } from './OwnDataSteps.js';

const world = useWorld({ plan: Plan.STANDARD, config: { trustProxy: 1 } });
let steps: OwnDataSteps;
let ann: TestCustomer;

beforeEach(async () => {
  steps = new OwnDataSteps(world);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  await world.business.changeCustomer(ann, { email: 'Ann@example.com' });
});

const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` });
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]!.extensions.code ?? null;
const links = () => world.rows(world.business.id, 'select id from own_data_link');
const SAME = {
  success: true,
  message: 'If this phone number or email address is known here, a link is on its way. It works for an hour.',
};

describe('asking for the link', () => {
  test('sends it by text to the phone, in the language of the page', async () => {
    const answer = await steps.request({ phone: '(212) 555-0142' }, { 'accept-language': 'es' });
    expect(answer.data!.requestOwnData).toEqual(SAME);
    await steps.work();
    expect(steps.texts).toHaveLength(1);
    expect(steps.texts[0]!.to).toBe('+12125550142');
    expect(steps.texts[0]!.body).toMatch(
      /^Salon Rosa: los datos que guardamos de usted: http:\/\/localhost:5000\/md\/gd_/,
    );
    expect(steps.parties.mails).toEqual([]);
  });

  test('sends it to an e-mail address as it is stored, and to none that a phone gave for a visit', async () => {
    await steps.request({ email: 'ann@EXAMPLE.com' });
    const bob = await world.business.customer('Bob', 'Lee');
    const visit = await world.business.checkIn(bob);
    await plantVisitTraces(world.business, visit.id, { email: 'bob@example.com' });
    await steps.request({ email: 'bob@example.com' });
    await steps.work();
    expect(steps.parties.mails.map(({ recipient }) => recipient)).toEqual(['Ann@example.com']);
    expect(steps.texts).toEqual([]);
  });

  test('sends it to no address that only a kiosk gave, until staff give it', async () => {
    const kiosk = await world.business.kiosk();
    const input = { firstName: 'Eve', lastName: 'Lee', phone: world.newPhone(), email: 'eve@example.com' };
    await kiosk.must(AddCustomer, { input });
    await steps.request({ email: 'eve@example.com' });
    await steps.work();
    expect(steps.parties.mails).toEqual([]);
    const { items } = (await world.business.owner.must(Customers, { search: 'eve@example.com' })).customers;
    await world.business.owner.must(UpdateCustomer, { id: items[0]!.id, input: { email: 'eve@example.org' } });
    await steps.request({ email: 'eve@example.org' });
    await steps.work();
    expect(steps.parties.mails.map(({ recipient }) => recipient)).toEqual(['eve@example.org']);
  });

  test('sends it to nobody where more share the number than a family', async () => {
    for (let count = 0; count < 20; count += 1) await world.business.customer(`Nr${count}`, 'Lee', ann.phone);
    await steps.request({ phone: ann.phone });
    await steps.work();
    expect(steps.texts).toEqual([]);
    expect(await links()).toEqual([]);
  });

  test('elsewhere, where nobody knows the number, uses up none of it here', async () => {
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    for (let index = 1; index <= 3; index += 1)
      await world.anonymous.must(RequestOwnData, { businessId: other.id, phone: ann.phone });
    await world.forgetJobs();
    expect(codeOf(await steps.request({ phone: ann.phone }))).toBeNull();
    await steps.work();
    expect(steps.texts).toHaveLength(1);
  });

  test('takes no conversation away from another business', async () => {
    const other = await Parties.open(world, { name: 'Bar Leo' });
    const there = await other.party('Anna', { phone: ann.phone });
    await other.callUp(there.id);
    await other.deliverAll();
    await steps.request({ phone: ann.phone });
    await steps.work();
    expect(steps.texts).toHaveLength(1);
    await other.texts(there.phone, 'Coming');
    expect((await other.entry(there.id))['reply']).toBe('Coming');
  });

  test('says the same of somebody unknown, and leaves nothing of them', async () => {
    for (const address of [{ phone: '2125550177' }, { email: 'nobody@example.com' }])
      expect((await steps.request(address)).data!.requestOwnData).toEqual(SAME);
    await steps.work();
    expect(await links()).toEqual([]);
    expect(await world.rows(world.business.id, 'select id from message')).toEqual([]);
  });

  test('writes the same for known and unknown before the answer', async () => {
    const shape = async (phone: string) => {
      await steps.request({ phone });
      const jobs = await Promise.all(['send-own-data-link', 'forget-own-data-link'].map((task) => world.jobs(task)));
      const rows = (await links()).length;
      const messages = await world.rows(world.business.id, 'select id from message');
      await world.forgetJobs();
      return [jobs.map((found) => found.length), rows, messages.length];
    };
    expect(await shape(ann.phone)).toEqual([[1, 1], 1, 0]);
    expect(await shape('2125550177')).toEqual([[1, 1], 2, 0]);
  });

  test('reaches no phone that stopped texts', async () => {
    await world.business.hasConsent(ann.phone, 'stopped');
    await steps.request({ phone: ann.phone });
    await steps.work();
    expect(steps.texts).toEqual([]);
    expect(steps.parties.mails).toEqual([]);
  });

  test.each([[{}], [{ phone: '2125550142', email: 'ann@example.com' }], [{ phone: '12' }], [{ email: 'ann' }]])(
    'refuses %j',
    async (address) => {
      expect(codeOf(await steps.request(address))).toBe('INVALID_INPUT');
    },
  );

  test('is limited for each phone and mailbox, known or not, wherever it is asked from', async () => {
    for (const [address, alias] of [
      [{ phone: ann.phone }, { phone: '+1 212 555 0142' }],
      [{ phone: '2125550177' }, { phone: '2125550177' }],
      [{ email: 'ann@example.com' }, { email: 'ANN+x@example.com' }],
    ]) {
      for (let index = 1; index <= 3; index += 1) expect(codeOf(await steps.request(address!, from(index)))).toBeNull();
      expect(codeOf(await steps.request(alias!, from(4)))).toBe('RATE_LIMITED');
    }
  });

  test('is limited for each address and business', async () => {
    for (let index = 0; index < 30; index += 1)
      expect(codeOf(await steps.request({ phone: world.newPhone() }, from(1)))).toBeNull();
    expect(codeOf(await steps.request({ phone: world.newPhone() }, from(1)))).toBe('RATE_LIMITED');
    await world.hasAttempts('own-data-business:', 2000);
    expect(codeOf(await steps.request({ phone: world.newPhone() }, from(2)))).toBe('RATE_LIMITED');
  });

  test('uses no more than a tenth of the texts of a day', async () => {
    await steps.request({ phone: ann.phone });
    await steps.work();
    await world.hasAttempts(`texts:part:${world.business.id}`, 60);
    await steps.request({ phone: ann.phone });
    await steps.work();
    expect(steps.texts).toHaveLength(1);
  });
});

describe('the link', () => {
  test('opens as often as one likes for an hour, and changes nothing', async () => {
    const token = await steps.link({ phone: ann.phone });
    for (let times = 0; times < 2; times += 1) {
      const { ownData } = await world.anonymous.must(OwnData, { token });
      expect(ownData).toEqual({
        business: { id: world.business.id, name: 'Salon Rosa' },
        customers: [{ id: ann.id, firstName: 'Ann' }],
        expiresAt: '2026-06-15T17:00:00.000Z',
      });
    }
    world.clock.set('2026-06-15T17:00:00.000Z');
    expect(codeOf(await world.anonymous.ask(OwnData, { token }))).toBe('NOT_FOUND');
  });

  test('is stored as a hash, and neither its words nor its phone once it was sent', async () => {
    const token = await steps.link({ phone: ann.phone });
    const rows = await world.rows(
      world.business.id,
      'select l::text as link, m::text as message from own_data_link l, message m',
    );
    expect(JSON.stringify(rows)).not.toContain(token.split('_')[2]);
    const [message] = await world.rows(world.business.id, 'select recipient, body, status from message');
    expect(message).toEqual({ recipient: '', body: null, status: 'sent' });
  });

  test('shows all customers with the phone, archived ones too, and nobody else', async () => {
    const bea = await world.business.customer('Bea', 'Lee', ann.phone);
    await world.business.changeCustomer(bea, { archivedAt: world.clock.now() });
    const bob = await world.business.customer('Bob', 'Lee');
    const token = await steps.link({ phone: ann.phone });
    const { ownData } = await world.anonymous.must(OwnData, { token });
    expect(ownData.customers.map(({ firstName }) => firstName)).toEqual(['Ann', 'Bea']);
    expect((await world.anonymous.must(OwnRecord, { token, customerId: bea.id })).ownRecord.firstName).toBe('Bea');
    for (const customerId of [bob.id, 'x', '9'.repeat(30)])
      expect(codeOf(await world.anonymous.ask(OwnRecord, { token, customerId }))).toBe('NOT_FOUND');
  });

  test('goes with its time', async () => {
    await steps.request({ phone: ann.phone });
    await steps.forget();
    expect(await links()).toEqual([]);
  });
});
