import { describe, expect, test } from '@jest/globals';
import { ROWS } from '../../server/adapters/rest/rows.js';
import { useWorld } from '../world/use-world.js';
import { ACTORS } from './actors.js';
import { CANARY_PATTERN } from '../world/canaries.js';
import { call, keyOf, plant } from './rest-calls.js';
import { REST_ACTORS, REST_MATRIX, STATUS_OF, type RestFixture } from './rest-matrix.js';
import { PlantedBusinesses } from './PlantedBusinesses.js';
import { expectedOf } from './who-may.js';

const world = useWorld({ business: false, shared: true });
const planted = new PlantedBusinesses<RestFixture>(world);

describe('who may make which REST call', () => {
  test('every row of the mirror has its entry, and every entry its row', () => {
    expect(Object.keys(REST_MATRIX).sort()).toEqual(ROWS.map(keyOf).sort());
  });

  describe.each(ROWS.filter((row) => keyOf(row) in REST_MATRIX).map((row) => [keyOf(row), row] as const))(
    '%s',
    (key, row) => {
      const { sends, byToken = sends, ...whoMay } = REST_MATRIX[key]!;
      test.each(REST_ACTORS.map((name) => [name, expectedOf(name, whoMay)] as const))(
        '%s: %s',
        async (name, expected) => {
          const status = STATUS_OF[expected];
          const changes = row.method !== 'GET' && whoMay.may.includes(name);
          const { business, fixture } = await planted.get(key, changes, (its) => plant(its, row));
          const answer = await call(
            row,
            await ACTORS[name].at(business),
            (['kiosk', 'phone'].includes(name) ? byToken : sends)?.(fixture) ?? {},
          );
          const text = JSON.stringify(answer.body);
          expect({ status: answer.status, text: answer.status === status ? '' : text }).toEqual({ status, text: '' });
          if (!ACTORS[name].isInsider) expect(text).not.toMatch(CANARY_PATTERN);
        },
      );
    },
  );
});
