import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { Signatures } from '../signatures/signed.generated.js';
import { MergeCustomers, UndoCustomerMerge } from '../customers/customers.generated.js';
import { erases } from '../world/plant.js';
import { race } from '../world/race.js';
import { blanksSignatures } from '../world/signed-rows.js';
import { useWorld } from '../world/use-world.js';
import {
  AppointmentForms,
  AppointmentFormsUrl,
  SendAppointmentForms,
  SignAppointmentForms,
  SubmitAppointmentForms,
} from './appointment-forms.generated.js';
import { AppointmentFormSteps } from './AppointmentFormSteps.js';
import { AppointmentLog, DeleteAppointments } from './appointments.generated.js';

const world = useWorld({ plan: Plan.PLUS });
let steps: AppointmentFormSteps;

beforeEach(async () => {
  steps = await AppointmentFormSteps.open(world);
});

type Answer = { errors?: { message: string; extensions: { code: string; field?: string; details?: unknown } }[] };
const errorOf = (answer: object) => (answer as Answer).errors?.[0];
const codeOf = (answer: object) => errorOf(answer)?.extensions.code ?? null;
const reasonOf = (answer: object) =>
  (errorOf(answer)?.extensions.details as { reason?: string } | undefined)?.reason ?? null;
const names = (forms: readonly { name: string }[]) => forms.map(({ name }) => name);
const signatures = () =>
  world.rows<Record<string, unknown>>(
    world.business.id,
    'select form_id, customer_id, appointment_id, form_request_id, place, sent_to from signature order by seq',
  );
const read = (link: string) => world.anonymous.ask(AppointmentForms, { link });

describe('the forms of an appointment', () => {
  test('are chosen with it, in their order, and changed later, which its log names', async () => {
    const [care, waiver] = [await steps.form('Care', { signatureRequired: false }), await steps.form('Waiver')];
    const { id, forms, version } = await steps.add([waiver, care]);
    const open = { isArchived: false, signedAt: null, signatureId: null, signerName: null };
    expect(forms).toEqual([
      { formId: waiver, name: 'Waiver', signatureRequired: true, ...open },
      { formId: care, name: 'Care', signatureRequired: false, ...open },
    ]);
    const changed = (await steps.change(id, { formIds: [care] }, version)).data!.updateAppointment;
    expect([names(changed.forms), changed.version]).toEqual([['Care'], 2]);
    const { appointmentEvents } = await world.business.owner.must(AppointmentLog, { id });
    const log = appointmentEvents.filter(({ kind }) => kind !== 'NOT_TOLD');
    expect(log.map(({ fields }) => fields)).toEqual([['forms'], []]);
    // What is not named stays.
    await steps.change(id, { notes: 'Tea' });
    expect(names(await steps.forms(id))).toEqual(['Care']);
    expect((await steps.change(id, { formIds: [care] })).data!.updateAppointment.version).toBe(3);
  });

  test('are live ones, or copies of templates; an event has none', async () => {
    const archived = await steps.form();
    await world.business.archivesForm(archived);
    expect(codeOf(await steps.ask([archived]))).toBe('NOT_FOUND');
    expect(codeOf(await steps.ask(['7']))).toBe('NOT_FOUND');
    expect(names((await steps.add(['1'])).forms)).toEqual(['Visitor agreement and release']);
    const event = await steps.ask([await steps.form()], { isEvent: true, customerId: null });
    expect([codeOf(event), errorOf(event)!.extensions.field]).toEqual(['INVALID_INPUT', 'formIds']);
  });

  test('that are archived later stay, but nobody can sign them', async () => {
    const [waiver, care] = [await steps.form('Waiver'), await steps.form('Care')];
    const { id } = await steps.add([waiver, care]);
    await world.business.archivesForm(waiver);
    expect((await steps.forms(id)).map(({ name, isArchived }) => [name, isArchived])).toEqual([
      ['Waiver', true],
      ['Care', false],
    ]);
    expect(codeOf(await steps.change(id, { formIds: [waiver, care], notes: 'x' }))).toBeNull();
    const { list } = await steps.read(await steps.linkOf(id));
    expect(list.forms.map(({ form }) => form.name)).toEqual(['Care']);
  });

  test('cannot be taken away once they are signed; open ones can', async () => {
    const [waiver, care] = [await steps.form('Waiver'), await steps.form('Care')];
    const { id } = await steps.add([waiver, care]);
    const link = await steps.linkOf(id);
    const { list } = await steps.read(link);
    await steps.signOne(link, list.forms.find(({ form }) => form.name === 'Waiver')!.form.versionId);
    const refused = await steps.change(id, { formIds: [care] });
    expect(errorOf(refused)!.message).toBe('Forms which have been viewed/signed by customers cannot be removed.');
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['CONFLICT', 'FORM_SIGNED']);
    expect(names((await steps.change(id, { formIds: [waiver] })).data!.updateAppointment.forms)).toEqual(['Waiver']);
  });

  test('are asked anew of another customer, whose link is another one', async () => {
    const { id } = await steps.add([await steps.form()]);
    const link = await steps.linkOf(id);
    await steps.signAll(link);
    const ben = await world.business.customer('Ben', 'Ode');
    const changed = (await steps.change(id, { customerId: ben.id })).data!.updateAppointment;
    expect(changed.forms.map(({ signedAt }) => signedAt)).toEqual([null]);
    expect(codeOf(await read(link))).toBe('NOT_FOUND');
    const other = await steps.linkOf(id);
    expect((await steps.read(other)).list).toMatchObject({ firstName: 'Ben', forms: [{ signedAt: null }] });
    await steps.signAll(other);
    expect((await signatures()).map((row) => row['customer_id'])).toEqual([steps.customer.id, ben.id]);
    // The link stays while the customer does.
    await steps.change(id, { notes: 'x' });
    expect(await steps.linkOf(id)).toBe(other);
  });

  test('stay signed when records of the customer are merged, and when that is undone', async () => {
    const { id } = await steps.add([await steps.form()]);
    await steps.signAll(await steps.linkOf(id));
    const kept = await world.business.customer('Anna', 'Lee');
    const { owner } = world.business;
    const { mergeCustomers } = await owner.must(MergeCustomers, { keepId: kept.id, mergeId: steps.customer.id });
    const isSigned = async () => (await steps.forms(id)).map(({ signedAt }) => signedAt !== null);
    expect(await isSigned()).toEqual([true]);
    expect((await steps.read(await steps.linkOf(id))).list.firstName).toBe('Anna');
    await owner.must(UndoCustomerMerge, { id: mergeCustomers.id });
    expect(await isSigned()).toEqual([true]);
  });
});

describe('the link', () => {
  test('lists the forms, open ones first, with the reader, and nothing else of them', async () => {
    const { id } = await steps.add([await steps.form('Waiver'), await steps.form('Care')]);
    const answer = await steps.read(await steps.linkOf(id));
    expect(answer).toMatchObject({
      lastInitial: 'L',
      startsAt: '2026-06-16T14:00:00.000Z',
      list: { firstName: 'Ann', business: { name: 'Salon Rosa' } },
    });
    expect(answer.list.forms.map(({ form }) => form.name)).toEqual(['Care', 'Waiver']);
    expect(JSON.stringify(answer)).not.toMatch(/Lee|2125550142/);
  });

  test('is id and uuid, both right, of one business', async () => {
    const [one, other] = [await steps.add([await steps.form()]), await steps.ask([], { startsAt: '2026-06-16T12:00' })];
    const [id, uuid] = (await steps.linkOf(one.id)).split('/') as [string, string];
    const otherId = other.data!.addAppointment.id;
    for (const link of [`${id}/${randomUUID()}`, `${otherId}/${uuid}`, `1/${uuid}`, `${id}/x`, id, '', `x/${uuid}`])
      expect([link, codeOf(await read(link))]).toEqual([link, 'NOT_FOUND']);
    expect(codeOf(await read(`${id}/${uuid.toUpperCase()}`))).toBeNull();
  });

  test('shows no forms of an appointment without them', async () => {
    expect((await steps.read(await steps.linkOf((await steps.add([])).id))).list.forms).toEqual([]);
  });

  test('ends four weeks after the appointment, and at once with the appointment or the customer', async () => {
    const { id } = await steps.add([await steps.form()]);
    const link = await steps.linkOf(id);
    world.clock.set(new Date('2026-07-14T14:29:00Z'));
    expect(codeOf(await read(link))).toBeNull();
    world.clock.forward(2 * 60_000);
    expect(codeOf(await read(link))).toBe('NOT_FOUND');
    expect(errorOf(await steps.sendLink(id))!.message).toContain('too long ago');
    world.clock.set(new Date('2026-06-16T12:00:00Z'));
    const other = (await steps.ask([], { startsAt: '2026-06-17T10:00' })).data!.addAppointment;
    await world.business.owner.must(DeleteAppointments, { ids: [other.id] });
    expect(codeOf(await read(await steps.linkOf(other.id)))).toBe('NOT_FOUND');
    expect(codeOf(await read(link))).toBeNull();
    await world.business.changeCustomer(steps.customer, { erasedAt: world.clock.now() });
    expect(codeOf(await read(link))).toBe('NOT_FOUND');
  });

  test('guessing it is counted by address', async () => {
    const { id } = await steps.add([await steps.form()]);
    const guess = `${id}/${randomUUID()}`;
    let code: string | null = null;
    for (let count = 0; count < 61; count += 1) code = codeOf(await read(guess));
    expect(code).toBe('RATE_LIMITED');
    expect(codeOf(await read(await steps.linkOf(id)))).toBeNull();
  });

  test('its address is for those who change appointments, and only where there are forms', async () => {
    const { id } = await steps.add([await steps.form()]);
    const { appointmentFormsUrl } = await world.business.owner.must(AppointmentFormsUrl, { id });
    expect(appointmentFormsUrl).toBe(`${world.url}/appointment/${await steps.linkOf(id)}`);
    const bare = (await steps.ask([], { startsAt: '2026-06-16T12:00' })).data!.addAppointment;
    expect(await world.business.owner.must(AppointmentFormsUrl, { id: bare.id })).toEqual({
      appointmentFormsUrl: null,
    });
    const staff = await world.business.as(Role.STAFF);
    for (const document of [AppointmentFormsUrl, SendAppointmentForms] as const)
      expect(codeOf(await staff.ask(document as typeof AppointmentFormsUrl, { id }))).toBe('FORBIDDEN');
  });
});

describe('sending', () => {
  test('goes by text, and stores neither the link nor its words', async () => {
    const { id } = await steps.add([await steps.form()]);
    expect((await steps.sendLink(id)).data!.sendAppointmentForms).toEqual({
      sentTo: '+12125550142',
      appointment: { id },
    });
    await steps.deliver();
    const link = await steps.linkOf(id);
    expect(steps.parties.twilio.texts.map(({ body }) => body.replaceAll(/\s/g, ' '))).toEqual([
      `Salon Rosa: Ann, please review and sign a form before your visit on Tue, Jun 16, 10:00 AM: http://localhost:5000/appointment/${link} Reply STOP to end texts.`,
    ]);
    const rows = await world.rows(world.business.id, 'select * from message');
    expect(JSON.stringify(rows)).not.toContain(link.split('/')[1]);
  });

  test('goes by e-mail where texts do not reach them, and says where neither does', async () => {
    const { id } = await steps.add([await steps.form()]);
    await world.business.hasUsedTexts(100_000);
    const refused = await steps.sendLink(id);
    expect(codeOf(refused)).toBe('CONFLICT');
    expect(errorOf(refused)!.message).toBe(
      "This month's texts are used up, and Ann has no email address: nothing was sent.",
    );
    await world.business.changeCustomer(steps.customer, { email: 'ann@example.com' });
    expect((await steps.sendLink(id)).data!.sendAppointmentForms.sentTo).toBe('ann@example.com');
    await steps.deliver();
    expect(steps.parties.mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ann@example.com', 'A form to sign before your visit to Salon Rosa'],
    ]);
  });

  test('comes with a save, which is refused as a whole where nobody is reached', async () => {
    const formId = await steps.form();
    const { id } = await steps.add([]);
    expect(codeOf(await steps.change(id, { formIds: [formId], sendsForms: true }))).toBeNull();
    await steps.deliver();
    expect(steps.parties.twilio.texts).toHaveLength(1);
    await world.business.hasUsedTexts(100_000);
    expect(codeOf(await steps.change(id, { formIds: [formId, await steps.form('Care')], sendsForms: true }))).toBe(
      'CONFLICT',
    );
    expect(names(await steps.forms(id))).toEqual(['Waiver']);
  });

  test('comes with a new appointment, which is not there where nobody is reached or nothing is to be signed', async () => {
    expect(codeOf(await steps.ask([await steps.form()], { sendsForms: true }))).toBeNull();
    await steps.deliver();
    expect(steps.parties.twilio.texts).toHaveLength(1);
    const at = { startsAt: '2026-06-16T12:00' };
    expect(codeOf(await steps.ask([], { sendsForms: true, ...at }))).toBe('CONFLICT');
    await world.business.hasUsedTexts(100_000);
    expect(codeOf(await steps.ask([await steps.form()], { sendsForms: true, ...at }))).toBe('CONFLICT');
    expect(await world.rows(world.business.id, 'select id from appointment')).toHaveLength(1);
  });

  test('is for open forms, and three times an hour', async () => {
    const { id } = await steps.add([await steps.form()]);
    for (let count = 0; count < 3; count += 1) expect(codeOf(await steps.sendLink(id))).toBeNull();
    expect(codeOf(await steps.sendLink(id))).toBe('RATE_LIMITED');
    world.clock.forward(3_600_001);
    await steps.signAll(await steps.linkOf(id));
    expect(errorOf(await steps.sendLink(id))!.message).toContain('no form left to sign');
  });

  test('a message that was not sent before the forms were signed does not leave', async () => {
    const { id } = await steps.add([await steps.form()]);
    await steps.sendLink(id);
    await steps.signAll(await steps.linkOf(id));
    await steps.deliver();
    expect(steps.parties.twilio.texts.filter(({ body }) => body.includes('/appointment/'))).toEqual([]);
  });
});

describe('signing', () => {
  test('is kept with the appointment and all evidence, and shown to the staff', async () => {
    const formId = await steps.form();
    const { id } = await steps.add([formId]);
    await steps.sendLink(id);
    await steps.deliver();
    const link = await steps.linkOf(id);
    await steps.signAll(link);
    expect(await signatures()).toEqual([
      {
        form_id: formId,
        customer_id: steps.customer.id,
        appointment_id: id,
        form_request_id: null,
        place: 'link',
        sent_to: '+12125550142',
      },
    ]);
    const [form] = await steps.forms(id);
    expect(form).toMatchObject({ signedAt: world.clock.now().toISOString(), signerName: 'Ann Lee' });
    const { signatures: listed } = await world.business.owner.must(Signatures, { customerId: steps.customer.id });
    expect(listed.items.map((one) => one.id)).toEqual([form!.signatureId]);
    const [again] = (await steps.read(link)).list.forms;
    expect(again).toMatchObject({ signedAt: form!.signedAt, signature: { signerName: 'Ann Lee' } });
  });

  test('by a link to an e-mail address that only a kiosk gave says that nobody proved it', async () => {
    const { id } = await steps.add([await steps.form()]);
    await world.business.changeCustomer(steps.customer, { email: 'ann@example.com', emailUnproven: true });
    await world.business.hasUsedTexts(100_000);
    await steps.sendLink(id);
    await steps.deliver();
    await steps.signAll(await steps.linkOf(id));
    expect(await world.rows(world.business.id, 'select sent_to, sent_to_unproven from signature')).toEqual([
      { sent_to: 'ann@example.com', sent_to_unproven: true },
    ]);
  });

  test('needs the checkbox, and a name where a signature is required', async () => {
    const { id } = await steps.add([await steps.form()]);
    const link = await steps.linkOf(id);
    const { versionId } = (await steps.read(link)).list.forms[0]!.form;
    for (const more of [{ isAgreed: false }, { signerName: ' ' }])
      expect(codeOf(await steps.signOne(link, versionId, more))).toBe('INVALID_INPUT');
    expect(await signatures()).toEqual([]);
  });

  test('is one signature however often it is sent, and a second one is refused', async () => {
    const { id } = await steps.add([await steps.form()]);
    const link = await steps.linkOf(id);
    const signature = steps.signature((await steps.read(link)).list.forms[0]!.form.versionId);
    for (let count = 0; count < 2; count += 1)
      await world.anonymous.must(SignAppointmentForms, { link, signatures: [signature] });
    expect(reasonOf(await steps.signOne(link, signature.versionId))).toBe('FORM_SIGNED');
    expect(await signatures()).toHaveLength(1);
  });

  test('is of the forms of the appointment only, and of each appointment anew', async () => {
    const [waiver, care] = [await steps.form('Waiver'), await steps.form('Care')];
    const { id } = await steps.add([waiver]);
    const other = (await steps.ask([waiver, care], { startsAt: '2026-06-17T10:00' })).data!.addAppointment;
    const otherLink = await steps.linkOf(other.id);
    const careVersion = (await steps.read(otherLink)).list.forms.find(({ form }) => form.name === 'Care')!.form;
    const link = await steps.linkOf(id);
    expect(codeOf(await steps.signOne(link, careVersion.versionId))).toBe('NOT_FOUND');
    await steps.signAll(link);
    expect((await steps.forms(other.id)).map(({ signedAt }) => signedAt)).toEqual([null, null]);
  });

  test('waits for an erasure that runs, and ends with it', async () => {
    const { id } = await steps.add([await steps.form()]);
    const link = await steps.linkOf(id);
    const { versionId } = (await steps.read(link)).list.forms[0]!.form;
    let answer: object = {};
    const winner = await race(
      (hasBegun) =>
        world.inContext(world.business.id, async ({ db }) => {
          await erases(db, steps.customer.id, world.clock.now());
          await hasBegun();
        }),
      async () => (answer = await steps.signOne(link, versionId)),
    );
    expect([winner, codeOf(answer)]).toEqual(['first', 'NOT_FOUND']);
    expect(await signatures()).toEqual([]);
  });

  test('is blanked in its time, with the appointment at which it was', async () => {
    world.clock.set(new Date('2020-06-15T16:00:00Z'));
    const { id } = (await steps.ask([await steps.form()], { startsAt: '2020-06-16T10:00' })).data!.addAppointment;
    await steps.signAll(await steps.linkOf(id));
    expect(await blanksSignatures(world.business)).toBe(1);
    expect(await signatures()).toMatchObject([{ customer_id: null, appointment_id: null }]);
    expect((await steps.forms(id)).map(({ signedAt }) => signedAt)).toEqual([null]);
  });
});

describe('submitting by ids of forms', () => {
  const submit = (link: string, formIds: readonly string[], more: { signerName?: string; count?: number } = {}) => {
    const { signerName = 'Ann Lee', count } = more;
    return world.anonymous.ask(SubmitAppointmentForms, {
      link,
      signatures: formIds.map((formId) => ({ formId, signerName })),
      count: count ?? null,
    });
  };

  test('signs them all, and leaves those that are signed already as they are', async () => {
    const [waiver, care] = [await steps.form('Waiver'), await steps.form('Care', { signatureRequired: false })];
    const { id } = await steps.add([waiver, care]);
    const link = await steps.linkOf(id);
    const open = (await steps.read(link)).list.forms.find(({ form }) => form.formId === care)!;
    await steps.signOne(link, open.form.versionId, { signerName: null });
    for (let count = 0; count < 2; count += 1) {
      const answer = await submit(link, [waiver, care], { count: 2 });
      expect(answer.data!.submitAppointmentForms.list.forms.map(({ signedAt }) => signedAt !== null)).toEqual([
        true,
        true,
      ]);
    }
    expect((await signatures()).map((row) => row['form_id'])).toEqual([care, waiver]);
  });

  test('takes all of them or nothing', async () => {
    const [waiver, care] = [await steps.form('Waiver'), await steps.form('Care')];
    const link = await steps.linkOf((await steps.add([waiver, care])).id);
    expect(codeOf(await submit(link, [waiver], { count: 2 }))).toBe('INVALID_INPUT');
    expect(codeOf(await submit(link, [waiver, care], { signerName: '' }))).toBe('INVALID_INPUT');
    expect(codeOf(await submit(link, [waiver, await steps.form('Other')]))).toBe('NOT_FOUND');
    expect(await signatures()).toEqual([]);
  });
});
