import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import { MergeCustomers, UndoCustomerMerge } from '../customers/customers.generated.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import { erases } from '../world/plant.js';
import { race } from '../world/race.js';
import { useWorld } from '../world/use-world.js';
import {
  FormRequests,
  FormsToSign,
  RequestTests_UpdateForm,
  RevokeFormRequest,
  SendForms,
  SignForms,
} from './form-requests.generated.js';
import { FormRequestSteps } from './FormRequestSteps.js';

const world = useWorld({ plan: Plan.STANDARD, config: { trustProxy: 1 } });
let steps: FormRequestSteps;
let ann: TestCustomer;

beforeEach(async () => {
  steps = new FormRequestSteps(world);
  ann = await world.business.customer('Ann', 'Lee', '2125550142');
});

type Answer = { errors?: { message: string; extensions: { code: string; details?: unknown } }[] };
const codeOf = (answer: object) => (answer as Answer).errors?.[0]!.extensions.code ?? null;
const reasonOf = (answer: object) =>
  ((answer as Answer).errors?.[0]!.extensions.details as { reason?: string } | undefined)?.reason ?? null;
const requests = async (customerId = ann.id) =>
  (await world.business.owner.must(FormRequests, { customerId })).formRequests;
const signatures = () =>
  world.rows<{ form_id: string; customer_id: string; place: string; form_request_id: string }>(
    world.business.id,
    'select form_id, customer_id, place, form_request_id from signature order by seq',
  );

describe('sending forms', () => {
  test('goes by text, and stores neither the token nor its words', async () => {
    const answer = await steps.send(ann.id, [await steps.form()]);
    expect(answer.data!.sendForms.sentBy).toBe('TEXT');
    const before = await world.rows(world.business.id, 'select token_hash from form_request');
    expect(before).toEqual([{ token_hash: null }]);
    await steps.deliver();
    expect(steps.parties.twilio.texts.map(({ to }) => to)).toEqual(['+12125550142']);
    expect(steps.parties.twilio.texts[0]!.body).toMatch(
      /^Salon Rosa: Ann, please review and sign a form: http:\/\/localhost:5000\/sign\/gs_\S+ Reply STOP to end texts\.$/,
    );
    const rows = JSON.stringify([
      await world.rows(world.business.id, 'select * from form_request'),
      await world.rows(world.business.id, 'select * from message'),
    ]);
    expect(rows).not.toContain(steps.token);
  });

  test('goes by e-mail where the texts of the month are used up, in the language of their last visit', async () => {
    const check = await world.business.checkIn(ann);
    await world.business.changeCheckIn(check, { language: 'es' });
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
    await world.business.hasUsedTexts(100_000);
    const answer = await steps.send(ann.id, [await steps.form(), await steps.form('Consent')]);
    expect(answer.data!.sendForms.sentBy).toBe('EMAIL');
    await steps.deliver();
    expect(steps.parties.mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['ann@example.com', '2 formularios por firmar para Salon Rosa'],
    ]);
    expect(JSON.stringify(steps.parties.mails)).toMatch(/\/sign\/gs_[^?" ]+\?language=es/);
  });

  test('is refused where neither reaches the customer, and leaves no request', async () => {
    await world.business.change({ plan: Plan.BASIC });
    const answer = await steps.send(ann.id, [await steps.form()]);
    expect((answer as Answer).errors![0]!.message).toBe(
      'Your plan has no texts, and Ann has no email address: nothing was sent.',
    );
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(await requests()).toEqual([]);
  });

  test('is for live forms and customers only, and for the front desk', async () => {
    const formId = await steps.form();
    await world.business.archivesForm(formId);
    expect(codeOf(await steps.send(ann.id, [formId]))).toBe('NOT_FOUND');
    const live = await steps.form('Live');
    await world.business.changeCustomer(ann, { archivedAt: world.clock.now() });
    expect(codeOf(await steps.send(ann.id, [live]))).toBe('NOT_FOUND');
    const staff = await world.business.as(Role.STAFF);
    expect(codeOf(await staff.ask(SendForms, { customerId: ann.id, formIds: [live] }))).toBe('FORBIDDEN');
    expect(codeOf(await steps.send(ann.id, []))).toBe('INVALID_INPUT');
  });

  describe('says that its link could not be delivered', () => {
    const REFUSED = { refuses: '30005' };
    const undelivered = async () => (await requests()).map(({ isUndelivered }) => isUndelivered);
    const lastMessage = async () =>
      (await world.rows<{ id: string }>(world.business.id, 'select id from message order by id desc limit 1'))[0]!.id;

    test('where the provider refuses the text, until it is taken back', async () => {
      const { request } = (await steps.send(ann.id, [await steps.form()])).data!.sendForms;
      expect(await undelivered()).toEqual([false]);
      steps.parties.twilio.plan(REFUSED);
      await steps.deliver();
      expect(await undelivered()).toEqual([true]);
      await world.business.owner.must(RevokeFormRequest, { id: request.id });
      expect(await undelivered()).toEqual([false]);
    });

    test('where a report says so later', async () => {
      await steps.link(ann.id, [await steps.form()]);
      expect(await undelivered()).toEqual([false]);
      await steps.parties.report({ messageId: await lastMessage(), state: 'undelivered', errorCode: '30005' });
      expect(await undelivered()).toEqual([true]);
    });

    test('once the e-mail in its place is lost too', async () => {
      await world.business.changeCustomer(ann, { email: 'ann@example.com' });
      await steps.send(ann.id, [await steps.form()]);
      steps.parties.twilio.plan(REFUSED);
      await steps.deliver();
      expect(await undelivered()).toEqual([false]);
      await steps.deliver();
      await steps.parties.report({ messageId: await lastMessage(), state: 'failed', errorCode: null });
      expect(await undelivered()).toEqual([true]);
    });
  });

  test('takes a template: its copy is sent', async () => {
    const list = await steps.list(await steps.link(ann.id, ['1']));
    expect(list.forms.map(({ form }) => form.name)).toEqual(['Visitor agreement and release']);
  });

  test('goes to a customer 3 times an hour', async () => {
    const formId = await steps.form();
    for (let count = 0; count < 3; count += 1) expect(codeOf(await steps.send(ann.id, [formId]))).toBeNull();
    expect(codeOf(await steps.send(ann.id, [formId]))).toBe('RATE_LIMITED');
  });
});

describe('the link', () => {
  test('lists the forms by title with the name of the reader, and nothing else of them', async () => {
    const token = await steps.link(ann.id, [
      await steps.form('Waiver'),
      await steps.form('Care', { signatureRequired: false }),
    ]);
    const list = await steps.list(token);
    expect({ business: list.business.name, firstName: list.firstName }).toEqual({
      business: 'Salon Rosa',
      firstName: 'Ann',
    });
    expect(list.forms.map(({ form, signedAt }) => [form.name, form.content, form.signatureRequired, signedAt])).toEqual(
      [
        ['Care', '<p>Care text</p>', false, null],
        ['Waiver', '<p>Waiver text</p>', true, null],
      ],
    );
    expect(JSON.stringify(list)).not.toMatch(/Lee|2125550142/);
  });

  test('works for 14 days, and not once it was taken back, sent anew or its customer erased', async () => {
    const formId = await steps.form();
    const first = await steps.link(ann.id, [formId]);
    world.clock.forward(14 * 86_400_000 - 1000);
    await steps.list(first);
    world.clock.forward(2000);
    expect(codeOf(await world.anonymous.ask(FormsToSign, { token: first }))).toBe('NOT_FOUND');
    const second = await steps.link(ann.id, [formId]);
    const [request] = await requests();
    const { revokeFormRequest } = await world.business.owner.must(RevokeFormRequest, { id: request!.id });
    expect(revokeFormRequest.revokedAt).not.toBeNull();
    expect(codeOf(await world.anonymous.ask(FormsToSign, { token: second }))).toBe('NOT_FOUND');
    const third = await steps.link(ann.id, [formId]);
    await world.business.changeCustomer(ann, { erasedAt: world.clock.now() });
    expect(codeOf(await world.anonymous.ask(FormsToSign, { token: third }))).toBe('NOT_FOUND');
  });

  test('sending one and taking it back stand in the history of the customer, once', async () => {
    const { request } = (await steps.send(ann.id, [await steps.form()])).data!.sendForms;
    for (let times = 0; times < 2; times += 1) await world.business.owner.must(RevokeFormRequest, { id: request.id });
    expect(
      await world.rows(
        world.business.id,
        "select action from audit_log where subject = $1 and action like '%-forms' order by id",
        [ann.id],
      ),
    ).toEqual([{ action: 'customer.send-forms' }, { action: 'customer.revoke-forms' }]);
  });

  test('a message that was not sent before the request was taken back does not leave', async () => {
    const answer = await steps.send(ann.id, [await steps.form()]);
    await world.business.owner.must(RevokeFormRequest, { id: answer.data!.sendForms.request.id });
    await steps.deliver();
    expect(steps.parties.twilio.texts).toEqual([]);
  });

  test('ends when all of its forms are archived', async () => {
    const formId = await steps.form();
    const token = await steps.link(ann.id, [formId]);
    await world.business.archivesForm(formId);
    expect(codeOf(await world.anonymous.ask(FormsToSign, { token }))).toBe('NOT_FOUND');
  });
});

describe('signing', () => {
  test('takes one form after the other; with the last one the request is complete', async () => {
    const [care, waiver] = [await steps.form('Care', { signatureRequired: false }), await steps.form('Waiver')];
    const token = await steps.link(ann.id, [waiver, care]);
    const [first, second] = (await steps.list(token)).forms.map(({ form }) => form.versionId);
    await steps.sign(token, first!, { signerName: null });
    const [half] = await requests();
    expect(half!.completedAt).toBeNull();
    expect(half!.forms.map(({ name, signedAt }) => [name, signedAt !== null])).toEqual([
      ['Care', true],
      ['Waiver', false],
    ]);
    const done = await steps.sign(token, second!);
    expect(done.data!.signForms.forms.map(({ signedAt }) => signedAt !== null)).toEqual([true, true]);
    const [whole] = await requests();
    expect(whole!.completedAt).toBe(world.clock.now().toISOString());
    expect(whole!.createdBy).not.toBe('');
    const row = { customer_id: ann.id, place: 'link', form_request_id: whole!.id };
    expect(await signatures()).toEqual([
      { ...row, form_id: care },
      { ...row, form_id: waiver },
    ]);
    // It can still be read.
    expect((await steps.list(token)).forms.map(({ form }) => form.name)).toEqual(['Care', 'Waiver']);
  });

  test('shows what was given with a form once it is signed, and of an open one nothing', async () => {
    const fields = [{ name: 'allergies', kind: 'TEXT' as const, label: 'Allergies', isRequired: true, options: [] }];
    const token = await steps.link(ann.id, [await steps.form('Care', { fields }), await steps.form()]);
    const [open] = (await steps.list(token)).forms;
    const answers = [{ name: 'allergies', value: 'Nuts' }];
    await steps.sign(token, open!.form.versionId, { signedFor: 'Ben Lee', strokes: '10,10 100,150', answers });
    expect((await steps.list(token)).forms.map(({ form, signature }) => [form.name, signature])).toEqual([
      ['Waiver', null],
      [
        'Care',
        {
          signerName: 'Ann Lee',
          signedFor: 'Ben Lee',
          strokes: '10,10 100,150',
          answers: [{ label: 'Allergies', value: 'Nuts' }],
        },
      ],
    ]);
  });

  test('waits for an erasure that runs, and ends with it', async () => {
    const token = await steps.link(ann.id, [await steps.form()]);
    const { form } = (await steps.list(token)).forms[0]!;
    let answer: object = {};
    const winner = await race(
      (hasBegun) =>
        world.inContext(world.business.id, async ({ db }) => {
          await erases(db, ann.id, world.clock.now());
          await hasBegun();
        }),
      async () => (answer = await steps.sign(token, form.versionId)),
    );
    expect([winner, codeOf(answer)]).toEqual(['first', 'NOT_FOUND']);
    expect(await world.rows(world.business.id, 'select id from signature')).toEqual([]);
  });

  test.each(['phone', 'mailbox'])('tells to which %s the link had gone', async (kind) => {
    await world.business.changeCustomer(ann, { email: 'ann@example.com' });
    if (kind === 'mailbox') await world.business.hasUsedTexts(100_000);
    const token = await steps.link(ann.id, [await steps.form()]);
    const [sent] = await world.rows<{ id: string }>(world.business.id, 'select id from message');
    await steps.parties.report({ messageId: sent!.id, state: 'delivered', errorCode: null });
    await steps.sign(token, (await steps.list(token)).forms[0]!.form.versionId);
    expect(await world.rows(world.business.id, 'select sent_to from signature')).toEqual([
      { sent_to: kind === 'phone' ? steps.parties.twilio.texts[0]!.to : 'ann@example.com' },
    ]);
  });

  test('is one signature however often it is sent, and a second one of the same form is refused', async () => {
    const token = await steps.link(ann.id, [await steps.form()]);
    const { form } = (await steps.list(token)).forms[0]!;
    const signature = steps.signature(form.versionId);
    for (let count = 0; count < 2; count += 1)
      await world.anonymous.must(SignForms, { token, signatures: [signature] });
    expect(reasonOf(await steps.sign(token, form.versionId))).toBe('FORM_SIGNED');
    expect(await signatures()).toHaveLength(1);
  });

  test('two signatures with one key are refused', async () => {
    const token = await steps.link(ann.id, [await steps.form(), await steps.form('Consent')]);
    const doubled = (await steps.list(token)).forms.map(({ form }) => ({
      ...steps.signature(form.versionId),
      submissionKey: 'the-same-key-for-both',
    }));
    expect(await world.anonymous.refused(SignForms, { token, signatures: doubled })).toBe('INVALID_INPUT');
  });

  test('two windows at once leave one signature', async () => {
    const token = await steps.link(ann.id, [await steps.form()]);
    const { form } = (await steps.list(token)).forms[0]!;
    const answers = await Promise.all([steps.sign(token, form.versionId), steps.sign(token, form.versionId)]);
    expect(answers.map(reasonOf).toSorted()).toEqual(['FORM_SIGNED', null]);
    expect(await signatures()).toHaveLength(1);
  });

  test('a form that is not on the list is not signed', async () => {
    const other = await steps.link(ann.id, [await steps.form('Other')]);
    const { form } = (await steps.list(other)).forms[0]!;
    const token = await steps.link(ann.id, [await steps.form()]);
    expect(codeOf(await steps.sign(token, form.versionId))).toBe('NOT_FOUND');
    expect(await signatures()).toEqual([]);
  });

  test('of a form that changed meanwhile is of what was read; a day later the new text is read first', async () => {
    const [waiver, care] = [await steps.form('Waiver'), await steps.form('Care')];
    const token = await steps.link(ann.id, [waiver, care]);
    const [careRead, waiverRead] = (await steps.list(token)).forms.map(({ form }) => form.versionId);
    for (const [id, name] of [
      [waiver, 'Waiver'],
      [care, 'Care'],
    ])
      await world.business.owner.must(RequestTests_UpdateForm, {
        id: id!,
        input: { name: name!, content: '<p>New text</p>', signatureRequired: true },
      });
    const soon = await steps.sign(token, careRead!);
    expect(soon.data!.signForms.forms.at(-1)!.form.content).toBe('<p>Care text</p>');
    world.clock.forward(86_400_000 + 1000);
    expect(reasonOf(await steps.sign(token, waiverRead!))).toBe('FORM_CHANGED');
    expect((await steps.list(token)).forms[0]!.form.content).toBe('<p>New text</p>');
  });

  test('of a text that is not the one that was read is refused', async () => {
    const token = await steps.link(ann.id, [await steps.form()]);
    const { form } = (await steps.list(token)).forms[0]!;
    const other = { versionSha256: form.sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) };
    expect(reasonOf(await steps.sign(token, form.versionId, other))).toBe('FORM_CHANGED');
    expect(reasonOf(await steps.sign(token, form.versionId, { versionSha256: form.sha256 }))).toBeNull();
  });

  test('a key that was used is none for another text, nor for another link', async () => {
    const [waiver, care] = [await steps.form('Waiver'), await steps.form('Care')];
    const token = await steps.link(ann.id, [waiver, care]);
    const [first, second] = (await steps.list(token)).forms.map(({ form }) => form.versionId);
    const { submissionKey } = steps.signature(first!);
    expect(codeOf(await steps.sign(token, first!, { submissionKey }))).toBeNull();
    expect(codeOf(await steps.sign(await steps.link(ann.id, [waiver]), second!, { submissionKey }))).toBe(
      'INVALID_INPUT',
    );
    expect(await signatures()).toHaveLength(1);
  });

  test('stays with whom it was sent to when the merge of their records is undone', async () => {
    const token = await steps.link(ann.id, [await steps.form()]);
    const kept = await world.business.customer('Ann', 'Leigh');
    const { owner } = world.business;
    const { mergeCustomers } = await owner.must(MergeCustomers, { keepId: kept.id, mergeId: ann.id });
    await steps.sign(token, (await steps.list(token)).forms[0]!.form.versionId);
    await owner.must(UndoCustomerMerge, { id: mergeCustomers.id });
    expect((await signatures()).map(({ customer_id: customerId }) => customerId)).toEqual([ann.id]);
  });

  test('tells what is missing, with its form', async () => {
    const formId = await steps.form();
    const token = await steps.link(ann.id, [formId]);
    const { form } = (await steps.list(token)).forms[0]!;
    const answer = (await steps.sign(token, form.versionId, { signerName: ' ' })) as Answer;
    expect(answer.errors![0]!.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'signerName',
      details: { formId },
    });
    const long = (await steps.sign(token, form.versionId, { strokes: 'x' })) as Answer;
    expect(long.errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    expect((long.errors![0]!.extensions as unknown as { field: string }).field).toMatch(/strokes$/);
  });
});

test('another business sees and ends none of it', async () => {
  const token = await steps.link(ann.id, [await steps.form()]);
  const [request] = await requests();
  const other = await world.aBusiness({ plan: Plan.STANDARD });
  expect((await other.owner.must(FormRequests, { customerId: ann.id })).formRequests).toEqual([]);
  expect(codeOf(await other.owner.ask(RevokeFormRequest, { id: request!.id }))).toBe('NOT_FOUND');
  await steps.list(token);
});
