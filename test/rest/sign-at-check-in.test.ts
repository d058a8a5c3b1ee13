import { describe, expect, test } from '@jest/globals';
import { addForm, saveForm } from '../forms/form-steps.js';
import { useWorld } from '../world/use-world.js';
import { checkInAtKiosk } from './check-in-at-kiosk.js';

const world = useWorld();

describe('a form at check-in', () => {
  test('formID with signatureName signs the form of the check-in; without a name it is refused', async () => {
    const { owner } = world.business;
    const { checkinapp } = (
      await owner.post<{ checkinapp: { form_id: number } }>('/api/business/update-checkinapp', {
        checkinapp: { form_enabled: 1, form_id: 1 },
      })
    ).body;
    const kiosk = await world.business.kiosk();
    expect(await checkInAtKiosk(world, kiosk)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'formID',
      message: 'Please read and sign the form first.',
      errorSubmitForms: 'Please read and sign the form first.',
      details: { reason: 'FORM_NEEDED', formId: String(checkinapp.form_id) },
    });
    const formID = checkinapp.form_id;
    expect(await checkInAtKiosk(world, kiosk, 'Ann', { formID })).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'signatureName',
      message: 'Please enter your name to sign.',
      errorSubmitForms: 'Please enter your name to sign.',
    });
    expect(
      await checkInAtKiosk(world, kiosk, 'Ann', { formID, signatureName: 'Ann Lee', uuid: 'short' }),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'uuid',
    });
    const uuid = 'b2a3c0de-0000-4000-8000-00000000a001';
    const signed = await checkInAtKiosk(world, kiosk, 'Ann', {
      formID: String(formID),
      signatureName: 'Ann Lee',
      uuid,
    });
    await checkInAtKiosk(world, kiosk, 'Ben', { id: formID, signatureName: 'Ben Lee' });
    expect(
      await world.rows(
        world.business.id,
        'select kind, signer_name, submission_key = $1 as keyed from signature order by seq',
        [uuid],
      ),
    ).toEqual([
      { kind: 'typed', signer_name: 'Ann Lee', keyed: true },
      { kind: 'typed', signer_name: 'Ben Lee', keyed: false },
    ]);
    expect((await owner.get('/api/business/get_checkin', { checkinID: String(signed.id) })).body).toMatchObject({
      form_id: formID,
    });
  });

  test('answers fill in the fields of the form that get-checkinapp tells; what is missing is told', async () => {
    const { owner } = world.business;
    const fields = [
      { name: 'doctor', kind: 'TEXT', label: 'Doctor', isRequired: true },
      { name: 'side', kind: 'CHOICE', label: 'Side', options: ['Left', 'Right'] },
    ];
    const { id } = await addForm(owner, 'Care', { fields, signatureRequired: true });
    await owner.post('/api/business/update-checkinapp', { checkinapp: { form_enabled: 1, form_id: Number(id) } });
    const kiosk = await world.business.kiosk();
    const { body: app } = await kiosk.get<Record<string, unknown>>('/api/business/get-checkinapp', {
      businessID: world.business.id,
    });
    expect(app).toMatchObject({
      form_id: Number(id),
      form_version: 1,
      form_signature_required: 1,
      form_fields: [
        { name: 'doctor', kind: 'text', label: 'Doctor', required: 1, options: [] },
        { name: 'side', kind: 'choice', label: 'Side', required: 0, options: ['Left', 'Right'] },
      ],
      form_pages: [],
    });
    const sent = { formID: Number(id), signatureName: 'Ann Lee' };
    expect(await checkInAtKiosk(world, kiosk, 'Ann', sent)).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'answers',
      errorSubmitForms: "Please fill in 'Doctor'.",
    });
    expect(await checkInAtKiosk(world, kiosk, 'Ann', { ...sent, answers: 'x' })).toMatchObject({ field: 'answers' });
    await checkInAtKiosk(world, kiosk, 'Ann', { ...sent, answers: { doctor: 'Dr. Who', side: 'Left' } });
    await checkInAtKiosk(world, kiosk, 'Ben', { ...sent, version: 1, answers: JSON.stringify({ doctor: 'Dr. No' }) });
    expect(await world.rows(world.business.id, 'select answers from signature order by seq')).toEqual([
      {
        answers: [
          { name: 'doctor', value: 'Dr. Who' },
          { name: 'side', value: 'Left' },
        ],
      },
      { answers: [{ name: 'doctor', value: 'Dr. No' }] },
    ]);
    await saveForm(owner, id, { name: 'Care', fields });
    world.clock.forward(25 * 60 * 60 * 1000);
    expect(await checkInAtKiosk(world, kiosk, 'Cy', { ...sent, version: 1, answers: { doctor: 'x' } })).toMatchObject({
      code: 'CONFLICT',
      details: { reason: 'FORM_CHANGED' },
    });
  });

  test('form 1 of older kiosks is the copy; 0 and empty texts are no form', async () => {
    const { owner } = world.business;
    await owner.post('/api/business/update-checkinapp', { checkinapp: { form_enabled: 1, form_id: '' } });
    const kiosk = await world.business.kiosk();
    for (const formID of [0, '0', '', null])
      expect(await checkInAtKiosk(world, kiosk, 'Ann', { formID, signatureName: 'Ann Lee' })).toMatchObject({
        details: { reason: 'FORM_NEEDED' },
      });
    for (const form of [{ formID: 1 }, { formID: '', id: 1 }])
      expect(await checkInAtKiosk(world, kiosk, 'Ann', { ...form, signatureName: 'Ann Lee' })).toMatchObject({
        status: 'checked-in',
      });
    expect(await world.rows(world.business.id, 'select kind from signature')).toHaveLength(2);
  });
});
