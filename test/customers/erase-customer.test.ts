import { beforeEach, describe, expect, test } from '@jest/globals';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { PERSONAL } from '../access/personal-columns.js';
import { askAsSuperuser } from '../setup/database.js';
import type { Actor } from '../world/Actor.js';
import { CANARIES } from '../world/canaries.js';
import { plantPassword, plantReply, plantVisit } from '../world/plant.js';
import { plantCanaries } from '../world/plant-canaries.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import {
  ArchiveCustomers,
  ConfirmPassword,
  Customers,
  EraseCustomer,
  Persons,
  RegisterCustomer,
  RestoreCustomers,
} from './customers.generated.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.STANDARD });
let ann: TestCustomer;
let passwordHash: string;

beforeEach(async () => {
  passwordHash ??= await hashPassword(PASSWORD);
  await plantPassword(passwordHash);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

const confirm = (actor: Actor = world.business.owner, password = PASSWORD) =>
  actor.ask(ConfirmPassword, { password, action: 'ERASE_CUSTOMER' });
const eraseRefused = async (id: string, actor: Actor = world.business.owner) =>
  (await actor.ask(EraseCustomer, { id })).errors![0]!.extensions['code'];
const erase = async (id: string, actor: Actor = world.business.owner) => {
  await confirm(actor);
  await actor.must(EraseCustomer, { id });
};
const persons = () => askAsSuperuser('select id from person where phone = $1', [ann.phone]);

describe('the password', () => {
  test('opens one action, once, for five minutes', async () => {
    expect(await eraseRefused(ann.id)).toBe('PASSWORD_NEEDED');
    expect((await confirm()).data!.confirmPassword).toEqual({
      action: 'ERASE_CUSTOMER',
      validUntil: '2026-06-15T16:05:00.000Z',
    });
    const bea = await world.business.customer('Bea', 'Cruz');
    await world.business.owner.must(EraseCustomer, { id: ann.id });
    expect(await eraseRefused(bea.id)).toBe('PASSWORD_NEEDED');
    await confirm();
    world.clock.set('2026-06-15T16:05:00.000Z');
    expect(await eraseRefused(bea.id)).toBe('PASSWORD_NEEDED');
  });

  test('stays good where the action failed, and is of one session only', async () => {
    await confirm();
    expect(await eraseRefused('5')).toBe('NOT_FOUND');
    const elsewhere = await world.aBusiness();
    expect(await eraseRefused(ann.id, elsewhere.owner)).toBe('PASSWORD_NEEDED');
    await world.business.owner.must(EraseCustomer, { id: ann.id });
  });

  test('that is wrong opens nothing, and counts as an attempt', async () => {
    for (const left of [4, 3, 2, 1, 0]) {
      const [error] = (await confirm(world.business.owner, `wrong ${left}`)).errors!;
      expect(error!.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'password' });
    }
    expect((await confirm()).errors![0]!.extensions['code']).toBe('RATE_LIMITED');
    expect(await eraseRefused(ann.id)).toBe('PASSWORD_NEEDED');
  });
});

/** What stays after an erasure, and why. */
const STAYS: Record<string, string> = {
  account: 'is of the owner',
  audit_log: 'holds ids and names of fields',
  appointment_event: 'names the staff',
  booking_hold: 'is of another number, and forgotten after ten minutes',
  check_in_event: 'names the staff',
  idempotency_key: 'is forgotten after a day',
  rate_limit: 'holds keyed hashes',
  signature: 'is kept for its time: who signed, not whose record it was',
  standby: 'is of another number here; one of their own goes (test/appointments/standby-privacy)',
  sandbox_message: 'exists without a provider only',
  sender: 'routes replies of all businesses',
  staff: 'is of colleagues',
  staff_invitation: 'is of colleagues',
};

describe('erasing', () => {
  test('leaves the counts, and nothing that identifies the customer', async () => {
    const entry = await world.business.checkIn(ann, { notes: 'Window seat' });
    await plantVisit(world.business, ann.id, {
      at: '2026-01-01T10:00Z',
      status: CheckInStatus.SEATED,
      rating: 5,
      ratedAt: '2026-01-01T12:00Z',
    });
    await plantReply(world.business, null, 'Call Ann', ann.phone);
    await plantCanaries(world.business, { customerId: ann.id, checkInId: entry.id });
    await plantPassword(passwordHash);
    await world.business.hasConsent(ann.phone, 'granted', 'kiosk');
    // That consent is of another number, that title of an event.
    const others = [CANARIES['text_consent.phone'], CANARIES['appointment.title']];
    const own = Object.values(CANARIES).filter((word) => !others.includes(word));
    const words = [...own, ann.phone, 'Window seat', 'Call Ann'];
    await erase(ann.id);
    const found: string[] = [];
    for (const [table, columns] of Object.entries(PERSONAL).filter(([name]) => !(name in STAYS)))
      for (const column of columns) {
        const rows = await askAsSuperuser<{ value: string }>(`select ${column}::text as value from ${table}`);
        const left = words.find((word) => rows.some(({ value }) => value?.includes(word)));
        if (left) found.push(`${table}.${column}: ${left}`);
      }
    expect(found).toEqual([]);
    const [{ visits, ratings }] = (await world.rows<{ visits: string; ratings: string }>(
      world.business.id,
      'select count(*) as visits, count(rating) as ratings from check_in where customer_id = $1',
      [ann.id],
    )) as [{ visits: string; ratings: string }];
    expect([visits, ratings]).toEqual(['2', '1']);
  });

  test('takes the customer off every list and out of look-ups', async () => {
    await erase(ann.id);
    const owner = world.business.owner;
    expect((await owner.must(Customers, {})).customers.total).toBe(0);
    expect((await owner.must(Customers, { archived: true })).customers.total).toBe(0);
    expect((await owner.must(Persons, { phone: ann.phone })).persons).toEqual([]);
    expect((await owner.ask(RestoreCustomers, { ids: [ann.id] })).errors![0]!.extensions['code']).toBe('NOT_FOUND');
    expect(await persons()).toEqual([]);
    const { registerCustomer } = await owner.must(RegisterCustomer, {
      input: { firstName: 'Ann', lastName: 'Lee', phone: ann.phone },
    });
    expect(registerCustomer.id).not.toBe(ann.id);
  });

  test('works for an archived customer, and once', async () => {
    await world.business.owner.must(ArchiveCustomers, { ids: [ann.id] });
    await erase(ann.id);
    await confirm();
    expect(await eraseRefused(ann.id)).toBe('NOT_FOUND');
  });

  test('at one business leaves the person to another', async () => {
    const other = await world.aBusiness({ plan: Plan.STANDARD });
    const input = { firstName: 'Ann', lastName: 'Lee', phone: ann.phone };
    await other.owner.must(RegisterCustomer, { input });
    await erase(ann.id);
    expect(await persons()).toHaveLength(1);
    expect((await other.owner.must(Customers, { search: 'ann' })).customers.total).toBe(1);
  });

  test('keeps a STOP, and the texts of somebody with the same number', async () => {
    const bob = await world.business.customer('Bob', 'Lee', ann.phone);
    await world.business.hasConsent(ann.phone, 'stopped');
    await plantReply(world.business, null, 'Running late', ann.phone);
    const replies = () => askAsSuperuser<{ body: string }>('select body from text_reply');
    await erase(ann.id);
    expect(await replies()).toEqual([{ body: 'Running late' }]);
    await erase(bob.id);
    expect(await replies()).toEqual([{ body: '' }]);
    expect(await askAsSuperuser('select phone, kind from text_consent')).toEqual([
      { phone: ann.phone, kind: 'stopped' },
    ]);
  });

  test('is for the owner only', async () => {
    const manager = await world.business.as(Role.MANAGER);
    expect(await eraseRefused(ann.id, manager)).toBe('FORBIDDEN');
  });
});
