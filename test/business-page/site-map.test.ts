import { expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { UpdateBusiness, UpdatePageSettings } from '../businesses/businesses.generated.js';
import { askAsSuperuser } from '../setup/database.js';
import { openWorld, useWorld } from '../world/use-world.js';
import { pageOf } from './page-steps.js';

const world = useWorld({ plan: Plan.STANDARD, vanityName: 'salon-rosa' });
const get = async (path: string) => {
  const response = await fetch(`${world.url}${path}`);
  return { type: response.headers.get('content-type'), text: await response.text() };
};
const addressesOf = ({ text }: { text: string }) =>
  [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
/** All pages that the sitemaps name. */
const listed = async () => {
  const maps = addressesOf(await get('/sitemap.xml')).map((map) => new URL(map!).pathname);
  return (await Promise.all(maps.map(get))).flatMap(addressesOf);
};
const isListed = async (id: string) => (await pageOf(world.anonymous, id)).isListed;

test('robots are told what is not theirs, and where the sitemap is', async () => {
  const { type, text } = await get('/robots.txt');
  expect(type).toMatch(/^text\/plain/);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /account', `Sitemap: ${world.url}/sitemap.xml`]),
  );
});

test('proxies keep the answers for an hour only where the server knows its own address', async () => {
  const known = await openWorld({ config: { publicUrl: 'https://greeter.example' } });
  const caching = async (url: string) =>
    Promise.all(
      ['/robots.txt', '/sitemap.xml', '/sitemap-0.xml'].map(async (path) =>
        (await fetch(`${url}${path}`)).headers.get('cache-control'),
      ),
    );
  expect(await caching(known.url)).toEqual(Array(3).fill('public, max-age=3600'));
  expect(await caching(world.url)).toEqual(Array(3).fill('no-store'));
  await known.close();
});

test('the sitemap names the pages that search lists, each by its name now', async () => {
  expect((await get('/sitemap.xml')).type).toMatch(/^application\/xml/);
  await world.aBusiness({ plan: Plan.STANDARD });
  const { id } = await world.aBusiness({ plan: Plan.NONE, vanityName: 'no-plan' });
  expect(await isListed(id)).toBe(false);
  expect(await listed()).toEqual([`${world.url}/page/salon-rosa`]);
  await world.business.owner.must(UpdateBusiness, { input: { vanityName: 'rosas' } });
  expect(await listed()).toEqual([`${world.url}/page/rosas`]);
});

test('who hides from search is on no list, and the page says so', async () => {
  expect(await isListed(world.business.id)).toBe(true);
  await world.business.owner.must(UpdatePageSettings, { input: { hiddenFromSearch: true } });
  expect(await isListed(world.business.id)).toBe(false);
  expect(await listed()).toEqual([]);
});

test('many businesses stand in several sitemaps', async () => {
  for (const [number, name] of [
    [20_001, 'shop-one'],
    [29_999, 'shop-two'],
    [30_000, 'shop-three'],
  ] as const) {
    await askAsSuperuser(`select setval('business_id_seq', $1, false)`, [number]);
    await world.aBusiness({ plan: Plan.BASIC, vanityName: name });
  }
  expect(addressesOf(await get('/sitemap.xml'))).toEqual([0, 2, 3].map((map) => `${world.url}/sitemap-${map}.xml`));
  expect(await listed()).toEqual(
    ['salon-rosa', 'shop-one', 'shop-two', 'shop-three'].map((name) => `${world.url}/page/${name}`),
  );
});
