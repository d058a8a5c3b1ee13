import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { hashPassword } from '../../server/domain/accounts/passwords.js';
import { askAsSuperuser } from '../setup/database.js';
import { plantPassword, plantReply } from '../world/plant.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { useWorld } from '../world/use-world.js';
import {
  ConfirmPassword,
  CustomerProfile,
  Customers,
  CustomerTimeline,
  EraseCustomer,
  MergeCustomers,
  UndoCustomerMerge,
} from './customers.generated.js';
import { mergeStepsOf } from './merge-steps.js';

const PASSWORD = 'a long and good password';
const world = useWorld({ plan: Plan.STANDARD });
const { change, merge, undo, undoRefusal } = mergeStepsOf(() => world.business);
let passwordHash: string;
let ann: TestCustomer;
let anne: TestCustomer;

beforeEach(async () => {
  passwordHash ??= await hashPassword(PASSWORD);
  await plantPassword(passwordHash);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
  anne = await world.business.customer('Anneliese', 'Lehmann', '2125550143');
  await change(anne, { email: 'anneliese@example.com', notes: 'Left-handed', tags: ['Choir'] });
});

const owner = () => world.business.owner;
const confirm = () => owner().must(ConfirmPassword, { password: PASSWORD, action: 'ERASE_CUSTOMER' });
const erase = async ({ id }: { id: string }) => {
  await confirm();
  return owner().must(EraseCustomer, { id });
};

/** Tables with a row that holds one of the words. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await askAsSuperuser<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await askAsSuperuser<{ row: string }>(`select t::text as row from "${name}" t`);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found;
}

/** What identifies the merged one; the kept one took over some of it. */
const theirs = () => ['Anneliese', 'Lehmann', anne.phone, 'anneliese@', 'Left-handed', 'Choir'];

test.each([
  ['kept', () => ann],
  ['merged', () => anne],
])('erasing by the id of the %s record erases both, with all that could undo the merge', async (_which, id) => {
  const entry = await world.business.checkIn(anne, { notes: 'Left-handed' });
  await plantReply(world.business, entry.id, 'On my way', anne.phone);
  expect(await tablesWith(theirs())).toContain('customer');
  const merged = await merge(ann, anne);
  expect(await tablesWith(theirs())).toContain('customer_merge');
  expect((await erase(id())).eraseCustomer.ids).toEqual([ann.id]);
  expect(await tablesWith([...theirs(), ann.phone])).toEqual([]);
  expect(await askAsSuperuser('select body, phone from text_reply')).toEqual([{ body: '', phone: '' }]);
  expect(await undoRefusal(merged)).toBe('NOT_FOUND');
  expect(await askAsSuperuser('select id from person')).toEqual([]);
  expect((await owner().must(Customers, { archived: true })).customers.total).toBe(0);
});

test('erasing one whose merge was undone leaves nothing of them in the other', async () => {
  await undo(await merge(ann, anne));
  await erase(anne);
  expect(await tablesWith(theirs())).toEqual([]);
  expect((await owner().must(Customers, {})).customers.total).toBe(1);
});

test('the history of an erased customer names nobody', async () => {
  await merge(ann, anne);
  await erase(ann);
  const { items } = (await owner().must(CustomerTimeline, { id: ann.id })).customerTimeline;
  expect(items.map(({ change: entry }) => entry?.action)).toEqual([
    'customer.erase',
    'customer.merge',
    'customer.change',
  ]);
  expect(items.find(({ change: entry }) => entry?.action === 'customer.merge')!.change!.fields).toEqual([
    'email',
    'notes',
    'tags',
  ]);
  expect(JSON.stringify(items)).not.toMatch(/Ann |Lee|Lehmann|212555/);
});

describe('at the same moment', () => {
  test.each([1, 2, 3])('a merge and an erasure: nothing of the erased one is left (%i)', async () => {
    await confirm();
    const [merged, erased] = await Promise.all([
      owner().ask(MergeCustomers, { keepId: ann.id, mergeId: anne.id }),
      owner().ask(EraseCustomer, { id: anne.id }),
    ]);
    expect(erased.errors).toBeUndefined();
    expect([undefined, 'NOT_FOUND']).toContain(merged.errors?.[0]?.extensions.code);
    expect(await tablesWith(theirs())).toEqual([]);
    const isBoth = !merged.errors;
    expect((await owner().must(Customers, {})).customers.total).toBe(isBoth ? 0 : 1);
  });

  test('an undo and an erasure: either both records are gone, or one is left whole', async () => {
    const merged = await merge(ann, anne);
    await confirm();
    const [undone, erased] = await Promise.all([
      owner().ask(UndoCustomerMerge, { id: merged.id }),
      owner().ask(EraseCustomer, { id: ann.id }),
    ]);
    expect(erased.errors).toBeUndefined();
    const { total } = (await owner().must(Customers, {})).customers;
    expect(total).toBe(undone.errors ? 0 : 1);
    if (!undone.errors)
      expect((await owner().must(CustomerProfile, { id: anne.id })).customerProfile.firstName).toBe('Anneliese');
    else expect(await tablesWith(theirs())).toEqual([]);
  });
});
