import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server.node';
import { headTags } from '../../../web/public/head-tags';
import { headOf, openPage } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { noSubscription } from '../../../web/public/subscribe';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import '../load-texts';
import { BUSINESS, content, items, pageServer, photo } from './a-business-page';
import { clock, useFakeClock, useRealClock } from './fake-clock';
import { stored } from './open-phone';
import { openPublic } from './open-public';
import { kiosk } from './salon';

const PATH = '/page/salon-rosa';
const show = (fields: object = {}, more: MockServer = {}, path = PATH) =>
  openPublic(path, pageServer(fields, more), clock);
const region = (name: string) => within(screen.getByRole('region', { name }));
const joinButton = () => screen.queryByRole('button', { name: 'Join the line' });

/** As the server renders it, for who runs no script. */
async function rendered(fields: object = {}, { path = PATH, language = 'en' as const, more = {} as MockServer } = {}) {
  const { request } = mockRequest(pageServer(fields, more));
  const url = new URL(path, 'https://greeter.example');
  const open = await openPage(request, url, language);
  const head = headTags(headOf(open), {
    url,
    origin: url.origin,
    jsonLd: open.outcome.kind === 'page' ? await open.page.jsonLd!(open.outcome.data) : undefined,
  });
  return {
    head,
    html: renderToString(<PublicApp request={request} subscribe={noSubscription} first={open} />),
    jsonLd: JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? 'null') as never,
    url: open.url,
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  useRealClock();
  document.documentElement.lang = 'en';
});

describe('what a stranger reads', () => {
  test('is all there without script', async () => {
    const { html } = await rendered();
    document.body.innerHTML = html;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Salon Rosa');
    expect(screen.getByText('Open now')).toBeTruthy();
    expect(region('Hours').getByRole('row', { name: 'Monday 9:00 AM – 5:00 PM' })).toBeTruthy();
    expect(region('Hours').getByRole('row', { name: /December 25.*Christmas.*Closed/ })).toBeTruthy();
    expect(region('About').getByText('1980').tagName).toBe('STRONG');
    expect(region('Additional Information').getByText('Be kind.').closest('details')).toBeTruthy();
    expect(region('Products & Services').getAllByRole('listitem')[0].textContent).toMatch(/^Item 1\$24\.5030 min/);
    expect(region('Waiting line').getByRole('status').textContent).toBe('About 20\u00a0minutes now, 4 parties');
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+15185550100');
    document.body.innerHTML = '';
  });

  test('ends with two links that stand apart', async () => {
    await openPublic(PATH, pageServer());
    expect(screen.getByRole('contentinfo').textContent).toBe('Your data · Powered by Greeter');
  });

  test('is read without a request to another host: what leads there are links', async () => {
    const { html } = await rendered();
    document.body.innerHTML = html;
    const sources = [...document.querySelectorAll('[src], [srcset], link, iframe')].flatMap((element) =>
      ['src', 'srcset', 'href'].map((name) => element.getAttribute(name) ?? ''),
    );
    expect(sources.filter((source) => /^(https?:)?\/\//.test(source))).toEqual([]);
    const address = 'Salon%20Rosa%2C%2012%20Main%20St%2C%20Albany%2C%20NY%2012207';
    expect(screen.getAllByRole('link', { name: 'Directions' })[0].getAttribute('href')).toBe(
      `https://www.google.com/maps/dir/?api=1&destination=${address}`,
    );
    const text = encodeURIComponent('Salon Rosa #Greeter');
    const url = encodeURIComponent('https://greeter.example/page/salon-rosa');
    expect(
      region('Social and Share')
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Email', `mailto:?subject=${text}&body=${text}%20${url}`],
      ['Twitter', `https://twitter.com/intent/tweet?text=${text}&url=${url}`],
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
      ['Reddit', `https://www.reddit.com/submit?url=${url}&title=${text}`],
      ['WhatsApp', `https://wa.me/?text=${text}%20${url}`],
    ]);
    document.body.innerHTML = '';
  });

  test('has the first photo loaded first, in the size that fits', async () => {
    const { html } = await rendered();
    const images = html.match(/<img [^>]*>/g)!;
    expect(images[0]).toMatch(/fetchPriority="high"/);
    expect(images[0]).toMatch(/srcSet="[^"]*480w[^"]*" sizes="[^"]+" width="1600" height="1200"/);
    expect(images[0]).not.toMatch(/loading="lazy"/);
    expect(images[1]).toMatch(/loading="lazy"/);
  });

  test('says where nothing was entered, and stays short', async () => {
    const nothing = { weekly: [], exceptions: [], openState: null, about: '', policies: [], line: null };
    await show(nothing, {
      Query: {
        publicBusinessAlbum: () => [],
        publicCatalogue: () => ({ items: [], total: 0, cursor: null }),
      },
    });
    expect(region('Hours').getByText('No hours yet.')).toBeTruthy();
    expect(region('Waiting line').getByText('Check-in is paused right now.')).toBeTruthy();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Salon Rosa',
      'Hours',
      'Where to find us',
      'Social and Share',
    ]);
    expect(document.querySelector('img')!.getAttribute('src')).toBe('/page/salon-rosa/share.png');
  });

  test('is name, phone and address where the plan has no page', async () => {
    await show(
      { isBasic: true, line: null },
      { Query: { publicCatalogue: () => ({ items: [], total: 0, cursor: null }) } },
    );
    expect(screen.getByText(/12 Main St/)).toBeTruthy();
    expect(screen.getByText(/\(518\) 555-0100/)).toBeTruthy();
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(document.querySelector('img')).toBeNull();
  });

  test('is in Spanish for who reads that', async () => {
    document.documentElement.lang = 'es';
    await show({ line: { parties: 6, quote: { lowMinutes: 75, minutes: 85, highMinutes: 100 } } });
    expect(screen.getByText('Abierto ahora')).toBeTruthy();
    expect(region('Horario').getByRole('row', { name: /^lunes/ })).toBeTruthy();
    expect(region('Fila de espera').getByRole('status').textContent).toBe(
      'Cerca de 1\u00a0hora\u00a025\u00a0minutos ahora, 6 grupos',
    );
  });

  test.each([
    [
      { parties: 0, quote: { lowMinutes: 0, minutes: 2, highMinutes: 5 } },
      'Up to 5\u00a0minutes now, nobody ahead of you',
    ],
    [{ parties: 1, quote: { lowMinutes: 100, minutes: 130, highMinutes: 150 } }, 'Over 2\u00a0hours now, 1 party'],
    [{ parties: 0, quote: null }, 'Nobody is waiting now'],
    [{ parties: 3, quote: null }, '3 parties are waiting now'],
  ])('the line %j is %s', async (line, text) => {
    await show({ line });
    expect(region('Waiting line').getByRole('status').textContent).toBe(text);
  });
});

describe('what others read of it', () => {
  test('search engines: title, description, address, picture and the business itself', async () => {
    const { head, jsonLd } = await rendered();
    expect(head).toContain('<title>Salon Rosa · Albany, NY</title>');
    expect(head).toContain('<meta name="description" content="Since 1980.">');
    expect(head).toContain('<link rel="canonical" href="https://greeter.example/page/salon-rosa">');
    expect(head).toContain('content="https://greeter.example/page/salon-rosa/share.png?photo=a"');
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(jsonLd).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Salon Rosa',
      telephone: '+15185550100',
      openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '09:00', closes: '17:00' }],
      specialOpeningHoursSpecification: [{ validFrom: '2031-12-25', opens: '00:00', closes: '00:00' }],
      makesOffer: [{ itemOffered: { '@type': 'Service', name: 'Item 1' }, price: '24.50', priceCurrency: 'USD' }, {}],
    });
    expect((await rendered({ isListed: false })).head).toContain('<meta name="robots" content="noindex">');
  });

  test('a name cannot break out of the script that describes the business, nor out of a tag', async () => {
    const name = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"';
    const { head, html, jsonLd } = await rendered({ business: { ...BUSINESS, name, city: name } });
    expect((jsonLd as { name: string }).name).toBe(name);
    expect(head.match(/<script/g)).toHaveLength(1);
    expect(`${head}${html}`).not.toMatch(/<script>|<img src=x/);
  });

  test('a PDF among the policies is read as its pages, with their text for those who do not see them', async () => {
    const pages = [1, 2].map((page) => ({ url: `/images/form/${page}.webp`, width: 800, height: 1000 }));
    await show({ policies: [{ id: '1', name: 'Rules', content: '<p>Be kind.</p>', pages }] });
    const names = within(screen.getByText('Rules').closest('details')!)
      .getAllByRole('img', { hidden: true })
      .map((image) => image.getAttribute('alt'));
    expect(names).toEqual(['Page 1 of 2', 'Page 2 of 2']);
    expect(screen.getByText('Be kind.').closest('.visually-hidden')).toBeTruthy();
  });

  test('nothing in a rich text runs: it is read as text', async () => {
    const evil =
      '<script>alert(1)</script><p onclick="alert(1)">Hi<img src=x onerror=alert(1)></p><a href="javascript:alert(1)">x</a>';
    const { html, head } = await rendered({
      about: evil,
      policies: [{ id: '1', name: 'P', content: evil, pages: [] }],
    });
    expect(`${head}${html}`).not.toMatch(/<script>|onclick|onerror|javascript:/);
    expect(html).toContain('Hi');
  });
});

test('an older name and one in capitals lead to the page as it is called now', async () => {
  for (const path of ['/page/old-name?q=cut', '/page/Salon-Rosa/?q=cut'])
    expect((await rendered({}, { path })).url).toBe('https://greeter.example/page/salon-rosa?q=cut');
  await show({}, {}, '/page/old-name');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Salon Rosa');
});

test('no business has no page', async () => {
  await show({}, { Query: { findBusinessPage: () => refuse('NOT_FOUND', 'That page was not found.') } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("404. That's an error.");
});

describe('joining the line', () => {
  const joined = () => ({ token: 'gp_7_a', expiresAt: '2031-01-01T00:00:00.000Z', businessId: '7' });

  test('begins a session and leads to the form', async () => {
    const { user, calls } = await show({}, { Query: { kiosk: () => kiosk() }, Mutation: { joinFromAfar: joined } });
    await user.click(joinButton()!);
    expect(location.pathname).toBe('/checkinapp/mobile');
    expect(stored('greeter.phoneSession')).toBe('gp_7_a');
    expect(calls.find(({ name }) => name === 'BusinessPage_Join')!.variables).toEqual({ businessId: '7' });
    expect(calls.find(({ name }) => name === 'Customer_OpenKiosk')!.options.token).toBe('gp_7_a');
  });

  const refused = () => refuse('FORBIDDEN', 'No', undefined, { reason: 'NOT_FROM_AFAR' });

  /** Presses the button, and from then on the line is read by `answer`. */
  async function joinWhenRefused(answer: () => unknown) {
    let read: () => unknown = content;
    const { user } = await show({}, { Query: { businessPage: () => read() }, Mutation: { joinFromAfar: refused } });
    read = answer;
    await user.click(joinButton()!);
  }

  test('goes once the shop ended it while one looked', async () => {
    await joinWhenRefused(() => content({ line: null }));
    await waitFor(() => expect(joinButton()).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(region('Waiting line').getByRole('status').textContent).toBe('Check-in is paused right now.');
  });

  test('says why it is not possible where the line cannot be read again', async () => {
    await joinWhenRefused(() => refuse('INTERNAL', 'Broken'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please check in at the business.');
    expect(location.pathname).toBe(PATH);
    expect(joinButton()).toHaveProperty('disabled', false);
  });

  test('while the shop is closed it says so, and no wait of an empty line', async () => {
    await show({
      openState: { isOpen: false, until: null, opensAt: '2031-01-02T14:00:00.000Z' },
      line: { parties: 0, quote: { lowMinutes: 0, minutes: 1, highMinutes: 1 } },
    });
    expect(region('Waiting line').getByRole('status').textContent).toBe('Nobody is waiting: we are closed now.');
    region('Waiting line').getByText('We are closed now. Please be here when we open.');
    expect(joinButton()).toBeTruthy();
  });

  test.each([
    ['the shop does not take anybody from afar', { joinsFromAfar: false }],
    ['check-in is paused', { line: null }],
  ])('is not offered where %s', async (_why, fields) => {
    await show(fields);
    expect(joinButton()).toBeNull();
  });
});

test('the line and the sign are read again every minute, not while nobody looks', async () => {
  useFakeClock();
  let parties = 4;
  const { settled, named } = await show(
    {},
    {
      Query: {
        businessPage: () => content({ line: { parties, quote: null } }),
      },
    },
  );
  parties = 5;
  await settled(() => void jest.advanceTimersByTime(60_000));
  expect(region('Waiting line').getByRole('status').textContent).toBe('5 parties are waiting now');
  const before = named('BusinessPage_ReadNow').length;
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await settled(() => void jest.advanceTimersByTime(180_000));
  expect(named('BusinessPage_ReadNow')).toHaveLength(before);
});

describe('the catalogue', () => {
  const catalogue = jest.fn(({ search, after }: { search?: string; after?: string }) =>
    search
      ? { items: items(1), total: 1, cursor: null }
      : after
        ? { items: items(120).slice(100), total: 120, cursor: null }
        : { items: items(100), total: 120, cursor: '100' },
  );
  const Query = { publicCatalogue: (_: unknown, args: never) => catalogue(args) };

  test('shows a hundred items, and the rest on demand', async () => {
    const { user } = await show({}, { Query });
    expect(region('Hair').getAllByRole('listitem')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(region('Hair').getAllByRole('listitem')).toHaveLength(120);
    expect(screen.queryByRole('button', { name: /Show \d+ more/ })).toBeNull();
  });

  test('is searched, without script by the address', async () => {
    const { user } = await show({}, { Query });
    await user.type(screen.getByRole('searchbox'), 'cut{Enter}');
    expect(region('Hair').getAllByRole('listitem')).toHaveLength(1);
    const { html } = await rendered({}, { path: `${PATH}?q=cut`, more: { Query } });
    expect(html.match(/<li class="row"/g)).toHaveLength(1);
    expect(html).toContain('value="cut"');
  });

  test('opens the photos of an item', async () => {
    const withPhoto = { ...items(1)[0], image: photo('x').image };
    const { user } = await show(
      {},
      {
        Query: {
          publicCatalogue: () => ({ items: [withPhoto], total: 1, cursor: null }),
          publicProductAlbum: () => [photo('x'), photo('y')],
        },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Photos of Item 1' }));
    expect(within(screen.getByRole('dialog', { name: 'Item 1' })).getAllByRole('img')).toHaveLength(2);
  });
});

describe('who is signed in at this business', () => {
  const Query = { viewer: () => ({ business: { id: '7' } }) };

  test('finds the address, the QR code with its poster, and the way to manage the page', async () => {
    const { user } = await show({}, { Query });
    const bar = within(screen.getByRole('complementary', { name: 'Your page' }));
    expect(bar.getByRole('textbox')).toHaveProperty('value', 'https://greeter.example/page/salon-rosa');
    expect(bar.getByRole('link', { name: 'Manage page' }).getAttribute('href')).toBe('/account/page');
    await user.click(bar.getByRole('button', { name: 'Copy URL' }));
    expect(bar.getByRole('status').textContent).toMatch(/^Copied|^The address is selected/);
    await user.click(bar.getByRole('button', { name: 'QR Code' }));
    const dialog = within(screen.getByRole('dialog', { name: 'QR Code' }));
    await user.click(dialog.getByRole('radio', { name: 'Half' }));
    expect(localStorage.getItem('greeter.qrPrintSize')).toBe('4');
    expect(dialog.getByRole('link', { name: 'Print' }).getAttribute('href')).toBe('/pageQRcodePrint');
  });

  test('sees in a frame of their own what visitors see', async () => {
    jest.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window));
    await show({}, { Query });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('elsewhere is a visitor like everybody', async () => {
    await show({}, { Query: { viewer: () => ({ business: { id: '8' } }) } });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

test.each([
  ['with everything', {}],
  ['with nothing but name, phone and address', { isBasic: true, line: null }],
])('no axe violation %s', async (_what, fields) => {
  await show(fields, { Query: { viewer: () => ({ business: { id: '7' } }) } });
  document.documentElement.lang = 'en';
  const { violations } = await act(() => axe.run(document, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});
