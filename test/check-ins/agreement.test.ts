import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { FormRequestSteps } from '../form-requests/FormRequestSteps.js';
import { MergeCustomers } from '../customers/customers.generated.js';
import { Signatures } from '../signatures/signed.generated.js';
import { useWorld } from '../world/use-world.js';
import {
  AgreementAddCheckIn,
  AgreementAddForm,
  AgreementAsk,
  AgreementFindPersons,
  AgreementOfCheckIn,
  AgreementOfKiosk,
  AgreementOfPerson,
  AgreementSettings,
} from './agreement.generated.js';
import { AgreementSteps, WAIVER } from './AgreementSteps.js';
import { CheckIn } from './check-in.generated.js';

const world = useWorld();
let on: AgreementSteps;
beforeEach(async () => {
  on = await AgreementSteps.begin(world);
});

describe('the settings', () => {
  test('are off at first; switched on they say what is asked for', async () => {
    expect((await world.business.owner.must(AgreementSettings)).checkInApp).toEqual({
      formEnabled: false,
      formId: null,
      formValidDays: 365,
      agreement: null,
    });
    expect(await on.ask({ formValidDays: 30 })).toEqual({
      formEnabled: true,
      formId: on.formId,
      formValidDays: 30,
      agreement: { formId: on.formId, name: 'Waiver' },
    });
    expect((await on.kiosk.must(AgreementOfKiosk)).kiosk.app).toMatchObject({
      formEnabled: true,
      agreement: { formId: on.formId },
    });
  });

  test('ask for the default agreement where nobody chose a form', async () => {
    const { owner } = world.business;
    const { updateCheckInApp: app } = await owner.must(AgreementAsk, { input: { formEnabled: true } });
    expect(app.agreement).toMatchObject({ formId: app.formId, name: 'Visitor agreement and release' });
    const chosen = await on.ask();
    await owner.must(AgreementAsk, { input: { formEnabled: false } });
    const again = await owner.must(AgreementAsk, { input: { formEnabled: true } });
    expect(again.updateCheckInApp.formId).toBe(chosen.formId);
  });

  test('cannot be switched on without a live form', async () => {
    const { owner } = world.business;
    const other = (await (await world.aBusiness()).owner.must(AgreementAddForm, { input: WAIVER })).addForm.id;
    await on.archive();
    for (const id of [on.formId, other, '4294967296000', 'x'])
      for (const input of [{ formId: id }, { formId: id, formEnabled: true }])
        expect(await owner.refused(AgreementAsk, { input })).toBe('INVALID_INPUT');
  });

  test.each([-1, 3651])('refuse %p days', async (formValidDays) => {
    expect(await world.business.owner.refused(AgreementAsk, { input: { formValidDays } })).toBe('INVALID_INPUT');
  });

  test('copy a template at its first use', async () => {
    const { formId: copy, agreement } = await on.ask({ formId: '1' });
    expect(BigInt(copy!)).toBeGreaterThan(2n ** 32n);
    expect(agreement!.name).toBe('Visitor agreement and release');
    expect((await on.ask({ formId: '1' })).formId).toBe(copy);
  });

  test('are off while the form is archived, and other settings can be saved', async () => {
    await on.ask();
    await on.archive();
    expect((await world.business.owner.must(AgreementSettings)).checkInApp).toMatchObject({
      formEnabled: false,
      agreement: null,
    });
    expect((await on.kiosk.must(AgreementOfKiosk)).kiosk.app).toEqual({ formEnabled: false, agreement: null });
    await world.business.owner.must(AgreementAsk, { input: { headerText: 'Hi' } });
    const handle = await on.handleOf();
    expect(await on.toSign(handle)).toBeNull();
    await on.checkIn(handle);
  });

  test('hold the form that is asked for', async () => {
    const held = () =>
      world
        .rows(world.business.id, 'select id::text from form where at_check_in')
        .then((rows) => rows.map(({ id }) => id));
    const second = await on.aForm();
    await on.ask();
    expect(await held()).toEqual([on.formId]);
    await on.ask({ formId: second });
    expect(await held()).toEqual([second]);
    await on.ask({ formEnabled: false });
    expect(await held()).toEqual([]);
  });

  test('are changed by managers', async () => {
    const may = async (role: Role) => {
      const actor = await world.business.as(role);
      return (await actor.ask(AgreementAsk, { input: { formId: on.formId } })).errors?.[0]?.extensions.code;
    };
    expect([await may(Role.MANAGER), await may(Role.FRONT_DESK)]).toEqual([undefined, 'FORBIDDEN']);
  });
});

describe('a customer at a kiosk', () => {
  test('is asked for nothing while it is off', async () => {
    const handle = await on.handleOf();
    expect(await on.toSign(handle)).toBeNull();
    await on.checkIn(handle);
    expect(await on.signatures()).toEqual([]);
  });

  test('reads the form and signs it with the check-in', async () => {
    await on.ask();
    const handle = await on.handleOf();
    expect(await on.toSign(handle)).toMatchObject({
      formId: on.formId,
      name: 'Waiver',
      signatureRequired: true,
      fields: [],
    });
    const { checkInId, position } = await on.signIn(handle, { partySize: 2 });
    expect(position).toBe(1);
    expect(await on.signatures()).toMatchObject([
      { form_id: on.formId, number: 1, check_in_id: checkInId, kind: 'typed', place: 'kiosk', signer_name: 'Ann Lee' },
    ]);
    const { signatures } = await world.business.owner.must(Signatures, { checkInId });
    expect(signatures.items).toMatchObject([{ formId: on.formId, signerName: 'Ann Lee' }]);
    const other = await on.signIn(await on.handleOf());
    expect((await world.business.owner.must(Signatures, { checkInId: other.checkInId })).signatures.items).toHaveLength(
      1,
    );
    expect((await world.business.owner.must(AgreementOfCheckIn, { id: checkInId })).checkIn.formId).toBe(on.formId);
  });

  test('is not in line without a signature', async () => {
    await on.ask();
    const handle = await on.handleOf();
    const { versionId } = (await on.toSign(handle))!;
    expect(await on.refusal(handle)).toMatchObject({
      code: 'INVALID_INPUT',
      details: { reason: 'FORM_NEEDED', formId: on.formId },
    });
    expect(await on.refusal(handle, { signature: on.signed(versionId, { isAgreed: false }) })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'isAgreed',
    });
    expect(await on.refusal(handle, { signature: on.signed(versionId, { signerName: ' ' }) })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'signerName',
    });
    const other = await on.aForm({ name: 'Photos' });
    await on.ask({ formId: other });
    const otherVersion = (await on.toSign(handle))!.versionId;
    await on.ask();
    expect(await on.refusal(handle, { signature: on.signed(otherVersion) })).toMatchObject({
      code: 'INVALID_INPUT',
      details: { reason: 'FORM_NEEDED', formId: on.formId },
    });
    expect([await on.line(), await on.signatures()]).toEqual([[], []]);
  });

  test('is not asked again for the same version within the days, and is after them', async () => {
    await on.ask({ formValidDays: 30 });
    const phone = world.newPhone();
    await on.signIn(await on.handleOf(phone));
    on.later(29);
    const handle = await on.handleOf(phone);
    expect(await on.toSign(handle)).toBeNull();
    await on.checkIn(handle);
    on.later(1.1);
    const again = await on.handleOf(phone);
    expect(await on.toSign(again)).toMatchObject({ formId: on.formId });
    expect(await on.refusal(again)).toMatchObject({ details: { reason: 'FORM_NEEDED' } });
    expect(await on.signatures()).toHaveLength(1);
  });

  describe('that was signed by a link lately', () => {
    const signsByMail = async (emailUnproven: boolean) => {
      await on.ask();
      const phone = world.newPhone();
      const ann = await world.business.customer('Ann', 'Lee', phone);
      await world.business.changeCustomer(ann, { email: 'ann@example.com', emailUnproven });
      await world.business.hasUsedTexts(100_000);
      const requests = new FormRequestSteps(world);
      const token = await requests.link(ann.id, [on.formId]);
      await requests.sign(token, (await requests.list(token)).forms[0]!.form.versionId);
      const { persons } = await on.kiosk.must(AgreementFindPersons, { phone });
      return on.toSign((persons as [{ handle: string }])[0].handle);
    };

    test('is not asked again of who got it at an address that the staff entered', async () => {
      expect(await signsByMail(false)).toBeNull();
    });

    test('is asked of a customer whose address nobody proved', async () => {
      expect(await signsByMail(true)).toMatchObject({ formId: on.formId });
    });
  });

  test('is asked again for a new version, and for another form', async () => {
    await on.ask();
    const phone = world.newPhone();
    await on.signIn(await on.handleOf(phone));
    await on.change('<p>At my very own risk.</p>');
    on.later(1);
    const handle = await on.handleOf(phone);
    expect(await on.toSign(handle)).toMatchObject({ content: '<p>At my very own risk.</p>' });
    await on.signIn(handle);
    expect(await on.toSign(handle)).toBeNull();
    await on.ask({ formId: await on.aForm({ name: 'Other' }) });
    expect(await on.toSign(handle)).toMatchObject({ name: 'Other' });
  });

  test('is asked at every visit with 0 days, and once for each', async () => {
    await on.ask({ formValidDays: 0 });
    const phone = world.newPhone();
    const handle = await on.handleOf(phone);
    await on.signIn(handle);
    expect(await on.toSign(handle)).toBeNull();
    expect(await on.checkIn(handle)).toMatchObject({ alreadyInLine: true });
    on.later(1);
    expect(await on.toSign(await on.handleOf(phone))).not.toBeNull();
  });

  test('signs what they read, a day after it changed, and not later', async () => {
    await on.ask();
    const read = (await on.toSign(await on.handleOf()))!.versionId;
    await on.change('<p>Changed.</p>');
    await on.checkIn(await on.handleOf(), { signature: on.signed(read) });
    on.later(1.1);
    expect(await on.refusal(await on.handleOf(), { signature: on.signed(read) })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'FORM_CHANGED', formId: on.formId },
    });
    expect(await on.signatures()).toMatchObject([{ number: 1 }]);
  });

  test('who was added by the host signs with the check-in that is there', async () => {
    await on.ask();
    const { id } = await world.business.customer('Ann', 'Lee', '2125550188');
    const added = (await world.business.owner.must(AgreementAddCheckIn, { input: { customerId: id } })).addCheckIn;
    expect(added.formId).toBeNull();
    const [{ handle }] = (await on.kiosk.must(AgreementFindPersons, { phone: '2125550188' })).persons as [
      { handle: string },
    ];
    expect(await on.refusal(handle)).toMatchObject({ details: { reason: 'FORM_NEEDED' } });
    expect(await on.signIn(handle)).toMatchObject({ alreadyInLine: true, checkInId: added.id });
    expect(await on.signatures()).toMatchObject([{ check_in_id: added.id, customer_id: id }]);
  });

  test('who signed under a name that was merged into theirs is not asked again', async () => {
    await on.ask();
    const phone = world.newPhone();
    await on.signIn(await on.handleOf(phone, 'Ann'));
    const { id } = await world.business.customer('Anne', 'Lee', phone);
    const handle = await on.handleOf(phone, 'Anne');
    expect(await on.toSign(handle)).not.toBeNull();
    const [ann] = await world.rows<{ id: string }>(world.business.id, 'select id from customer where id <> $1', [id]);
    await world.business.change({ plan: Plan.STANDARD });
    await world.business.owner.must(MergeCustomers, { keepId: id, mergeId: ann!.id });
    expect(await on.toSign(handle)).toBeNull();
    await on.checkIn(handle);
  });

  test('sent twice, it is one signature, with the same key or another', async () => {
    await on.ask();
    const handle = await on.handleOf();
    const input = { handle, signature: on.signed((await on.toSign(handle))!.versionId) };
    const [first, second] = await Promise.all([on.kiosk.ask(CheckIn, { input }), on.kiosk.ask(CheckIn, { input })]);
    const third = await on.kiosk.must(CheckIn, { input });
    expect([first, second].map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect(third.checkIn).toMatchObject({ alreadyInLine: true });
    expect([await on.line(), await on.signatures()]).toMatchObject([[{}], [{}]]);
  });

  test("nobody's signature counts for somebody else", async () => {
    await on.ask();
    const handle = await on.handleOf();
    const signature = on.signed((await on.toSign(handle))!.versionId);
    await on.checkIn(handle, { signature });
    expect(await on.refusal(await on.handleOf(world.newPhone(), 'Ben'), { signature })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'submissionKey',
    });
    expect([await on.line(), await on.signatures()]).toMatchObject([[{}], [{}]]);
  });

  test('keeps what was signed of the form that was asked for until now; anything else is ignored', async () => {
    await on.ask();
    const { versionId } = (await on.toSign(await on.handleOf()))!;
    const other = await on.aForm({ name: 'Other' });
    await on.ask({ formEnabled: false });
    const phone = await world.business.phone();
    for (const by of [on.kiosk, phone]) {
      await on.checkIn(await on.handleOf(world.newPhone(), 'Ann', by), { signature: on.signed(versionId) }, by);
      const typedSignature = { formId: other, signerName: 'Ann Lee' };
      await on.checkIn(await on.handleOf(world.newPhone(), 'Ben', by), { typedSignature }, by);
    }
    expect(await on.line()).toHaveLength(4);
    expect(await on.signatures()).toMatchObject([
      { form_id: on.formId, place: 'kiosk', kind: 'typed' },
      { form_id: on.formId, place: 'phone', kind: 'typed' },
    ]);
    await on.ask();
    const handle = await on.handleOf();
    await on.signIn(handle);
    await on.checkIn(handle, { signature: on.signed(versionId) });
    expect(await on.signatures()).toHaveLength(3);
  });

  test('signs once at a check-in, also where the form changed since', async () => {
    await on.ask();
    const handle = await on.handleOf();
    await on.signIn(handle);
    await on.change('<p>Changed.</p>');
    expect(await on.toSign(handle)).toBeNull();
    await on.checkIn(handle, { signature: on.signed(await on.version()) });
    expect(await on.signatures()).toMatchObject([{ number: 1 }]);
  });

  test('on a phone, signs there; while check-in is paused, nobody signs', async () => {
    await on.ask();
    const phone = await world.business.phone();
    await on.signIn(await on.handleOf(world.newPhone(), 'Ann', phone), {}, phone);
    await on.ask({ paused: true });
    const handle = await on.handleOf(world.newPhone(), 'Ben', phone);
    const signature = on.signed((await on.toSign(handle, phone))!.versionId);
    expect(await on.refusal(handle, { signature }, phone)).toMatchObject({ code: 'CHECK_IN_PAUSED' });
    expect(await on.signatures()).toMatchObject([{ place: 'phone' }]);
  });

  test('without a key of their own signs under one that nobody else can send', async () => {
    await on.ask();
    const typedSignature = { formId: on.formId, signerName: 'Ann Lee' };
    const versionId = await on.version();
    const { checkInId } = await on.checkIn(await on.handleOf(), { typedSignature });
    for (const id of [1n, 2n, 3n, 4n]) {
      const submissionKey = `check-in-${BigInt(checkInId) + id}-${versionId}`;
      const signature = on.signed(versionId, { submissionKey });
      await on.checkIn(await on.handleOf(), { signature });
      const handle = await on.handleOf();
      await on.checkIn(handle, { typedSignature });
      await on.checkIn(handle, { typedSignature });
    }
    expect(await on.signatures()).toHaveLength(9);
    const keys = await world.rows<{ submission_key: string }>(
      world.business.id,
      'select submission_key from signature',
    );
    for (const { submission_key: submissionKey } of keys.filter((row) => row.submission_key.includes(':')))
      expect(
        await on.refusal(await on.handleOf(), { signature: on.signed(versionId, { submissionKey }) }),
      ).toMatchObject({ code: 'INVALID_INPUT', field: expect.stringContaining('submissionKey') });
  });

  test('sees nothing of what others typed', async () => {
    await on.ask();
    const secret = 'Zzyzx-Canary';
    const phone = world.newPhone();
    const first = await on.handleOf(phone);
    await on.signIn(first, {
      signature: on.signed((await on.toSign(first))!.versionId, {
        signerName: secret,
        email: `${secret}@example.com`,
        signedFor: secret,
      }),
    });
    const told = [
      await on.kiosk.ask(AgreementOfPerson, { handle: await on.handleOf(phone) }),
      await on.kiosk.ask(AgreementOfPerson, { handle: await on.handleOf() }),
      await on.kiosk.ask(AgreementOfKiosk, {}),
      await on.kiosk.ask(CheckIn, { input: { handle: await on.handleOf(phone) } }),
      await on.kiosk.ask(CheckIn, { input: { handle: await on.handleOf() } }),
    ];
    expect(JSON.stringify(told)).not.toContain(secret);
  });
});
