import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { brotliCompressSync } from 'node:zlib';
import { UpdateBusiness } from '../businesses/businesses.generated.js';
import { whileLocked } from './database.js';
import { axeCheck, closePages, newPage, problemsOf } from './browser.js';
import { foreignSite } from './foreign-site.js';
import { startProduct, type App } from './product.js';
import { publishPage } from './publish-page.js';
import { Salon } from './Salon.js';

const SCRIPT_BYTES = 10_000;

let product: App;
let salon: Salon;
let name: string;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
  name = (await publishPage(product, salon)).split('/').at(-1)!;
});
afterAll(() => product.stop());
afterEach(closePages);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers, redirect: 'manual' });

test('the script is small, may be loaded by every site, and is kept for an hour', async () => {
  const answer = await get('/embed.js');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThanOrEqual(SCRIPT_BYTES);
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(SCRIPT_BYTES);
  const { headers } = answer;
  expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  // As a browser asks whether it is still the same; fetch would add that it wants it anew.
  const again = async (tag: string) =>
    (await get('/embed.js', { 'If-None-Match': tag, 'Cache-Control': 'max-age=0' })).status;
  expect([await again(headers.get('etag')!), await again('W/"another"')]).toEqual([304, 200]);
});

test('of many pages that one visitor asks for at once, some are rendered and some refused', async () => {
  const ask = async (path: string) => {
    const answer = await get(path);
    const { status, headers } = answer;
    if (path.startsWith('/embed/')) policies.add(headers.get('content-security-policy')!.replace(/nonce-[^']*/, ''));
    return { status, retryAfter: headers.get('retry-after'), text: await answer.text() };
  };
  /** Of the cards: one that is refused may stand in its frame, too. */
  const policies = new Set<string>();
  const paths = Array.from({ length: 20 }, () => [`/page/${name}`, `/embed/${name}`]).flat();
  const answers = await whileLocked(product, 'vanity_name', async () => {
    const asked = paths.map(ask);
    expect(await Promise.race(asked)).toEqual({
      status: 503,
      retryAfter: '2',
      text: 'Many people are opening pages right now. Please try again in a moment.',
    });
    return asked;
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
  expect([...policies]).toEqual([expect.stringMatching(/frame-ancestors \*$/)]);
});

test('only the card may be framed by every site; it sets no cookie and names no other host', async () => {
  const paths = ['/', '/login', '/checkinapp', '/embed', `/page/${name}`, '/embed.html', `/embed/${name}/more`];
  for (const path of paths)
    expect([path, (await get(path)).headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringMatching(/frame-ancestors '(none|self)'/),
    ]);
  const card = await get(`/embed/${name}?language=es`, { 'Accept-Language': 'es', Cookie: 'greeter_language=en' });
  expect(card.status).toBe(200);
  expect(card.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
  expect(card.headers.get('x-frame-options')).toBeNull();
  expect(card.headers.get('set-cookie')).toBeNull();
  expect(card.headers.get('cache-control')).toBe('no-store');
  expect(card.headers.get('x-robots-tag')).toBe('noindex');
  const html = await card.text();
  expect(html).toContain('<html lang="es">');
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
});

test('an older name leads to the present one, and an unknown one to a quiet card', async () => {
  const old = `${name}-before`;
  await salon.owner.must(UpdateBusiness, { input: { vanityName: old } });
  await salon.owner.must(UpdateBusiness, { input: { vanityName: name } });
  const moved = await get(`/embed/${old}?as=button&scheme=dark`);
  expect([moved.status, moved.headers.get('location')]).toEqual([308, `/embed/${name}?as=button&scheme=dark`]);
  for (const unknown of ['nobody', '%3Cscript%3E', 'x'.repeat(500), '%00', '%E0']) {
    const missing = await get(`/embed/${unknown}`);
    expect([unknown, missing.status]).toEqual([unknown, unknown === '%E0' ? 400 : 404]);
    if (unknown !== '%E0') expect(await missing.text()).toContain('Not available right now');
  }
});

test.each(['light', 'dark'] as const)('the card and the button can be read by everybody, %s', async (scheme) => {
  const page = await newPage(390, scheme === 'light' ? 'dark' : 'light', { baseURL: product.url });
  for (const shape of ['card', 'button']) {
    await page.goto(`/embed/${name}?as=${shape}&scheme=${scheme}`);
    expect(await page.locator('html').getAttribute('data-scheme')).toBe(scheme);
    await axeCheck(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
  }
  expect(problemsOf(page)).toEqual([]);
});

test('a page of another site with a strict policy shows whether it is open, the wait, and the way to join', async () => {
  const tag = (attributes: string) => `<script async src="${product.url}/embed.js" ${attributes}></script>`;
  const site = await foreignSite(
    product.url,
    [
      tag(`data-greeter="${name}"`),
      `<p id="after">Come: ${tag(`data-greeter="${name.toUpperCase()}" data-as="button" data-scheme="dark"`)}</p>`,
      tag('data-greeter=""'),
      tag(''),
    ].join(''),
  );
  try {
    await salon.checkIn();
    const page = await newPage(820);
    await page.addInitScript(() => {
      const known = Object.keys(window);
      Object.defineProperty(window, 'newNames', {
        get: () => Object.keys(window).filter((key) => !known.includes(key) && !/^\d+$/.test(key)),
      });
    });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(site.url);
    const card = page.frameLocator('iframe >> nth=0');
    const button = page.frameLocator('iframe >> nth=1');
    await card.getByRole('heading', { name: 'Salon Rosa' }).waitFor();
    await card.getByText(/^(Open|Closed) now$/).waitFor();
    await card.getByText('1 party').waitFor();
    await button.getByRole('link', { name: /^Join the line/ }).waitFor();
    await page.locator('iframe[title="Salon Rosa · Waiting line"]').nth(1).waitFor();
    const sizes = () =>
      page.locator('iframe').evaluateAll((frames) => frames.map(({ style: { width, height } }) => [width, height]));
    const before = await sizes();
    expect(before).toEqual([
      ['100%', '200px'],
      [expect.stringMatching(/^\d+px$/), '48px'],
    ]);
    // What is not of the frame itself is not heard.
    await page.evaluate(
      () =>
        new Promise((heard) => {
          addEventListener('message', heard, { once: true });
          postMessage({ greeter: 'size', width: 900, height: 900, title: 'Evil' }, '*');
        }),
    );
    expect(await sizes()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { newNames: string[] }).newNames)).toEqual([]);
    expect([...hosts].filter((host) => host !== 'null').toSorted()).toEqual([site.url, product.url].toSorted());
    expect(await page.context().cookies()).toEqual([]);

    const opened = page.waitForEvent('popup');
    await card.getByRole('link', { name: /^Join the line/ }).click();
    const own = await opened;
    await own.waitForURL(`${product.url}/page/${name}#line`);
    expect(await own.evaluate(() => window.opener as unknown)).toBeNull();
    await own.getByRole('button', { name: 'Join the line' }).click();
    await own.waitForURL('**/checkinapp/mobile');
    expect([problemsOf(page), problemsOf(own)]).toEqual([[], []]);
  } finally {
    await site.close();
  }
});
