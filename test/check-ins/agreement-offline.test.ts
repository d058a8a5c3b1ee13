import { beforeEach, describe, expect, test } from '@jest/globals';
import { copySheets } from '../../server/domain/signatures/copies/copy-sheets.js';
import { useWorld } from '../world/use-world.js';
import { AgreementSteps } from './AgreementSteps.js';
import { CheckInOffline, KeepOfflineSignature } from './check-in.generated.js';

const world = useWorld();
let on: AgreementSteps;
beforeEach(async () => {
  on = await AgreementSteps.begin(world);
});

describe('a kiosk that was offline', () => {
  const party = (more: object = {}) => ({
    firstName: 'Ann',
    lastName: 'Lee',
    phone: '2125550101',
    madeAt: '2026-06-15T11:30:00',
    ...more,
  });
  const handIn = async (more: object = {}) =>
    (await on.kiosk.must(CheckInOffline, { input: party(more) })).checkInOffline;

  test('hands in what was signed, at its time', async () => {
    await on.ask();
    const { checkInId, isSignatureKept } = await handIn({ signature: on.signed(await on.version()) });
    expect(isSignatureKept).toBe(true);
    expect(await on.signatures()).toMatchObject([
      {
        check_in_id: checkInId,
        place: 'kiosk',
        signed_at: new Date('2026-06-15T15:30:00Z'),
        received_at: new Date('2026-06-15T16:00:00Z'),
      },
    ]);
  });

  test.each([
    ['2026-06-15T11:42:00', '2026-06-15T15:42:00Z'],
    ['2026-06-15T11:42:00-04:00', '2026-06-15T15:42:00Z'],
    ['2026-06-15T11:29:59', '2026-06-15T15:30:00Z'],
    ['2026-06-10T11:30:00', '2026-06-15T15:30:00Z'],
    ['2026-06-15T12:30:00', '2026-06-15T16:00:00Z'],
  ])('says when it was signed: %s is %s', async (signedAt, instant) => {
    await on.ask();
    const { checkInId } = await handIn({ signedAt, signature: on.signed(await on.version()) });
    expect([await on.signatures(), await on.line()]).toMatchObject([
      [{ signed_at: new Date(instant), received_at: new Date('2026-06-15T16:00:00Z') }],
      [{ id: checkInId, createdAt: '2026-06-15T15:30:00.000Z' }],
    ]);
  });

  test.each(['noon', '2026-06-31T11:30:00'])('is refused when it was signed at %s', async (signedAt) => {
    const { errors } = await on.kiosk.ask(CheckInOffline, { input: party({ signedAt }) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'signedAt' });
  });

  test('is not held up by a form that it did not know', async () => {
    await on.ask();
    expect(await handIn()).toMatchObject({ isSignatureKept: null });
    expect([await on.line(), await on.signatures()]).toMatchObject([[{}], []]);
  });

  test('hands in one signature of a form with a check-in, and none of a form that check-in never asked for', async () => {
    await on.ask();
    const versionId = await on.version();
    expect(await handIn({ signature: on.signed(versionId) })).toMatchObject({ isSignatureKept: true });
    expect(await handIn({ signature: on.signed(versionId) })).toMatchObject({
      isSignatureKept: true,
      alreadyInLine: true,
    });
    const other = await on.aForm({ name: 'Other' });
    const typedSignature = { formId: other, signerName: 'Ann Lee' };
    const next = { phone: '2125550102', typedSignature, madeAt: '2026-06-15T12:00:00' };
    expect(await handIn(next)).toMatchObject({ isSignatureKept: false });
    expect(await on.signatures()).toMatchObject([{ form_id: on.formId }]);
  });

  test('hands in a version that was replaced long ago, or a form that is archived', async () => {
    await on.ask();
    const old = await on.version();
    await on.change('<p>New.</p>');
    on.later(5);
    await on.archive();
    await handIn({ madeAt: '2026-06-20T11:30:00', signature: on.signed(old) });
    expect([await on.line(), await on.signatures()]).toMatchObject([[{}], [{ number: 1 }]]);
  });

  test.each([{ signerName: '' }, { isAgreed: false }, { versionId: '77' }, { versionId: 'x' }])(
    'is in line with %j, which is left out',
    async (wrong) => {
      await on.ask();
      expect(await handIn({ signature: on.signed(await on.version(), wrong) })).toMatchObject({
        isSignatureKept: false,
      });
      expect([await on.line(), await on.signatures()]).toMatchObject([[{}], []]);
    },
  );

  test('cannot hand in a text that did not exist when it was signed', async () => {
    await on.ask();
    await on.change('<p>New.</p>');
    const signature = on.signed(await on.version());
    await handIn({ signature });
    expect([await on.line(), await on.signatures()]).toMatchObject([[{}], []]);
    await handIn({ madeAt: '2026-06-15T11:46:00', phone: '2125550102', signature });
    expect(await on.signatures()).toMatchObject([{ number: 2 }]);
  });

  test('keeps a signature without an e-mail address that is none', async () => {
    await on.ask();
    await handIn({ signature: on.signed(await on.version(), { email: 'ann@' }) });
    expect(await world.rows(world.business.id, 'select signer_name, email from signature')).toEqual([
      { signer_name: 'Ann Lee', email: null },
    ]);
  });

  describe('for longer than a check-in counts', () => {
    const late = (more: object = {}) => ({ input: party({ madeAt: '2026-06-10T11:30:00', ...more }) });
    const keep = async (more: object = {}) =>
      (await on.kiosk.must(KeepOfflineSignature, late(more))).keepOfflineSignature;

    test('hands in what was signed all the same, at its time and without a check-in, once', async () => {
      await on.ask();
      const signature = on.signed(await on.version());
      expect((await on.kiosk.ask(CheckInOffline, late({ signature }))).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        details: { reason: 'TOO_OLD' },
      });
      expect(await on.signatures()).toEqual([]);
      for (let times = 0; times < 2; times += 1) expect(await keep({ signature })).toBe(true);
      const [ann] = await world.rows<{ id: string }>(world.business.id, 'select id::text from customer');
      expect([await on.line(), await on.signatures()]).toEqual([
        [],
        [
          expect.objectContaining({
            customer_id: ann!.id,
            check_in_id: null,
            place: 'kiosk',
            signed_at: new Date('2026-06-10T15:30:00Z'),
            received_at: new Date('2026-06-15T16:00:00Z'),
          }),
        ],
      ]);
      const [signed] = await world.rows<{ id: string }>(world.business.id, 'select id::text from signature');
      const [copy] = await world.inContext(world.business.id, (context) => copySheets(context, [signed!.id]));
      expect(copy!.sheet.evidence).toContainEqual({
        label: 'Place',
        value: 'A kiosk of the business, without a network',
      });
    });

    test.each([
      ['2026-05-15T12:00:00', undefined],
      ['2026-05-15T11:59:59', 'TOO_OLD'],
    ])('made %s, about as long as kiosks keep it: %s', async (madeAt, reason) => {
      await on.ask();
      const signature = on.signed(await on.version());
      const { errors } = await on.kiosk.ask(KeepOfflineSignature, late({ madeAt, signature }));
      expect([errors?.[0]?.extensions['details']?.reason, (await on.signatures()).length]).toEqual([
        reason,
        reason ? 0 : 1,
      ]);
    });

    test('says where it keeps nothing', async () => {
      expect([await keep(), await keep({ signature: on.signed('77') })]).toEqual([false, false]);
    });
  });

  test('hands it in again after its answer was lost: one signature', async () => {
    await on.ask();
    const signature = on.signed(await on.version());
    const first = await handIn({ signature });
    expect(await handIn({ signature })).toMatchObject({ checkInId: first.checkInId, alreadyInLine: true });
    expect(await on.signatures()).toHaveLength(1);
  });
});
