import { describe, expect, test } from '@jest/globals';
import { ROWS } from '../../server/adapters/rest/rows.js';
import { useWorld } from '../world/use-world.js';
import { ACTORS } from './actors.js';
import { CANARY_PATTERN } from '../world/canaries.js';
import { call, keyOf, plant } from './rest-calls.js';
import { REST_MATRIX, type RestFixture } from './rest-matrix.js';

const world = useWorld({ business: false });

/** Ids, which are no secret (ruling 10), in place of whatever a business or a customer was given as a secret. */
const guessed = (fixture: RestFixture): RestFixture => ({
  ...fixture,
  publicId: fixture.checkInId,
  publicToken: fixture.businessId,
  kioskToken: fixture.businessId,
  handle: fixture.customerId,
  freeHandle: fixture.freeCustomerId,
});

/** Who knows a phone number learns the first name that goes with it, and no more (ruling 1); these calls are counted. */
const BY_PHONE = ['POST /api/business/verify-person', 'POST /api/business/add_person'];

describe.each(['anonymous', 'other owner'] as const)('%s, who knows every id', (name) => {
  test.each(ROWS.map((row) => [keyOf(row), row] as const))('reads nothing personal by %s', async (key, row) => {
    const business = await world.aBusiness();
    const sent = REST_MATRIX[key]?.sends?.(guessed(await plant(business, row))) ?? {};
    const withoutClaim = Object.fromEntries(Object.entries(sent).filter(([parameter]) => parameter !== 'businessID'));
    const actor = await ACTORS[name].at(business);
    const texts = [await call(row, actor, sent), await call(row, actor, withoutClaim)].map(({ body, headers }) =>
      JSON.stringify([body, [...headers]]),
    );
    const isFirstNameOpen = name === 'other owner' && BY_PHONE.includes(key);
    expect(
      texts.filter((text) => CANARY_PATTERN.test(text) || (!isFirstNameOpen && text.includes('Canaryfirst'))),
    ).toEqual([]);
  });
});
