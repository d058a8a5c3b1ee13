import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { ConfirmPassword, CustomerTimeline, EraseCustomer, MergeCustomers } from '../customers/customers.generated.js';
import { plantPassword } from '../world/plant.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import {
  ChooseOwnMessages,
  DeclineErasure,
  ErasureRequests,
  OwnData,
  OwnRecord,
  RequestErasure,
  WithdrawErasure,
} from './own-data.generated.js';
import { OwnDataSteps } from './OwnDataSteps.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.STANDARD });
let steps: OwnDataSteps;
let ann: TestCustomer;
let of: { token: string; customerId: string };
let passwordHash: string;

beforeEach(async () => {
  passwordHash ??= await hashPassword(PASSWORD);
  steps = new OwnDataSteps(world);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  of = { token: await steps.link({ phone: ann.phone }), customerId: ann.id };
});

const ask = () => world.anonymous.must(RequestErasure, of);
const state = async () => (await world.anonymous.must(OwnRecord, of)).ownRecord.erasure;
const requests = async (actor = world.business.owner) => (await actor.must(ErasureRequests)).erasureRequests;
const rows = () => world.rows(world.business.id, 'select state, phone, email, reason from erasure_request order by id');
const mails = () => world.rows(world.business.id, `select template from message where template = 'erasure-asked'`);
const erase = async (id: string) => {
  await plantPassword(passwordHash);
  await world.business.owner.must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
  await world.business.owner.must(EraseCustomer, { id });
};

describe('asking to be erased', () => {
  test('shows the owner and managers a request with 30 days, and tells the owner', async () => {
    await ask();
    const expected = [
      {
        id: expect.any(String),
        customerId: ann.id,
        firstName: 'Ann',
        lastName: 'Lee',
        askedAt: '2026-06-15T16:00:00.000Z',
        dueAt: '2026-07-15T16:00:00.000Z',
      },
    ];
    expect(await requests()).toEqual(expected);
    expect(await requests(await world.business.as(Role.MANAGER))).toEqual(expected);
    expect(await state()).toMatchObject({ state: 'OPEN', dueAt: '2026-07-15T16:00:00.000Z', decidedAt: null });
    await steps.deliver();
    expect(steps.parties.mails).toHaveLength(1);
    expect(steps.parties.mails[0]!.text).toContain('A customer of Salon Rosa');
    expect(steps.parties.mails[0]!.text).not.toContain('Ann');
  });

  test('twice is one request', async () => {
    await ask();
    await Promise.all([ask(), ask()]);
    expect(await requests()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('can be taken back, which forgets where the answer would have gone', async () => {
    await ask();
    await world.anonymous.must(WithdrawErasure, of);
    await world.anonymous.must(WithdrawErasure, of);
    expect(await requests()).toEqual([]);
    expect(await state()).toMatchObject({ state: 'TAKEN_BACK' });
    expect(await rows()).toEqual([{ state: 'taken-back', phone: null, email: null, reason: '' }]);
  });

  test('stands in the history of the customer, as the choice of messages does, without where they were', async () => {
    await ask();
    await world.anonymous.must(WithdrawErasure, of);
    await world.anonymous.must(ChooseOwnMessages, { ...of, offers: false, birthdayMessages: true });
    const { customerTimeline } = await world.business.owner.must(CustomerTimeline, { id: ann.id });
    expect(customerTimeline.items.map(({ change }) => [change?.by, change?.action, change?.fields])).toEqual([
      ['Customer', 'customer.change', ['offerDisabled']],
      ['Customer', 'customer.take-back-erasure', []],
      ['Customer', 'customer.ask-erasure', []],
    ]);
    const entries = await world.rows(world.business.id, `select address from audit_log where actor = 'customer'`);
    expect(entries.map(({ address }) => address)).toEqual(['', '', '']);
  });

  test('over and over fills no mailbox', async () => {
    for (let count = 0; count < 4; count += 1) {
      await ask();
      await world.anonymous.must(WithdrawErasure, of);
    }
    expect(await mails()).toHaveLength(2);
  });
});

describe('the decision', () => {
  test('to erase reaches the customer where they asked from, which is kept only until then', async () => {
    await ask();
    await erase(ann.id);
    expect(await rows()).toEqual([{ state: 'done', phone: null, email: null, reason: '' }]);
    await steps.deliver();
    expect(steps.texts.at(-1)).toMatchObject({
      to: '+12125550142',
      body: 'Salon Rosa: your data is erased, as you asked. Reply STOP to end texts.',
    });
    expect(
      await world.rows(world.business.id, `select recipient from message where recipient like '%2125550142%'`),
    ).toEqual([]);
    expect((await world.anonymous.ask(OwnData, { token: of.token })).errors![0]!.extensions.code).toBe('NOT_FOUND');
    expect(await requests()).toEqual([]);
  });

  test('is asked of the record into which that of the customer was merged, and answers both', async () => {
    const kept = await world.business.customer('Anna', 'Lee', '2125550143');
    await ask();
    await world.business.owner.must(MergeCustomers, { keepId: kept.id, mergeId: ann.id });
    expect((await requests()).map(({ customerId }) => customerId)).toEqual([kept.id]);
    expect((await world.anonymous.must(OwnData, { token: of.token })).ownData.customers).toEqual([]);
    await erase(kept.id);
    expect(await rows()).toEqual([{ state: 'done', phone: null, email: null, reason: '' }]);
    await steps.deliver();
    expect(steps.texts.at(-1)).toMatchObject({ to: '+12125550142' });
  });

  test('of two records of one human is one for the owner, and one for them: asked, taken back and declined once', async () => {
    const twin = await world.business.customer('Annie', 'Lee', ann.phone);
    const { owner } = world.business;
    await ask();
    await world.anonymous.must(RequestErasure, { token: of.token, customerId: twin.id });
    await owner.must(MergeCustomers, { keepId: twin.id, mergeId: ann.id });
    of.customerId = twin.id;
    expect((await requests()).map(({ customerId, firstName }) => [customerId, firstName])).toEqual([
      [twin.id, 'Annie'],
    ]);
    await ask();
    expect(await rows()).toHaveLength(2);
    expect(await state()).toMatchObject({ state: 'OPEN' });
    await world.anonymous.must(WithdrawErasure, of);
    expect([await requests(), (await state())?.state]).toEqual([[], 'TAKEN_BACK']);

    await ask();
    const { id } = (await requests())[0]!;
    await owner.must(DeclineErasure, { id, reason: 'Open invoice' });
    expect([await requests(), (await state())?.state]).toEqual([[], 'DECLINED']);
  });

  test('is known of a record that was merged since it asked', async () => {
    const twin = await world.business.customer('Annie', 'Lee', ann.phone);
    await ask();
    await world.business.owner.must(MergeCustomers, { keepId: twin.id, mergeId: ann.id });
    of.customerId = twin.id;
    expect(await state()).toMatchObject({ state: 'OPEN' });
    await ask();
    expect(await rows()).toHaveLength(1);
    await world.anonymous.must(WithdrawErasure, of);
    expect(await requests()).toEqual([]);
  });

  test('to erase one of a family leaves the link to the others', async () => {
    await world.business.customer('Bea', 'Lee', ann.phone);
    await ask();
    await erase(ann.id);
    const { ownData } = await world.anonymous.must(OwnData, { token: of.token });
    expect(ownData.customers.map(({ firstName }) => firstName)).toEqual(['Bea']);
  });

  test('to decline tells the customer why, in their language', async () => {
    await world.anonymous.ask(RequestErasure, of, { 'accept-language': 'es' });
    const { id } = (await requests())[0]!;
    await world.business.owner.must(DeclineErasure, { id, reason: ' Open invoice ' });
    expect(await state()).toMatchObject({ state: 'DECLINED', reason: 'Open invoice' });
    await steps.deliver();
    expect(steps.texts.at(-1)!.body).toMatch(/^Salon Rosa no borró sus datos\. El motivo: "Open invoice" STOP /);
    expect(await rows()).toEqual([{ state: 'declined', phone: null, email: null, reason: 'Open invoice' }]);
    const again = await world.business.owner.ask(DeclineErasure, { id, reason: 'x' });
    expect(again.errors![0]!.extensions.code).toBe('NOT_FOUND');
  });

  test('goes by e-mail to who asked by e-mail', async () => {
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
    of = { ...of, token: await steps.link({ email: 'ann@example.com' }) };
    await ask();
    await erase(ann.id);
    await steps.deliver();
    expect(steps.parties.mails.at(-1)).toMatchObject({
      recipient: 'ann@example.com',
      subject: 'Salon Rosa has erased your data',
    });
  });

  test('is the owner’s, with a reason, at their own business', async () => {
    await ask();
    const { id } = (await requests())[0]!;
    const code = async (actor = world.business.owner, reason = 'Open invoice') =>
      (await actor.ask(DeclineErasure, { id, reason })).errors?.[0]!.extensions.code;
    expect(await code(await world.business.as(Role.MANAGER))).toBe('FORBIDDEN');
    expect(await code((await world.aBusiness()).owner)).toBe('NOT_FOUND');
    expect(await code(world.business.owner, '  ')).toBe('INVALID_INPUT');
    expect((await (await world.business.as(Role.FRONT_DESK)).ask(ErasureRequests)).errors![0]!.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  test('that comes without a request tells nobody', async () => {
    await erase(ann.id);
    expect(await world.rows(world.business.id, `select id from message where template = 'erasure-done'`)).toEqual([]);
  });
});
