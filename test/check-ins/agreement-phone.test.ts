import { beforeEach, describe, expect, test } from '@jest/globals';
import { useWorld } from '../world/use-world.js';
import { AgreementSteps } from './AgreementSteps.js';

const world = useWorld();
let on: AgreementSteps;
beforeEach(async () => {
  on = await AgreementSteps.begin(world);
});

describe('a customer on a phone', () => {
  test('is asked whoever they are, and no answer tells who signed before', async () => {
    await on.ask();
    const number = world.newPhone();
    await on.signIn(await on.handleOf(number));
    const phone = await world.business.phone();
    const signer = await on.handleOf(number, 'Ann', phone);
    const stranger = await on.handleOf(world.newPhone(), 'Zoe', phone);
    const versionId = await on.version();
    const other = await on.aForm({ name: 'Other' });
    const forms = [await on.toSign(signer, phone), await on.toSign(stranger, phone)];
    expect(forms).toMatchObject([{ formId: on.formId }, { formId: on.formId }]);
    for (const sent of [
      {},
      { signature: on.signed(versionId, { isAgreed: false }) },
      { signature: on.signed(versionId, { signerName: ' ' }) },
      { signature: on.signed('77') },
      { typedSignature: { formId: other, signerName: 'Ann Lee' } },
    ]) {
      const refusals = [await on.refusal(signer, sent, phone), await on.refusal(stranger, sent, phone)];
      expect(refusals[0]).toBeDefined();
      expect(refusals[0]).toEqual(refusals[1]);
    }
    expect(await on.line()).toHaveLength(1);
  });

  test('signs once at a check-in, however often they send it', async () => {
    await on.ask();
    const phone = await world.business.phone();
    const handle = await on.handleOf(world.newPhone(), 'Ann', phone);
    for (const alreadyInLine of [false, true, true])
      expect(await on.signIn(handle, {}, phone)).toMatchObject({ alreadyInLine });
    expect(await on.signatures()).toMatchObject([{ place: 'phone' }]);
  });

  test('is not kept from signing by a stranger who came as them: what both signed stays', async () => {
    await on.ask();
    const number = world.newPhone();
    const versionId = await on.version();
    for (const signerName of ['Zoe Stranger', 'Ann Lee', 'Ann Lee']) {
      const phone = await world.business.phone();
      const handle = await on.handleOf(number, 'Ann', phone);
      await on.checkIn(handle, { signature: on.signed(versionId, { signerName }) }, phone);
    }
    const [stranger, own, ...more] = await on.signatures();
    expect([stranger, own]).toMatchObject([{ signer_name: 'Zoe Stranger' }, { signer_name: 'Ann Lee' }]);
    expect(own).toMatchObject({ check_in_id: stranger!['check_in_id'] });
    expect(more).toEqual([]);
  });

  test('excuses nobody at a kiosk: the number may be typed by a stranger', async () => {
    await on.ask();
    const number = world.newPhone();
    const phone = await world.business.phone();
    await on.signIn(await on.handleOf(number, 'Ann', phone), {}, phone);
    expect(await on.toSign(await on.handleOf(number))).not.toBeNull();
    on.later(1);
    await on.signIn(await on.handleOf(number));
    expect(await on.signatures()).toMatchObject([{ place: 'phone' }, { place: 'kiosk' }]);
    on.later(1);
    expect(await on.toSign(await on.handleOf(number))).toBeNull();
  });

  test('signs again at the next visit', async () => {
    await on.ask();
    const number = world.newPhone();
    await on.signIn(await on.handleOf(number));
    on.later(1);
    const phone = await world.business.phone();
    await on.signIn(await on.handleOf(number, 'Ann', phone), {}, phone);
    expect(await on.signatures()).toMatchObject([{ place: 'kiosk' }, { place: 'phone' }]);
  });
});
