import { describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { useWorld } from '../world/use-world.js';
import { CheckInApp, CheckInPoster, PublicCheckInApp, UpdateCheckInApp } from './settings.generated.js';

const world = useWorld();

const update = (input: Record<string, unknown>) => world.business.owner.ask(UpdateCheckInApp, { input });

describe('the settings', () => {
  test('begin with their defaults and the address of the QR code', async () => {
    const { checkInApp } = await world.business.owner.must(CheckInApp);
    expect(checkInApp).toEqual({
      businessId: world.business.id,
      fontFamily: 'SANS',
      fontSize: 45,
      headerText: 'Welcome, Please Check In',
      greeting: 'Thank you! We will be with you shortly.',
      color: '#cccccc',
      partyEnabled: true,
      tempEnabled: false,
      notesEnabled: true,
      paused: false,
      closeTextsEnabled: false,
      placeLinksEnabled: true,
      graceMinutes: 0,
      automaticTextsPerDay: 600,
      automaticTextsToday: 0,
      onlyFromHere: false,
      logo: null,
      publicToken: world.business.publicToken,
      checkInUrl: `${world.url}/checkinapp/mobile/redirect/${world.business.publicToken}`,
      version: 1,
      monitorUrl: expect.stringContaining(`${world.url}/monitor/`),
    });
  });

  test('are saved tidied up; what is left out stays', async () => {
    const { data } = await update({
      fontFamily: 'PENMANSHIP',
      fontSize: 100,
      headerText: '  Hello  ',
      greeting: '',
      color: '#ABCDEF',
      tempEnabled: true,
      paused: true,
    });
    expect(data!.updateCheckInApp).toMatchObject({
      fontFamily: 'PENMANSHIP',
      fontSize: 100,
      headerText: 'Hello',
      greeting: '',
      color: '#abcdef',
      tempEnabled: true,
      paused: true,
      partyEnabled: true,
      version: 2,
    });
    expect((await world.business.owner.must(CheckInApp)).checkInApp).toEqual(data!.updateCheckInApp);
  });

  test('leave the names of what changed in the audit log, not the values', async () => {
    await update({ headerText: 'Hello', fontSize: 45, partyEnabled: false });
    const [entry] = await world.rows(world.business.id, 'select actor, action, fields, at from audit_log');
    expect(entry).toMatchObject({
      action: 'check-in-app.update',
      fields: ['headerText', 'partyEnabled'],
      at: world.clock.now(),
    });
    expect(entry!.actor).toMatch(/^account:\d+$/);
  });

  test('saved as they are change nothing', async () => {
    const { data } = await update({ fontSize: 45, greeting: null });
    expect(data!.updateCheckInApp.version).toBe(1);
    expect(await world.rows(world.business.id, 'select from audit_log')).toHaveLength(0);
  });

  test.each([
    [{ fontSize: 44 }, 'fontSize'],
    [{ fontSize: 101 }, 'fontSize'],
    [{ headerText: 'x'.repeat(101) }, 'headerText'],
    [{ greeting: 'x'.repeat(301) }, 'greeting'],
    [{ color: 'red' }, 'color'],
    [{ color: '#ccc' }, 'color'],
    [{ color: '#cccccc;' }, 'color'],
  ])('%p is refused by name', async (input, field) => {
    const { errors } = await update(input);
    expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  test('two savings at once both count', async () => {
    await Promise.all([update({ headerText: 'One' }), update({ greeting: 'Two' })]);
    expect((await world.business.owner.must(CheckInApp)).checkInApp).toMatchObject({
      headerText: 'One',
      greeting: 'Two',
      version: 3,
    });
  });

  test.each([
    [Role.MANAGER, null],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('role %p saving them: %p', async (role, code) => {
    const { errors } = await (await world.business.as(role)).ask(UpdateCheckInApp, { input: { headerText: 'Hi' } });
    expect(errors?.[0]?.extensions.code ?? null).toBe(code);
  });

  test('are for their own people', async () => {
    expect(await world.anonymous.refused(CheckInApp)).toBe('UNAUTHENTICATED');
    expect(await (await world.business.phone()).refused(CheckInApp)).toBe('FORBIDDEN');
    const other = await world.aBusiness({ name: 'Other' });
    await other.owner.must(UpdateCheckInApp, { input: { headerText: 'Theirs' } });
    expect((await world.business.owner.must(CheckInApp)).checkInApp.headerText).toBe('Welcome, Please Check In');
  });

  test('the poster carries name and address', async () => {
    const { checkInPoster } = await (await world.business.as(Role.STAFF)).must(CheckInPoster);
    expect(checkInPoster).toEqual({
      businessName: 'Salon Rosa',
      checkInUrl: `${world.url}/checkinapp/mobile/redirect/${world.business.publicToken}`,
      onlyFromHere: false,
      logo: null,
    });
  });
});

describe('what everybody sees', () => {
  test('is narrow, and an empty greeting shows the short one', async () => {
    await world.business.owner.must(UpdateCheckInApp, { input: { greeting: '   ' } });
    const { publicCheckInApp } = await world.anonymous.must(PublicCheckInApp, { businessId: world.business.id });
    expect(publicCheckInApp).toEqual({
      businessId: world.business.id,
      fontFamily: 'SANS',
      greeting: 'We will be with you shortly.',
      paused: false,
      showAd: true,
      logo: null,
      textConsent: '',
    });
    const { errors } = await world.anonymous.askText(
      'query($id: ID!) { publicCheckInApp(businessId: $id) { publicToken } }',
      { id: world.business.id },
    );
    expect(errors![0]!.extensions.code).toBe('BAD_REQUEST');
  });

  test.each([
    [Plan.NONE, true],
    [Plan.BASIC, true],
    [Plan.STANDARD, false],
    [Plan.BUSINESS, false],
  ])('the plan %p shows an ad: %p', async (plan, showAd) => {
    const { id } = await world.aBusiness({ plan });
    expect((await world.anonymous.must(PublicCheckInApp, { businessId: id })).publicCheckInApp.showAd).toBe(showAd);
  });

  test.each(['999999', '0', '-1', 'abc', '1;drop'])('business %p is not found', async (id) => {
    expect(await world.anonymous.refused(PublicCheckInApp, { businessId: id })).toBe('NOT_FOUND');
  });
});
