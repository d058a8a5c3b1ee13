// W2: a page of 100 of 100,000 customers that match a search, by name, with the total.
import assert from 'node:assert/strict';
import { LARGE } from './data.mjs';
import { load } from './measure.mjs';
import { adminHeaders, ask, askLimit, BROWSER, inTurn } from './works.mjs';

/** Each is found in one of 90 names. */
const SEARCHES = ['first11', 'first22', 'first33', 'first44', 'first55', 'first66', 'first77', 'first88'];
const bodyOf = ({ checkout }, search) => checkout.body('CustomersPage_List', { search, archived: false, skip: 0 });

export const customersWork = {
  document: 'CustomersPage_List',
  app(parts) {
    const headers = adminHeaders(parts, LARGE);
    const next = inTurn(SEARCHES.map((search) => bodyOf(parts, search)));
    return load({
      ...parts.load,
      pid: parts.app.pid,
      url: `${parts.appUrl}/graphql`,
      next: () => ({ headers, body: next() }),
    });
  },
  limit(parts) {
    const next = inTurn(SEARCHES.map((search) => JSON.stringify({ search })));
    return load({
      ...parts.load,
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/customers`,
      next: () => ({ headers: BROWSER, body: next() }),
    });
  },
  once: (parts) => ask(parts, adminHeaders(parts, LARGE), bodyOf(parts, SEARCHES[0])),
  async assertSame(parts) {
    for (const search of SEARCHES) {
      const { customers } = await ask(parts, adminHeaders(parts, LARGE), bodyOf(parts, search));
      const same = await askLimit(parts, '/customers', { search });
      assert.equal(customers.items.length, 100, search);
      assert.equal(customers.total, same.total);
      assert.deepEqual(
        customers.items.map(({ __typename, ...item }) => item),
        same.items,
      );
    }
  },
};
