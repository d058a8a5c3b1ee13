// W6: one of 100,000 businesses by a misspelt name, the first page.
import assert from 'node:assert/strict';
import { load } from './measure.mjs';
import { ask, askLimit, BROWSER, inTurn } from './works.mjs';

const FIRST = 2_000_000;
const COUNT = 100_000;

const NAMES = [
  'Rosa,Maria,Tony,Anna,Linh,José,Chloe,Zoë,Ahmed,Olga,Vinny,Grace,Bianchi,Okafor,Raman,Diallo,Reyes,Tanaka,Brooks,Costa',
  'Golden,Silver,Bright,Urban,Classic,Royal,Modern,Elite,Velvet,Crown,Lucky,Sunny,Magic,Fresh,Sharp,Happy,Uptown,Corner,Riverside',
  'Salon,Barber Shop,Hair Studio,Nail Spa,Day Spa,Beauty Bar,Salon,Grill,Auto Repair,Dental Care,Pet Grooming,Tattoo Parlor,Massage,Bakery,Cafe',
  'Chicago,Springfield,Albany,New York,Los Angeles,Houston,Phoenix,Philadelphia,San Antonio,San Diego,Dallas,Austin,Columbus,Charlotte,Seattle,Denver,Boston,Nashville,Detroit,Portland,Memphis,Baltimore,Milwaukee,Tucson,Fresno',
].map((words) => `array['${words.replaceAll(',', `','`)}']`);
const SEED = `
  insert into business (id, name, address, city, state, zip, phone, time_zone, plan, vanity_name, created_at)
    select ${FIRST} + n,
      case when n % 3 = 0 then w.people[1 + n * 7 % 20] || '''s ' else w.kinds[1 + n * 13 % 19] || ' ' end || case when n % 4 = 1 then w.people[1 + n / 4 % 20] || ' ' || substr(md5(n::text), 1, 6) || ' ' else '' end
        || w.trades[1 + (n * 11 + n / 97) % 15],
      n || ' Main St', w.cities[1 + (n / 7 % 25) * (n % 25) / 25] || case when n % 10 > 7 then ' Heights' else '' end, 'IL', lpad((10000 + n % 40000)::text, 5, '0'),
      '5185550100', 'America/Chicago', 'basic', 'bench-' || n, now()
    from generate_series(1, ${COUNT}) n, (select ${NAMES[0]} as people, ${NAMES[1]} as kinds, ${NAMES[2]} as trades, ${NAMES[3]} as cities) w;
  insert into business_page (business_id, id) select id, id << 32 from business where id > ${FIRST};
  insert into vanity_name (name, business_id, created_at) select vanity_name, id, now() from business where id > ${FIRST};
  insert into search_word (word) select distinct word from business, unnest(search_words) as word where word not like 'in %' on conflict do nothing;
  vacuum analyze business, search_word`;

const TERMS = [
  'okafr salno',
  'goldn nial',
  'velvt bakrey',
  'tanka barbr',
  'ryal hiar studo',
  'sliver tatoo',
  'brigth groomng',
  'linhs masage',
];
let callers = 0;
/** Each asks from an address of its own: of one address the searches are limited. */
const headers = () => {
  callers += 1;
  return {
    ...BROWSER,
    accept: '*/*',
    'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
  };
};
const bodyOf = ({ checkout }, term) => checkout.body('SearchPage_Search', { term });

export const searchWork = {
  document: 'SearchPage_Search',
  async prepare({ database }) {
    for (const statement of SEED.split(';\n')) await database.superuser.query(statement);
  },
  app(parts) {
    const next = inTurn(TERMS.map((term) => bodyOf(parts, term)));
    return load({
      ...parts.load,
      pid: parts.app.pid,
      url: `${parts.appUrl}/graphql`,
      next: () => ({ headers: headers(), body: next() }),
    });
  },
  limit(parts) {
    const next = inTurn(TERMS.map((term) => JSON.stringify({ term })));
    return load({
      ...parts.load,
      pid: parts.limit.pid,
      url: `${parts.limitUrl}/search`,
      next: () => ({ headers: BROWSER, body: next() }),
    });
  },
  once: (parts) => ask(parts, headers(), bodyOf(parts, TERMS[0])),
  async assertSame(parts) {
    for (const term of TERMS) {
      const { searchBusinesses } = await ask(parts, headers(), bodyOf(parts, term));
      const same = await askLimit(parts, '/search', { term });
      assert.equal(searchBusinesses.items.length, 20, term);
      assert.deepEqual(
        searchBusinesses.items.map(({ __typename, ...item }) => item),
        same.items,
      );
    }
  },
};
