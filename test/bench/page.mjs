// W7: the data of the page of one business with 100 items, hours and policies.
import assert from 'node:assert/strict';
import { load } from './measure.mjs';
import { ask, askLimit, BROWSER } from './works.mjs';

/** One in whose line nobody waits. */
const BUSINESS = 400;
const id = (n) => `(${BUSINESS}::bigint << 32 | (${n}))`;
const SEED = `
  update business set vanity_name = 'bench-page' where id = ${BUSINESS};
  insert into business_page (business_id, id, about) values (${BUSINESS}, ${id(1)}, '<p>' || repeat('About us. ', 40) || '</p>');
  insert into business_hour (business_id, id, weekday, opens, closes) select ${BUSINESS}, ${id('10 + day')}, day, 540, 1080 from generate_series(0, 6) day;
  insert into hours_exception (business_id, id, date, name, ranges) select ${BUSINESS}, ${id('10 + n')}, current_date + 10 * n, 'Holiday ' || n, '[]' from generate_series(1, 10) n;
  insert into form (business_id, id, name, content, created_at) select ${BUSINESS}, ${id('10 + n')}, 'Policy ' || n, '<p>' || repeat('Please be kind. ', 30) || '</p>', now() from generate_series(1, 5) n;
  insert into business_policy (business_id, id, form_id, position) select ${BUSINESS}, ${id('10 + n')}, ${id('10 + n')}, n from generate_series(1, 5) n;
  insert into product_category (business_id, id, name, position, created_at) select ${BUSINESS}, ${id('10 + n')}, 'Category ' || n, n, now() from generate_series(1, 8) n;
  insert into product (business_id, id, type, category_id, name, price, duration_minutes, description, position, created_at)
    select ${BUSINESS}, ${id('10 + n')}, 'service', ${id('11 + n % 8')}, 'Item ' || n, n + 0.5, 30, '<p>' || repeat('What it is. ', 10) || '</p>', n % 50, now() from generate_series(1, 100) n;
  analyze`;

const HEADERS = { ...BROWSER, accept: '*/*' };
const bodyOf = ({ checkout }) => checkout.body('BusinessPage_Read', { businessId: String(BUSINESS), search: null });
const askPage = (parts) => ask(parts, HEADERS, bodyOf(parts));

export const pageWork = {
  document: 'BusinessPage_Read',
  prepare: ({ database }) => database.superuser.query(SEED),
  app(parts) {
    const body = bodyOf(parts);
    return load({
      ...parts.load,
      pid: parts.app.pid,
      url: `${parts.appUrl}/graphql`,
      next: () => ({ headers: HEADERS, body }),
    });
  },
  limit(parts) {
    const body = JSON.stringify({ business: BUSINESS });
    return load({
      ...parts.load,
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/page`,
      next: () => ({ headers: BROWSER, body }),
    });
  },
  once: askPage,
  async assertSame(parts) {
    const { businessPage, publicBusinessAlbum, publicCatalogue } = await askPage(parts);
    const same = await askLimit(parts, '/page', { business: BUSINESS });
    assert.equal(publicCatalogue.items.length, 100);
    const bare = (value) => JSON.parse(JSON.stringify(value, (key, part) => (key === '__typename' ? undefined : part)));
    for (const part of ['business', 'isListed', 'joinsFromAfar', 'about', 'weekly', 'exceptions', 'policies'])
      assert.deepEqual(bare(businessPage[part]), same[part], part);
    assert.equal(businessPage.line.parties, same.line.parties);
    assert.deepEqual(publicBusinessAlbum, same.album);
    assert.deepEqual(bare(publicCatalogue.items), same.items);
  },
};
