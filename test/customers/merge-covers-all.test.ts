import { expect, test } from '@jest/globals';
import { askAsSuperuser } from '../setup/database.js';
import { useWorld } from '../world/use-world.js';

useWorld();

/** Foreign keys that merging does not move, and why. */
const STAY: Record<string, string> = {
  'erasure_request.customer_id':
    'the answer goes where a record asked from; requests are read and closed for all records of the kept one',
  'customer_merge.kept_id': 'says what was merged into what',
  'customer_merge.merged_id': 'says what was merged into what',
  'standby.customer_id': 'the request is read for all records of the kept one',
  'signature.customer_id': 'nobody changes what was signed; it is read for all records of the kept one',
  'booking_link.customer_id': 'the link is of the record that it went to, whose id leads to the kept one',
  'form_request.customer_id': 'the link is of the record that was asked, whose id leads to the kept one',
};

const keysTo = (table: string) =>
  askAsSuperuser<{ table: string; column: string }>(
    `select here.relname as table, attname as column from pg_constraint
     join pg_class here on here.oid = conrelid join pg_attribute on attrelid = conrelid and attnum = conkey[2]
     where contype = 'f' and confrelid = $1::regclass`,
    [table],
  );

test.each(['move_customer_rows', 'return_customer_rows'])('%s moves all that points to a customer', async (name) => {
  const [row] = await askAsSuperuser<{ body: string }>('select prosrc as body from pg_proc where proname = $1', [name]);
  const unmoved = (await keysTo('customer'))
    .filter(({ table, column }) => !(`${table}.${column}` in STAY))
    .filter(({ table, column }) => !row!.body.includes(`update ${table} set ${column} = target`))
    .map(({ table, column }) => `${table}.${column}`);
  expect(unmoved).toEqual([]);
});

test('the keys are seen', async () => {
  expect((await keysTo('customer')).map(({ table }) => table)).toEqual(
    expect.arrayContaining(['check_in', 'message', 'customer']),
  );
});
