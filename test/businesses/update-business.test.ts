import { expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import { Actor } from '../world/Actor.js';
import { DAY_MS } from '../../server/core/durations.js';
import { useWorld } from '../world/use-world.js';
import {
  BusinessProfile,
  FindBusinessPage,
  PageSettings,
  SuggestVanityNames,
  UpdateBusiness,
  UpdatePageSettings,
} from './businesses.generated.js';
import { Business } from '../accounts/sign-up.generated.js';
import { Plan } from '../../entities/Plan.js';

const world = useWorld({ plan: Plan.STANDARD });
const owner = () => world.business.owner;
const save = async (
  input: Record<string, unknown>,
  { version, actor = owner() }: { version?: number; actor?: Actor } = {},
) => (await actor.must(UpdateBusiness, { input, version })).updateBusiness;
const refusal = async (input: Record<string, unknown>, actor = owner()) =>
  (await actor.ask(UpdateBusiness, { input })).errors?.[0]?.extensions;
const find = async (vanityName: string) =>
  (await world.anonymous.must(FindBusinessPage, { vanityName })).findBusinessPage;

test('the profile is saved by its form; what is left out stays', async () => {
  const { businessProfile: before } = await owner().must(BusinessProfile);
  expect(before).toMatchObject({ name: 'Salon Rosa', about: '', bookingInterval: 30, vanityName: null, version: 1 });
  const changes = {
    name: ' Rosa’s\nSalon ',
    address: '1 Elm St',
    city: 'Chicago',
    state: 'IL',
    zip: ' 60606 ',
    phone: '(312) 555-0142',
    about: '<p onclick="x()">We <b>cut</b></p><script>x()</script>',
    bookingInterval: 15,
    timeZone: 'America/Chicago',
  };
  const { profile } = await save(changes, { version: 1 });
  expect(profile).toEqual({
    ...before,
    ...changes,
    name: 'Rosa’s Salon',
    zip: '60606',
    phone: '3125550142',
    about: '<p>We <strong>cut</strong></p>',
    version: 2,
  });
  expect((await save({ city: 'Evanston', about: '<p></p>' })).profile).toEqual({
    ...profile,
    city: 'Evanston',
    about: '',
    version: 3,
  });
  const [entry] = await world.rows(world.business.id, 'select action, fields from audit_log order by id desc limit 1');
  expect(entry).toEqual({ action: 'business.update', fields: ['city', 'about'] });
});

test('a new name comes with a login token that says it', async () => {
  expect((await save({ city: 'Troy' })).loginToken).toBeNull();
  const { loginToken } = await save({ name: 'Shears' });
  const claims = JSON.parse(Buffer.from(loginToken!.split('.')[1]!, 'base64url').toString()) as object;
  expect(claims).toMatchObject({ business_name: 'Shears', business_id: Number(world.business.id) });
  const renamed = new Actor(owner().url, loginToken!);
  expect((await renamed.must(BusinessProfile)).businessProfile.name).toBe('Shears');
});

test.each([
  [{ name: '\u200b ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ address: '' }, 'address'],
  [{ city: ' ' }, 'city'],
  [{ state: 'XX' }, 'state'],
  [{ zip: '1220' }, 'zip'],
  [{ phone: '' }, 'phone'],
  [{ phone: '555' }, 'phone'],
  [{ phone: '(000) 555-0142' }, 'phone'],
  [{ bookingInterval: 20 }, 'bookingInterval'],
  [{ timeZone: 'Mars/Base' }, 'timeZone'],
  [{ vanityName: 'ab' }, 'vanityName'],
  [{ vanityName: 'salon-' }, 'vanityName'],
  [{ vanityName: 'admin' }, 'vanityName'],
  [{ about: `<p>${'x'.repeat(20_001)}</p>` }, 'about'],
])('%j is refused by its field', async (input, field) => {
  expect(await refusal(input)).toMatchObject({ code: 'INVALID_INPUT', field });
  expect((await owner().must(BusinessProfile)).businessProfile.version).toBe(1);
});

test('of an older version it changes nothing and is answered as it is', async () => {
  const { profile } = await save({ city: 'Troy' });
  const stale = await owner().ask(UpdateBusiness, { input: { city: 'Utica', vanityName: 'utica' }, version: 1 });
  expect(stale.errors![0]!.extensions).toEqual({ code: 'STALE', details: { current: profile } });
  expect(await world.anonymous.refused(FindBusinessPage, { vanityName: 'utica' })).toBe('NOT_FOUND');
});

test('only owner and manager change it; all who work there read it', async () => {
  await save({ city: 'Troy' }, { actor: await world.business.as(Role.MANAGER) });
  for (const role of [Role.FRONT_DESK, Role.STAFF]) {
    const actor = await world.business.as(role);
    expect(await refusal({ city: 'Utica' }, actor)).toEqual({ code: 'FORBIDDEN' });
    expect((await actor.must(BusinessProfile)).businessProfile.city).toBe('Troy');
  }
});

test('a page is found by its name, and by every name that it ever had', async () => {
  await save({ vanityName: ' First-Name ' });
  const page = (vanityName: string) => ({
    businessId: world.business.id,
    name: 'Salon Rosa',
    vanityName,
    url: `${world.url}/page/${vanityName}`,
  });
  expect(await find('First-Name')).toEqual(page('first-name'));
  await save({ vanityName: 'second-name' });
  expect(await find('first-name')).toEqual(page('second-name'));
  expect(await find('second-name')).toEqual(page('second-name'));
  const other = await world.aBusiness();
  expect(await refusal({ vanityName: 'first-name' }, other.owner)).toMatchObject({
    code: 'CONFLICT',
    field: 'vanityName',
    details: { suggestions: expect.arrayContaining(['salon-rosa']) },
  });
  await save({ vanityName: 'first-name' });
  expect((await find('second-name')).vanityName).toBe('first-name');
  await save({ vanityName: '' });
  for (const name of ['first-name', 'second-name', 'third-name', '../x'])
    expect(await world.anonymous.refused(FindBusinessPage, { vanityName: name })).toBe('NOT_FOUND');
});

test('of ten businesses that take one name at once, one gets it', async () => {
  const owners = await Promise.all(Array.from({ length: 10 }, async () => (await world.aBusiness()).owner));
  const answers = await Promise.all(owners.map((actor) => refusal({ vanityName: 'the-one' }, actor)));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  expect(answers.filter((answer) => answer?.code === 'CONFLICT' && answer.field === 'vanityName')).toHaveLength(9);
});

test('ten tries a day; the same one again is no change', async () => {
  const other = await world.aBusiness();
  await save({ vanityName: 'taken-name' }, { actor: other.owner });
  await save({ vanityName: 'name-8' });
  for (let n = 0; n < 9; n += 1)
    expect(await refusal({ vanityName: 'taken-name' })).toMatchObject({ code: 'CONFLICT' });
  expect(await refusal({ vanityName: 'name-10' })).toMatchObject({ code: 'RATE_LIMITED' });
  await save({ vanityName: 'name-8', city: 'Troy' });
  world.clock.forward(DAY_MS);
  await save({ vanityName: 'name-10' });
});

test('ten names in all: each leads on for good, and an old one can be taken again', async () => {
  for (let n = 0; n < 10; n += 1) await save({ vanityName: `name-${n}` });
  world.clock.forward(DAY_MS);
  expect(await refusal({ vanityName: 'name-10' })).toMatchObject({ code: 'CONFLICT', field: 'vanityName' });
  await save({ vanityName: '' });
  expect(await refusal({ vanityName: 'name-10' })).toMatchObject({ code: 'CONFLICT', field: 'vanityName' });
  await save({ vanityName: 'name-3' });
  expect((await find('name-7')).vanityName).toBe('name-3');
  expect(await world.anonymous.refused(FindBusinessPage, { vanityName: 'name-10' })).toBe('NOT_FOUND');
});

test('free names are suggested from the own one', async () => {
  const suggest = async () => (await owner().must(SuggestVanityNames)).suggestVanityNames;
  expect((await suggest())[0]).toBe('salon-rosa');
  await save({ vanityName: 'salon-rosa' }, { actor: (await world.aBusiness()).owner });
  const names = await suggest();
  expect(names).toEqual(['salonrosa', 'salon-rosa-albany', 'salon-rosa-ny', 'salon-rosa-2', 'salon-rosa-3']);
  await save({ vanityName: names[0]! });
  expect(await suggest()).toEqual(names);
});

test('names are suggested from what is typed, which comes first where it is free', async () => {
  const suggest = async (like: string) => (await owner().must(SuggestVanityNames, { like })).suggestVanityNames;
  expect((await suggest(' Curl-Up '))[0]).toBe('curl-up');
  await save({ vanityName: 'curl-up' }, { actor: (await world.aBusiness()).owner });
  expect((await suggest('curl-up')).slice(0, 2)).toEqual(['curlup', 'curl-up-albany']);
  expect(await suggest('admin')).not.toContain('admin');
  expect((await suggest(' '))[0]).toBe('salon-rosa');
  await save({ vanityName: 'my-own' });
  expect((await suggest('my-own'))[0]).toBe('my-own');
});

test('who walks through names is stopped', async () => {
  for (let n = 0; n < 120; n += 1)
    expect(await world.anonymous.refused(FindBusinessPage, { vanityName: `guess-${n}` })).toBe('NOT_FOUND');
  expect(await world.anonymous.refused(FindBusinessPage, { vanityName: 'guess-more' })).toBe('RATE_LIMITED');
  expect(await world.anonymous.refused(FindBusinessPage, { vanityName: 'guess-1' })).toBe('NOT_FOUND');
});

test('pages that search engines are told of count for nobody; others do', async () => {
  await save({ vanityName: 'curl-up' });
  await owner().must(UpdatePageSettings, { input: { hiddenFromSearch: true } });
  for (let n = 0; n < 120; n += 1)
    expect(await world.anonymous.refused(FindBusinessPage, { vanityName: `look-${n}` })).toBe('NOT_FOUND');
  expect(await world.anonymous.refused(FindBusinessPage, { vanityName: 'curl-up' })).toBe('RATE_LIMITED');
  const read = { businessId: world.business.id };
  expect(await world.anonymous.refused(Business, read)).toBe('RATE_LIMITED');
  await owner().must(UpdatePageSettings, { input: { hiddenFromSearch: false } });
  expect((await find('curl-up')).businessId).toBe(world.business.id);
  expect((await world.anonymous.must(Business, read)).business).toMatchObject({ name: 'Salon Rosa' });
});

test('the settings of the page are saved by owner and manager, with a plan that has it', async () => {
  const change = (input: Record<string, unknown>, version?: number) =>
    owner().ask(UpdatePageSettings, { input, version });
  expect((await owner().must(PageSettings)).pageSettings).toEqual({
    hiddenFromSearch: false,
    joinsFromAfar: false,
    isBasic: false,
    version: 1,
  });
  const current = { hiddenFromSearch: false, joinsFromAfar: true, isBasic: false, version: 2 };
  expect((await change({ joinsFromAfar: true }, 1)).data!.updatePageSettings).toEqual(current);
  expect((await change({ hiddenFromSearch: true }, 1)).errors![0]!.extensions).toEqual({
    code: 'STALE',
    details: { current },
  });
  expect((await change({ hiddenFromSearch: true })).data!.updatePageSettings).toEqual({
    hiddenFromSearch: true,
    joinsFromAfar: true,
    isBasic: false,
    version: 3,
  });
  const desk = await world.business.as(Role.FRONT_DESK);
  expect(await desk.refused(UpdatePageSettings, { input: {} })).toBe('FORBIDDEN');
  await world.business.change({ plan: Plan.BASIC });
  expect((await change({ joinsFromAfar: false })).errors![0]!.extensions).toEqual({
    code: 'INVALID_PLAN',
    details: { feature: 'business-page' },
  });
  expect((await owner().must(PageSettings)).pageSettings).toMatchObject({ isBasic: true, version: 3 });
});
