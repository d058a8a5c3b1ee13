import { expect, test } from '@jest/globals';
import { plainText as plainTextOf } from '../../server/core/database/plain-text.sql.js';
import { sql } from '../../server/core/database/sql.js';
import { transaction } from '../../server/core/database/transaction.js';
import { plainText } from '../../web/catalogue/plain-text.js';
import { useWorld } from '../world/use-world.js';

const world = useWorld();

test.each([
  ['Smørrebrød', 'smorrebrod'],
  ['ŁÓDŹ đ ħ ŧ ð ı', 'lodzdhtdi'],
  ['Épilation', 'epilation'],
  ["O'Hara’s cut-and-dry No. 5", 'oharascutanddryno5'],
  ['ﬁne １２', 'fine12'],
])('the picker and the list of items find %j alike', async (text, plain) => {
  const row = await transaction(world.app.dependencies.source, { tenant: null }, (db) =>
    db.row(sql`select ${plainTextOf(sql`${text}::text`)} as plain`),
  );
  expect([plainText(text), row]).toEqual([plain, { plain }]);
});
