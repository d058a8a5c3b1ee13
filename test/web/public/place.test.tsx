import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { noSubscription } from '../../../web/public/subscribe';
import { headOf, openPage, statusOf } from '../../../web/public/open-page';
import { PublicApp } from '../../../web/public/PublicApp';
import { mockRequest, refuse, type MockServer } from '../mock-schema';
import { clock, pass, useFakeClock, useRealClock } from './fake-clock';
import { openPublic } from './open-public';
import { business, place } from './salon';

const open = (more: object = {}, server: MockServer = {}) =>
  openPublic('/ck/place-1', { ...server, Query: { placeInLine: () => place(more), ...server.Query } }, clock);
const later = (more: object) => ({ placeInLineChanged: place({ now: '2026-11-21T15:11:00.000Z', ...more }) });
const position = () =>
  screen.getByRole('heading', { name: 'Your Position' }).parentElement?.querySelector('strong')?.textContent;

beforeEach(() => useFakeClock('2026-11-21T15:10:00.000Z'));
afterEach(useRealClock);

test('the page wears the logo and color of its business, where they can be read', async () => {
  const look = {
    fontFamily: 'SANS',
    fontSize: 45,
    color: '#b4235a',
    logo: { id: '1', url: '/logo.png', width: 9, height: 3 },
  };
  const looks = [() => look, () => refuse('UNAVAILABLE', 'Not ready.')];
  for (const publicCheckInApp of looks) {
    const { named, unmount } = await openPublic(
      '/ck/gc_2_link',
      { Query: { placeInLine: () => place(), publicCheckInApp } },
      clock,
    );
    expect(named('Customer_ReadLook')[0].variables).toEqual({ businessId: '2' });
    const isWorn = publicCheckInApp === looks[0];
    expect(screen.queryAllByRole('img', { name: business.name })).toHaveLength(isWorn ? 1 : 0);
    const page = screen.getByRole('main').parentElement;
    expect(page?.style.getPropertyValue('--app-color')).toBe(isWorn ? '#b4235a' : '');
    expect(position()).toBe('3');
    unmount();
  }
});

describe('readable before the script', () => {
  const draw = async (server: MockServer) => {
    const { request } = mockRequest(server);
    const first = await openPage(request, new URL('http://localhost:5000/ck/place-1'), 'en');
    const html = renderToString(<PublicApp request={request} subscribe={noSubscription} first={first} />);
    return {
      text: html
        .replace(/<!-- -->/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' '),
      html,
      head: headOf(first),
      status: statusOf(first),
    };
  };

  test('position, parties and people ahead, and the line without names', async () => {
    const { text, html, head } = await draw({ Query: { placeInLine: () => place() } });
    for (const part of [
      'Salon on the Corner',
      'Your Position',
      '3rd in line',
      '2 parties ahead of you (5 people)',
      '1st Party of 1',
      '3rd You Party of 3',
      'checked in at 9:00 AM',
    ])
      expect(text).toContain(part);
    expect(head).toMatchObject({ title: '3rd in line · Salon on the Corner', noindex: true });
    expect(html).not.toContain('style=');
  });

  test.each([
    ['CANCELED', {}, "You've left the queue"],
    ['READY', {}, "We're Ready for You!"],
    ['SEATED', {}, 'Enjoy'],
    ['CHECKED_IN', { isLive: false, position: null }, 'Live Position Closed'],
    ['CHECKED_IN', { line: [] }, 'Live Position Closed'],
    ['CHECKED_IN', { position: 1, partiesAhead: 0 }, 'Next in Line'],
  ])('%s %j says %s', async (status, more, words) => {
    expect(
      (await draw({ Query: { placeInLine: () => place({ status, ...more }) } })).text.replace(/&#x27;/g, "'"),
    ).toContain(words);
  });

  test('a wrong id is the page that does not exist', async () => {
    const { text, status } = await draw({
      Query: { placeInLine: () => refuse('NOT_FOUND', 'There is no such check-in.') },
    });
    expect(text).toMatch(/404\. That.*s an error\..*The requested URL was not found on this server\./);
    expect(status).toBe(404);
  });

  test('a database that is away is told, with 503', async () => {
    const { text, status } = await draw({
      Query: { placeInLine: () => refuse('UNAVAILABLE', 'We will be back in a moment.') },
    });
    expect(text).toContain('The service is out of reach for a moment. Please try again.');
    expect(status).toBe(503);
  });
});

describe('live', () => {
  test('the position moves by itself, and the tab says it too', async () => {
    const { live } = await open();
    expect(position()).toBe('3');
    await live.answer(later({ position: 2 }));
    expect(position()).toBe('2');
    expect(document.title).toBe('2nd in line · Salon on the Corner');
    await live.answer(later({ status: 'READY', position: null }));
    expect(screen.getByRole('heading', { name: "We're Ready for You!" })).toBeTruthy();
  });

  test('an answer that was overtaken changes nothing', async () => {
    const { live } = await open();
    await live.answer(later({ position: 1 }));
    await live.answer({ placeInLineChanged: place({ position: 3 }) });
    expect(position()).toBe('1');
  });

  test('it asks again on every connection and every minute', async () => {
    const { live, named } = await open();
    expect(named('Customer_ReadPlace')).toHaveLength(1);
    await live.connect();
    expect(named('Customer_ReadPlace')).toHaveLength(2);
    await pass(60_000);
    expect(named('Customer_ReadPlace')).toHaveLength(3);
  });

  test('a lost connection is a quiet bar until it is back; a blink is not worth a word', async () => {
    const { live } = await open();
    const bar = () => screen.queryByText(/Connecting again/);
    await live.disconnect();
    await pass(2_900);
    expect(bar()).toBeNull();
    await pass(100);
    expect(bar()).toBeTruthy();
    await live.connect();
    expect(bar()).toBeNull();
    await live.disconnect();
    await live.connect();
    await pass(5_000);
    expect(bar()).toBeNull();
  });

  test.each([
    ['CHECKED_IN', 'Connecting again… Your place in line is kept.'],
    ['SEATED', 'Connecting again…'],
  ])('of a party that is %s it says: %s', async (status, words) => {
    const { live } = await open({ status, position: status === 'SEATED' ? null : 2 });
    await live.disconnect();
    await pass(3_000);
    expect(screen.getByText(/Connecting again/).textContent).toBe(words);
  });

  test('a check-in that the host deleted has no position any more, until the host takes that back', async () => {
    let isDeleted = false;
    const { live } = await openPublic(
      '/ck/place-1',
      { Query: { placeInLine: () => (isDeleted ? refuse('NOT_FOUND', 'That check-in was not found.') : place()) } },
      clock,
    );
    const closed = () => screen.queryByRole('heading', { name: 'Live Position Closed' });
    isDeleted = true;
    await live.end();
    expect(closed()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Leave Waitlist' })).toBeNull();
    expect(document.title).toBe('Your visit · Salon on the Corner');
    isDeleted = false;
    await pass(60_000);
    expect(closed()).toBeNull();
    expect(position()).toBe('3');
  });

  test('leaving the page stops following', async () => {
    const { followers, unmount } = await open();
    expect(followers.size).toBe(1);
    unmount();
    expect(followers.size).toBe(0);
  });
});

describe('the line', () => {
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const line = [1, 2, 3].map((at) => ({ position: at, partySize: at }));

  test('whoever stands behind the part that is shown sees themselves below it', async () => {
    await open({ line, position: 7, partySize: 2 });
    expect(rows()).toEqual(['1stParty of 1', '2ndParty of 2', '3rdParty of 3', '3 more', '7thYouParty of 2']);
  });

  test('right behind it nobody is left out', async () => {
    await open({ line, position: 4 });
    expect(rows().slice(2)).toEqual(['3rdParty of 3', '4thYouParty of 2']);
  });
});

describe('the wait', () => {
  const wait = () => screen.queryByText(/^Your wait:/)?.textContent.replaceAll('\u00a0', ' ');

  test('is a range in words under the position, and moves with it', async () => {
    const { live } = await open({ quote: { lowMinutes: 20, minutes: 25, highMinutes: 35 } });
    expect(wait()).toBe('Your wait: about 25 minutes (20 to 35)');
    await live.answer(later({ position: 1, quote: { lowMinutes: 0, minutes: 2, highMinutes: 5 } }));
    expect(wait()).toBe('Your wait: up to 5 minutes');
    await live.answer(later({ position: 1, quote: null }));
    expect(wait()).toBeUndefined();
    expect(screen.getByText('We cannot say yet how long it takes.')).toBeTruthy();
  });
});

describe('rating the visit', () => {
  const seated = (more: object = {}) => ({ status: 'SEATED', position: null, isLive: false, canRate: true, ...more });
  const rated = (rating: number) =>
    place({ status: 'SEATED', position: null, isLive: false, rating, now: '2026-11-21T15:11:00.000Z' });
  const words = () => screen.getAllByLabelText('Tell us about your experience').at(-1)!;
  const send = () => screen.getAllByRole('button', { name: 'Send' }).at(-1)!;
  const thanks = () => screen.queryByRole('heading', { name: 'Thank You for Your Feedback!' });

  test('is offered once it can be given, and not before', async () => {
    const { live } = await open();
    expect(screen.queryByRole('group', { name: 'How was your visit?' })).toBeNull();
    await live.answer(later(seated()));
    expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      'Very Unhappy',
      'Unhappy',
      'Neutral',
      'Happy',
      'Very Happy',
    ]);
  });

  test.each([
    ['Neutral', 3],
    ['Happy', 4],
    ['Very Happy', 5],
  ])('%s is sent as %i, words or not, and thanked for', async (word, rating) => {
    const { user, named } = await open(seated(), { Mutation: { rateVisit: () => rated(rating) } });
    await user.click(screen.getByRole('radio', { name: word }));
    await user.click(send());
    expect(named('Customer_RateVisit')[0].variables).toEqual({ publicId: 'place-1', rating, feedback: '' });
    expect(document.activeElement).toBe(thanks());
    expect(screen.getByText(`You rated this visit: ${word}`)).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('whoever was asked though the host never seated them finds the form', async () => {
    const { user, named } = await open(seated({ status: 'READY' }), { Mutation: { rateVisit: () => rated(5) } });
    await user.click(screen.getByRole('radio', { name: 'Very Happy' }));
    await user.click(send());
    expect(named('Customer_RateVisit')[0].variables).toEqual({ publicId: 'place-1', rating: 5, feedback: '' });
  });

  test('without a rating it says what is missing', async () => {
    const { user, named } = await open(seated());
    await user.click(send());
    expect(screen.getByText('Please choose how your visit was.')).toBeTruthy();
    expect(named('Customer_RateVisit')).toEqual([]);
  });

  test.each([
    ['Very Unhappy', 1],
    ['Unhappy', 2],
  ])('%s asks for words before it is sent', async (word, rating) => {
    const { user, named } = await open(seated(), { Mutation: { rateVisit: () => rated(rating) } });
    await user.click(screen.getByRole('radio', { name: word }));
    await user.click(send());
    expect(within(screen.getByRole('dialog')).getByRole('heading', { name: "We're Sorry to Hear That" })).toBeTruthy();
    await user.click(send());
    expect(screen.getByText('Please tell us about your experience.')).toBeTruthy();
    expect(named('Customer_RateVisit')).toEqual([]);
    await user.type(words(), ' The coffee was cold ');
    await user.click(send());
    expect(named('Customer_RateVisit')[0].variables).toEqual({
      publicId: 'place-1',
      rating,
      feedback: 'The coffee was cold',
    });
    expect(thanks()).toBeTruthy();
  });

  test('the prompt gives way, and what was typed stays', async () => {
    const { user } = await open(seated());
    await user.click(screen.getByRole('radio', { name: 'Unhappy' }));
    await user.click(send());
    await user.type(words(), 'Cold');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(words()).toHaveProperty('value', 'Cold');
  });

  test('a failure is told and can be dismissed; pressing again repeats the same write, another wish is another', async () => {
    let failures = 2;
    const { user, named } = await open(seated(), {
      Mutation: { rateVisit: () => (failures-- > 0 ? refuse('UNAVAILABLE', 'Please try again.') : rated(4)) },
    });
    await user.click(screen.getByRole('radio', { name: 'Happy' }));
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toContain('Please try again.');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(send());
    await user.type(words(), 'Fine');
    await user.click(send());
    const [first, second, third] = named('Customer_RateVisit').map(({ options }) => options.idempotencyKey);
    expect([second, third === first]).toEqual([first, false]);
    expect(thanks()).toBeTruthy();
  });

  test('rated on another device: what was given is shown', async () => {
    let isElsewhere = false;
    const { user } = await openPublic(
      '/ck/place-1',
      {
        Query: { placeInLine: () => (isElsewhere ? rated(2) : place(seated())) },
        Mutation: { rateVisit: () => refuse('CONFLICT', 'Sent as English.', undefined, { reason: 'ALREADY_RATED' }) },
      },
      clock,
    );
    isElsewhere = true;
    await user.click(screen.getByRole('radio', { name: 'Happy' }));
    await user.click(send());
    expect(screen.getByText('You rated this visit: Unhappy')).toBeTruthy();
  });

  test('after a reload the rating is still thanked for', async () => {
    await open(seated({ canRate: false, rating: 5 }));
    expect(thanks()).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('leaving', () => {
  const left = () => place({ status: 'CANCELED', position: null, now: '2026-11-21T15:11:00.000Z' });

  test('Stay keeps the place', async () => {
    const { user, named } = await open();
    await user.click(screen.getByRole('button', { name: 'Leave Waitlist' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(named('Customer_LeaveQueue')).toEqual([]);
  });

  test("Leave takes it, from 'Wanna Cancel?' too", async () => {
    const { user, named } = await open({ status: 'READY' }, { Mutation: { leaveQueue: left } });
    await user.click(screen.getByRole('button', { name: 'Wanna Cancel?' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(screen.getByRole('heading', { name: "You've left the queue" })).toBeTruthy();
    expect(named('Customer_LeaveQueue')[0].variables).toEqual({ publicId: 'place-1' });
  });

  test('a failure is told, and pressing again repeats the same write', async () => {
    let failures = 1;
    const { user, named } = await open(
      {},
      { Mutation: { leaveQueue: () => (failures-- > 0 ? refuse('UNAVAILABLE', 'Please try again.') : left()) } },
    );
    await user.click(screen.getByRole('button', { name: 'Leave Waitlist' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByRole('alert').textContent).toContain('Please try again.');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    const [first, second] = named('Customer_LeaveQueue').map(({ options }) => options.idempotencyKey);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });
});

test('the footer calls, maps and directs with the full address', async () => {
  await open();
  const footer = within(screen.getByRole('contentinfo'));
  const href = (name: string) => decodeURIComponent(footer.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(footer.queryByRole('link', { name: 'Business' })).toBeNull();
  expect(href('Call')).toBe('tel:+12175550143');
  expect(href('Map')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Salon on the Corner, 120 Main Street, Springfield, IL 62701',
  );
  expect(href('Directions')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Salon on the Corner, 120 Main Street, Springfield, IL 62701',
  );
});

test('the footer leads to the page of a business that has one', async () => {
  await open({ business: { ...business, vanityName: 'corner-salon' } });
  expect(screen.getByRole('link', { name: 'Business' }).getAttribute('href')).toBe('/page/corner-salon');
});
