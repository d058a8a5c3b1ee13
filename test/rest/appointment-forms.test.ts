import { beforeEach, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { AppointmentFormSteps } from '../appointments/AppointmentFormSteps.js';
import type { RestRefusal } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';

const AT = '/api/business';
const world = useWorld({ plan: Plan.PLUS });
let steps: AppointmentFormSteps;
let waiver: string;
let care: string;

beforeEach(async () => {
  steps = await AppointmentFormSteps.open(world);
  waiver = await steps.form('Waiver');
  care = await steps.form('Care', { signatureRequired: false });
});

type Refused = RestRefusal & Record<string, unknown>;
const partsOf = (link: string) => ({ id: Number(link.split('/')[0]), uuid: link.split('/')[1] });
const read = (appointment?: object) =>
  world.anonymous.get<Record<string, unknown>[] & Refused>(
    `${AT}/get_appointment_forms`,
    appointment && { appointment: JSON.stringify(appointment) },
  );
const submit = (body: object) =>
  world.anonymous.post<Record<string, unknown> & Refused>(`${AT}/submit_appointment_forms`, body);
const boxes = (checked: unknown = true) => [
  { checked, formID: Number(waiver) },
  { checked: 1, formID: Number(care) },
];
const shown = (formId: string, name: string, more: object = {}) => ({
  form_id: Number(formId),
  name,
  form_content: `<p>${name} text</p>`,
  signature_required: name === 'Waiver' ? 1 : 0,
  date_confirmed: null,
  first_name: 'Ann',
  last_name: 'L',
  ...more,
});

test('the forms of an appointment are read by id and uuid, and submitted at once', async () => {
  const { id } = await steps.add([waiver, care]);
  const appointment = partsOf(await steps.linkOf(id));
  expect((await read(appointment)).body).toEqual([shown(care, 'Care'), shown(waiver, 'Waiver')]);
  const now = Math.floor(world.clock.now().getTime() / 1000);
  const { status, body } = await submit({
    ...appointment,
    checkboxValues: boxes(),
    formCount: 2,
    signatureName: 'Ann Lee',
  });
  const confirmed = { date_confirmed: now };
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: 'The forms were submitted',
      forms: [shown(waiver, 'Waiver', confirmed), shown(care, 'Care', confirmed)],
    },
  ]);
  // The staff see them too.
  const { body: own } = await world.business.owner.get<{ selectedForms: object[] }>(`${AT}/get_appointment`, {
    appointmentID: id,
  });
  const businessId = Number(world.business.id);
  const common = { business_id: businessId, date_confirmed: now, appointment_id: Number(id) };
  expect(own.selectedForms).toEqual([
    { id: Number(waiver), name: 'Waiver', signature_required: 1, ...common },
    { id: Number(care), name: 'Care', signature_required: 0, ...common },
  ]);
});

test('none is an empty list; a wrong uuid is not found', async () => {
  const { id } = await steps.add([]);
  const appointment = partsOf(await steps.linkOf(id));
  expect((await read(appointment)).body).toEqual([]);
  const wrong = { ...appointment, uuid: '00000000-0000-4000-8000-000000000000' };
  expect((await read(wrong)).status).toBe(404);
  expect((await read({ id: appointment.id })).status).toBe(404);
  expect((await read()).status).toBe(404);
});

test.each([
  ['without a name', {}, 422],
  ['with a checkbox that is not checked', { checkboxValues: 'unchecked', signatureName: 'Ann Lee' }, 422],
  ['with fewer forms than were shown', { formCount: 3, signatureName: 'Ann Lee' }, 422],
  ['with what is no list', { checkboxValues: 'x', signatureName: 'Ann Lee' }, 422],
])('%s nothing is submitted', async (_, more: Record<string, unknown>, expected) => {
  const { id } = await steps.add([waiver, care]);
  const body = { ...partsOf(await steps.linkOf(id)), checkboxValues: boxes(), formCount: 2, ...more };
  if (more['checkboxValues'] === 'unchecked') body['checkboxValues'] = boxes(false);
  const refused = await submit(body);
  expect(refused.status).toBe(expected);
  expect(refused.body['errorSubmitForms']).toBe(refused.body.message);
  expect(await world.rows(world.business.id, 'select id from signature')).toEqual([]);
});

test('without id and uuid the cookie of the opened link decides', async () => {
  const { id } = await steps.add([waiver]);
  const appointment = encodeURIComponent(JSON.stringify(partsOf(await steps.linkOf(id))));
  const opened = await fetch(`${world.url}${AT}/get_appointment_forms?appointment=${appointment}`);
  const [cookie] = opened.headers.getSetCookie();
  expect(cookie).toMatch(/^greeter_forms=.*; HttpOnly; SameSite=Strict$/);
  const send = async (headers: Record<string, string>) => {
    const { status } = await fetch(`${world.url}${AT}/submit_appointment_forms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        checkboxValues: [{ checked: 'true', formID: Number(waiver) }],
        formCount: '1',
        signatureName: 'Ann Lee',
      }),
    });
    return status;
  };
  const withCookie = { cookie: cookie!.split(';')[0]! };
  expect(await send({})).toBe(404);
  // A page of another site sends it.
  expect(await send({ ...withCookie, origin: 'https://elsewhere.example', authorization: 'Bearer x' })).toBe(403);
  expect(await send(withCookie)).toBe(200);
  expect((await steps.forms(id)).map(({ signedAt }) => signedAt !== null)).toEqual([true]);
});

test('forms are chosen and sent with an appointment, and signed ones stay', async () => {
  const { owner } = world.business;
  const { body: added } = await owner.post<{ appointmentID: number }>(`${AT}/add_appointment`, {
    customerID: Number(steps.customer.id),
    startDate: '2026-06-16T10:00',
    endDate: '2026-06-16T11:00',
    formsArray: [Number(waiver), { id: Number(care) }],
  });
  const id = String(added.appointmentID);
  expect((await steps.forms(id)).map(({ name }) => name)).toEqual(['Waiver', 'Care']);
  const update = (body: object) =>
    owner.post<Refused>(`${AT}/update_appointment`, { appointmentID: Number(id), ...body });
  expect((await update({ isSendForms: 1 })).status).toBe(200);
  await steps.deliver();
  expect(steps.parties.twilio.texts.map(({ to }) => to)).toEqual(['+12125550142']);
  await steps.signAll(await steps.linkOf(id));
  const refused = await update({ selectedForms: [{ id: Number(care) }] });
  expect([refused.status, refused.body['errorUpdateAppointment']]).toEqual([
    409,
    'Forms which have been viewed/signed by customers cannot be removed.',
  ]);
  expect((await update({ isSendForms: true })).status).toBe(409);
});
