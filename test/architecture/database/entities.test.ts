import { expect, test } from '@jest/globals';
import { useWorld } from '../../world/use-world.js';
import { columnsOfDatabase, entityFindings, type EntityColumn } from './entities.js';

const world = useWorld({ business: false });

const columns = (): EntityColumn[] =>
  world.app.dependencies.source.entityMetadatas.flatMap(({ tableName, columns: own }) =>
    own.map(({ databaseName, type, isArray, isNullable }) => ({
      table: tableName,
      column: databaseName,
      type: `${String(type)}${isArray ? '[]' : ''}`,
      isNullable,
    })),
  );

test('every column of an entity is in the migrated database, with its type and nullability', async () => {
  expect(columns().length).toBeGreaterThan(40);
  expect(entityFindings(columns(), await columnsOfDatabase())).toEqual([]);
});

test.each<[what: string, change: Partial<EntityColumn>]>([
  ['a table that is not there', { table: 'planted' }],
  ['a column that is not there', { column: 'planted' }],
  ['another type', { type: 'int' }],
  ['null where there is none', { isNullable: true }],
])('a breach is seen: %s', async (_what, change) => {
  const email: EntityColumn = { table: 'account', column: 'email', type: 'text', isNullable: false };
  expect(entityFindings([email], await columnsOfDatabase())).toEqual([]);
  expect(entityFindings([{ ...email, ...change }], await columnsOfDatabase())).toHaveLength(1);
});
