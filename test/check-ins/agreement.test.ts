import { beforeEach, describe, expect, test } from '@jest/globals';
import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import {
  AgreementAddCheckIn,
  AgreementAddForm,
  AgreementAddPerson,
  AgreementAsk,
  AgreementFindPersons,
  AgreementOfCheckIn,
  AgreementOfKiosk,
  AgreementOfPerson,
  AgreementSettings,
  AgreementUpdateForm,
} from './agreement.generated.js';
import { CheckIn, CheckInOffline } from './check-in.generated.js';
import { Queue } from './queue.generated.js';

const world = useWorld();
let kiosk: Actor;
let formId: string;
let keys = 0;

beforeEach(async () => {
  kiosk = await world.business.kiosk();
  formId = await aForm();
});

const WAIVER = { name: 'Waiver', content: '<p>I come at my own risk.</p>', signatureRequired: true };
const aForm = async (more: object = {}) =>
  (await world.business.owner.must(AgreementAddForm, { input: { ...WAIVER, ...more } })).addForm.id;
const ask = async (input: object = {}) =>
  (await world.business.owner.must(AgreementAsk, { input: { formEnabled: true, formId, ...input } })).updateCheckInApp;
const change = (content: string, id = formId) =>
  world.business.owner.must(AgreementUpdateForm, { id, input: { ...WAIVER, content } });
const archive = (id = formId) =>
  world.rows(world.business.id, 'update form set archived_at = $2 where id = $1', [id, world.clock.now()]);

const handleOf = async (phone = world.newPhone(), firstName = 'Ann', by = kiosk) =>
  (await by.must(AgreementAddPerson, { phone, firstName })).addPerson.handle;
const toSign = async (handle: string, by = kiosk) => (await by.must(AgreementOfPerson, { handle })).agreement;
const signed = (versionId: string, more: object = {}) => ({
  versionId,
  submissionKey: `signing-of-this-test-${(keys += 1)}`,
  isAgreed: true,
  signerName: 'Ann Lee',
  ...more,
});
const checkIn = async (handle: string, more: object = {}, by = kiosk) =>
  (await by.must(CheckIn, { input: { handle, ...more } })).checkIn;
const refusal = async (handle: string, more: object = {}, by = kiosk) =>
  (await by.ask(CheckIn, { input: { handle, ...more } })).errors?.[0]?.extensions;
const line = async () => (await world.business.owner.must(Queue)).queue.items;
const signatures = () =>
  world.rows<Record<string, unknown>>(
    world.business.id,
    `select s.form_id::text, v.number, s.check_in_id::text, s.customer_id::text, s.kind, s.place, s.signer_name, s.signed_at, s.received_at, s.language
     from signature s join form_version v on v.id = s.form_version_id order by seq`,
  );
const signIn = async (handle: string, more: object = {}, by = kiosk) =>
  checkIn(handle, { signature: signed((await toSign(handle, by))!.versionId), ...more }, by);
const later = (days: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + days * 86_400_000).toISOString());

describe('the settings', () => {
  test('are off at first; switched on they say what is asked for', async () => {
    expect((await world.business.owner.must(AgreementSettings)).checkInApp).toEqual({
      formEnabled: false,
      formId: null,
      formValidDays: 365,
      agreement: null,
    });
    expect(await ask({ formValidDays: 30 })).toEqual({
      formEnabled: true,
      formId,
      formValidDays: 30,
      agreement: { formId, name: 'Waiver' },
    });
    expect((await kiosk.must(AgreementOfKiosk)).kiosk.app).toMatchObject({ formEnabled: true, agreement: { formId } });
  });

  test('cannot be switched on without a live form', async () => {
    const { owner } = world.business;
    expect(await owner.refused(AgreementAsk, { input: { formEnabled: true } })).toBe('INVALID_INPUT');
    const other = (await (await world.aBusiness()).owner.must(AgreementAddForm, { input: WAIVER })).addForm.id;
    await archive();
    for (const id of [formId, other, '4294967296000', 'x'])
      for (const input of [{ formId: id }, { formId: id, formEnabled: true }])
        expect(await owner.refused(AgreementAsk, { input })).toBe('INVALID_INPUT');
  });

  test.each([-1, 3651])('refuse %p days', async (formValidDays) => {
    expect(await world.business.owner.refused(AgreementAsk, { input: { formValidDays } })).toBe('INVALID_INPUT');
  });

  test('copy a template at its first use', async () => {
    const { formId: copy, agreement } = await ask({ formId: '1' });
    expect(BigInt(copy!)).toBeGreaterThan(2n ** 32n);
    expect(agreement!.name).toBe('Visitor agreement and release');
    expect((await ask({ formId: '1' })).formId).toBe(copy);
  });

  test('are off while the form is archived, and other settings can be saved', async () => {
    await ask();
    await archive();
    expect((await world.business.owner.must(AgreementSettings)).checkInApp).toMatchObject({
      formEnabled: false,
      agreement: null,
    });
    expect((await kiosk.must(AgreementOfKiosk)).kiosk.app).toEqual({ formEnabled: false, agreement: null });
    await world.business.owner.must(AgreementAsk, { input: { headerText: 'Hi' } });
    const handle = await handleOf();
    expect(await toSign(handle)).toBeNull();
    await checkIn(handle);
  });

  test('hold the form that is asked for', async () => {
    const held = () =>
      world
        .rows(world.business.id, 'select id::text from form where at_check_in')
        .then((rows) => rows.map(({ id }) => id));
    const second = await aForm();
    await ask();
    expect(await held()).toEqual([formId]);
    await ask({ formId: second });
    expect(await held()).toEqual([second]);
    await ask({ formEnabled: false });
    expect(await held()).toEqual([]);
  });

  test('are changed by managers', async () => {
    const may = async (role: Role) =>
      (await (await world.business.as(role)).ask(AgreementAsk, { input: { formId } })).errors?.[0]?.extensions.code;
    expect([await may(Role.MANAGER), await may(Role.FRONT_DESK)]).toEqual([undefined, 'FORBIDDEN']);
  });
});

describe('a customer at a kiosk', () => {
  test('is asked for nothing while it is off', async () => {
    const handle = await handleOf();
    expect(await toSign(handle)).toBeNull();
    await checkIn(handle);
    expect(await signatures()).toEqual([]);
  });

  test('reads the form and signs it with the check-in', async () => {
    await ask();
    const handle = await handleOf();
    expect(await toSign(handle)).toMatchObject({ formId, name: 'Waiver', signatureRequired: true, fields: [] });
    const { checkInId, position } = await signIn(handle, { partySize: 2 });
    expect(position).toBe(1);
    expect(await signatures()).toMatchObject([
      { form_id: formId, number: 1, check_in_id: checkInId, kind: 'typed', place: 'kiosk', signer_name: 'Ann Lee' },
    ]);
    expect((await world.business.owner.must(AgreementOfCheckIn, { id: checkInId })).checkIn.formId).toBe(formId);
  });

  test('is not in line without a signature', async () => {
    await ask();
    const handle = await handleOf();
    const { versionId } = (await toSign(handle))!;
    expect(await refusal(handle)).toMatchObject({
      code: 'INVALID_INPUT',
      details: { reason: 'FORM_NEEDED', formId },
    });
    expect(await refusal(handle, { signature: signed(versionId, { isAgreed: false }) })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'isAgreed',
    });
    expect(await refusal(handle, { signature: signed(versionId, { signerName: ' ' }) })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'signerName',
    });
    const other = await aForm({ name: 'Photos' });
    await ask({ formId: other });
    const otherVersion = (await toSign(handle))!.versionId;
    await ask();
    expect(await refusal(handle, { signature: signed(otherVersion) })).toMatchObject({
      code: 'INVALID_INPUT',
      details: { reason: 'FORM_NEEDED', formId },
    });
    expect([await line(), await signatures()]).toEqual([[], []]);
  });

  test('is not asked again for the same version within the days, and is after them', async () => {
    await ask({ formValidDays: 30 });
    const phone = world.newPhone();
    await signIn(await handleOf(phone));
    later(29);
    const handle = await handleOf(phone);
    expect(await toSign(handle)).toBeNull();
    await checkIn(handle);
    later(1.1);
    const again = await handleOf(phone);
    expect(await toSign(again)).toMatchObject({ formId });
    expect(await refusal(again)).toMatchObject({ details: { reason: 'FORM_NEEDED' } });
    expect(await signatures()).toHaveLength(1);
  });

  test('is asked again for a new version, and for another form', async () => {
    await ask();
    const phone = world.newPhone();
    await signIn(await handleOf(phone));
    await change('<p>At my very own risk.</p>');
    const handle = await handleOf(phone);
    expect(await toSign(handle)).toMatchObject({ content: '<p>At my very own risk.</p>' });
    await signIn(handle);
    expect(await toSign(handle)).toBeNull();
    await ask({ formId: await aForm({ name: 'Other' }) });
    expect(await toSign(handle)).toMatchObject({ name: 'Other' });
  });

  test('is asked at every visit with 0 days, and once for each', async () => {
    await ask({ formValidDays: 0 });
    const phone = world.newPhone();
    const handle = await handleOf(phone);
    await signIn(handle);
    expect(await toSign(handle)).toBeNull();
    expect(await checkIn(handle)).toMatchObject({ alreadyInLine: true });
    later(1);
    expect(await toSign(await handleOf(phone))).not.toBeNull();
  });

  test('signs what they read, a day after it changed, and not later', async () => {
    await ask();
    const read = (await toSign(await handleOf()))!.versionId;
    await change('<p>Changed.</p>');
    await checkIn(await handleOf(), { signature: signed(read) });
    later(1.1);
    expect(await refusal(await handleOf(), { signature: signed(read) })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'FORM_CHANGED', formId },
    });
    expect(await signatures()).toMatchObject([{ number: 1 }]);
  });

  test('who was added by the host signs with the check-in that is there', async () => {
    await ask();
    const { id } = await world.business.customer('Ann', 'Lee', '2125550188');
    const added = (await world.business.owner.must(AgreementAddCheckIn, { input: { customerId: id } })).addCheckIn;
    expect(added.formId).toBeNull();
    const [{ handle }] = (await kiosk.must(AgreementFindPersons, { phone: '2125550188' })).persons as [
      { handle: string },
    ];
    expect(await refusal(handle)).toMatchObject({ details: { reason: 'FORM_NEEDED' } });
    expect(await signIn(handle)).toMatchObject({ alreadyInLine: true, checkInId: added.id });
    expect(await signatures()).toMatchObject([{ check_in_id: added.id, customer_id: id }]);
  });

  test('who signed under a name that was merged into theirs is not asked again', async () => {
    await ask();
    const phone = world.newPhone();
    await signIn(await handleOf(phone, 'Ann'));
    const { id } = await world.business.customer('Anne', 'Lee', phone);
    const handle = await handleOf(phone, 'Anne');
    expect(await toSign(handle)).not.toBeNull();
    await world.rows(world.business.id, 'update customer set merged_into = $1, archived_at = $2 where id <> $1', [
      id,
      world.clock.now(),
    ]);
    expect(await toSign(handle)).toBeNull();
    await checkIn(handle);
  });

  test('sent twice, it is one signature, with the same key or another', async () => {
    await ask();
    const handle = await handleOf();
    const input = { handle, signature: signed((await toSign(handle))!.versionId) };
    const [first, second] = await Promise.all([kiosk.ask(CheckIn, { input }), kiosk.ask(CheckIn, { input })]);
    const third = await kiosk.must(CheckIn, { input });
    expect([first, second].map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(third.checkIn).toMatchObject({ alreadyInLine: true });
    expect([await line(), await signatures()]).toMatchObject([[{}], [{}]]);
  });

  test("nobody's signature counts for somebody else", async () => {
    await ask();
    const handle = await handleOf();
    const signature = signed((await toSign(handle))!.versionId);
    await checkIn(handle, { signature });
    expect(await refusal(await handleOf(world.newPhone(), 'Ben'), { signature })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'submissionKey',
    });
    expect([await line(), await signatures()]).toMatchObject([[{}], [{}]]);
  });

  test('who signed a form that was switched off meanwhile is in line with what they signed', async () => {
    await ask();
    const handle = await handleOf();
    const { versionId } = (await toSign(handle))!;
    await ask({ formEnabled: false });
    const { checkInId } = await checkIn(handle, { signature: signed(versionId) });
    expect(await signatures()).toMatchObject([{ check_in_id: checkInId }]);
  });

  test('signs no other form of the business', async () => {
    await ask({ formId: await aForm({ name: 'Other' }) });
    const handle = await handleOf();
    const other = (await toSign(handle))!.versionId;
    await ask({ formEnabled: false });
    expect(await refusal(handle, { signature: signed(other) })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'FORM_CHANGED' },
    });
    expect(await signatures()).toEqual([]);
  });

  test('on a phone, signs there; while check-in is paused, nobody signs', async () => {
    await ask();
    const phone = await world.business.phone();
    await signIn(await handleOf(world.newPhone(), 'Ann', phone), {}, phone);
    await ask({ paused: true });
    const handle = await handleOf(world.newPhone(), 'Ben', phone);
    expect(await refusal(handle, { signature: signed((await toSign(handle, phone))!.versionId) }, phone)).toMatchObject(
      {
        code: 'CHECK_IN_PAUSED',
      },
    );
    expect(await signatures()).toMatchObject([{ place: 'phone' }]);
  });

  test('sees nothing of what others typed', async () => {
    await ask();
    const secret = 'Zzyzx-Canary';
    const phone = world.newPhone();
    const first = await handleOf(phone);
    await signIn(first, {
      signature: signed((await toSign(first))!.versionId, {
        signerName: secret,
        email: `${secret}@example.com`,
        signedFor: secret,
      }),
    });
    const told = [
      await kiosk.ask(AgreementOfPerson, { handle: await handleOf(phone) }),
      await kiosk.ask(AgreementOfPerson, { handle: await handleOf() }),
      await kiosk.ask(AgreementOfKiosk, {}),
      await kiosk.ask(CheckIn, { input: { handle: await handleOf(phone) } }),
      await kiosk.ask(CheckIn, { input: { handle: await handleOf() } }),
    ];
    expect(JSON.stringify(told)).not.toContain(secret);
  });
});

describe('a kiosk that was offline', () => {
  const party = (more: object = {}) => ({
    firstName: 'Ann',
    lastName: 'Lee',
    phone: '2125550101',
    madeAt: '2026-06-15T11:30:00',
    ...more,
  });
  const handIn = async (more: object = {}) => (await kiosk.must(CheckInOffline, { input: party(more) })).checkInOffline;
  const version = async () => (await kiosk.must(AgreementOfKiosk)).kiosk.app.agreement!.versionId;

  test('hands in what was signed, at its time', async () => {
    await ask();
    const { checkInId } = await handIn({ signature: signed(await version()) });
    expect(await signatures()).toMatchObject([
      {
        check_in_id: checkInId,
        place: 'kiosk',
        signed_at: new Date('2026-06-15T15:30:00Z'),
        received_at: new Date('2026-06-15T16:00:00Z'),
      },
    ]);
  });

  test('is not held up by a form that it did not know', async () => {
    await ask();
    await handIn();
    expect([await line(), await signatures()]).toMatchObject([[{}], []]);
  });

  test('hands in a version that was replaced long ago, or a form that is archived', async () => {
    await ask();
    const old = await version();
    await change('<p>New.</p>');
    later(5);
    await archive();
    await handIn({ madeAt: '2026-06-20T11:30:00', signature: signed(old) });
    expect([await line(), await signatures()]).toMatchObject([[{}], [{ number: 1 }]]);
  });

  test.each([{ signerName: '' }, { isAgreed: false }, { versionId: '77' }, { versionId: 'x' }])(
    'is in line with %j, which is left out',
    async (wrong) => {
      await ask();
      await handIn({ signature: signed(await version(), wrong) });
      expect([await line(), await signatures()]).toMatchObject([[{}], []]);
    },
  );

  test('keeps a signature without an e-mail address that is none', async () => {
    await ask();
    await handIn({ signature: signed(await version(), { email: 'ann@' }) });
    expect(await world.rows(world.business.id, 'select signer_name, email from signature')).toEqual([
      { signer_name: 'Ann Lee', email: null },
    ]);
  });

  test('hands it in again after its answer was lost: one signature', async () => {
    await ask();
    const signature = signed(await version());
    const first = await handIn({ signature });
    expect(await handIn({ signature })).toMatchObject({ checkInId: first.checkInId, alreadyInLine: true });
    expect(await signatures()).toHaveLength(1);
  });
});
