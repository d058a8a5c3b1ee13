import { beforeEach, describe, expect, test } from '@jest/globals';
import { Plan } from '../../entities/Plan.js';
import { textConsent } from '../../server/core/messages/consent.js';
import { useWorld } from '../world/use-world.js';
import { Parties, type Party } from './Parties.js';
import {
  DismissReply,
  MessagePreview,
  RestoreReply,
  TextParty,
  type MessagePreviewQueryVariables,
} from './replies.generated.js';
import { PublicCheckInApp } from '../check-in-app/settings.generated.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Role } from '../../entities/Role.js';
import { setStatus } from '../check-ins/call-ups.js';

const world = useWorld({ plan: Plan.STANDARD });
let parties: Parties;
let ann: Party;

beforeEach(async () => {
  parties = new Parties(world);
  ann = await parties.party('Ann');
  await parties.callUp(ann.id);
  await parties.deliverAll();
});

const asks = () => parties.texts(ann.phone, 'Is there parking?');
const answer = (text = 'Yes, behind the house.', id = ann.id) =>
  parties.business.owner.ask(TextParty, { id, text, isAnswer: true });

describe('an answer', () => {
  test('goes out as a text, takes the message off the row, and its words stay out of the log of events', async () => {
    await asks();
    expect((await answer()).data).toEqual({
      textParty: { sentBy: 'TEXT', notice: null, checkIn: { id: ann.id, reply: null, repliedAt: null } },
    });
    await parties.deliverAll();
    expect(parties.twilio.bodies().at(-1)).toBe('Salon Rosa: Yes, behind the house.\nReply STOP to end texts.');
    const event = (await parties.events(ann.id)).at(-1)!;
    expect(event).toMatchObject({
      kind: 'answered',
      data: { channel: 'text', messageId: (await parties.messages()).at(-1)!.id },
    });
    expect(JSON.stringify(event)).not.toContain('behind');
  });

  test('is given once: a colleague who is slower hears so', async () => {
    await asks();
    const answers = await Promise.all([answer('One'), answer('Two'), answer('Three')]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toEqual([
      'CONFLICT',
      'CONFLICT',
    ]);
    expect((await parties.messages()).filter(({ template }) => template === 'host-answer')).toHaveLength(1);
  });

  test('that cannot go out says why, and the message stays', async () => {
    await asks();
    await parties.texts(ann.phone, 'STOP', { optOut: 'STOP' });
    expect((await answer()).data).toMatchObject({
      textParty: {
        sentBy: null,
        notice: 'Ann stopped texts and has no email address: nothing was sent.',
        checkIn: { reply: 'Is there parking?' },
      },
    });
  });

  test('goes out by e-mail where no texts are left', async () => {
    const bob = await parties.party('Bob', { email: 'bob@example.com' });
    await parties.callUp(bob.id);
    await parties.deliverAll();
    await parties.texts(bob.phone, 'Is there parking?');
    await parties.business.hasUsedTexts(1000);
    expect((await answer('Yes', bob.id)).data).toMatchObject({
      textParty: {
        sentBy: 'EMAIL',
        notice: "This month's texts are used up: an email went out instead.",
        checkIn: { reply: null },
      },
    });
    await parties.deliverAll();
    expect(parties.mails.at(-1)).toMatchObject({
      recipient: 'bob@example.com',
      subject: 'A message from Salon Rosa',
      text: expect.stringContaining('\n\nYes\n\n'),
    });
  });

  test.each([
    ['', 'INVALID_INPUT'],
    [' \n', 'INVALID_INPUT'],
    ['x'.repeat(481), 'INVALID_INPUT'],
  ])('%j is refused', async (text, code) => {
    await asks();
    expect((await answer(text)).errors?.[0]?.extensions.code).toBe(code);
  });

  test('leaves in letters that the carriers know, and is kept as it left; its e-mail keeps what was typed', async () => {
    await asks();
    await answer('Yes \u2013 it\u2019s behind\u00A0\u201Cour\u201D house\u2026');
    await parties.deliverAll();
    const sent = 'Salon Rosa: Yes - it\'s behind "our" house...\nReply STOP to end texts.';
    expect(parties.twilio.bodies().at(-1)).toBe(sent);
    expect((await parties.messages()).at(-1)!.body).toBe(sent);
    const bob = await parties.party('Bob', { email: 'bob@example.com' });
    await parties.send({
      checkInId: bob.id,
      template: 'host-answer',
      channel: 'email',
      data: { text: 'It\u2019s here' },
    });
    await parties.deliverAll();
    expect(parties.mails.at(-1)!.text).toContain('It\u2019s here');
  });

  test('of 480 characters goes out', async () => {
    await asks();
    expect((await answer('x'.repeat(480))).errors).toBeUndefined();
  });
});

describe('a text of the host to a party that has not written', () => {
  const text = (party = ann, words = 'Your table is on the terrace.') =>
    parties.business.owner.ask(TextParty, { id: party.id, text: words });

  test('goes out to one that waits or is ready, by the same way as an answer', async () => {
    const bob = await parties.party('Bob');
    for (const party of [ann, bob])
      expect((await text(party)).data).toMatchObject({ textParty: { sentBy: 'TEXT', notice: null } });
    await parties.deliverAll();
    const sent = { body: 'Salon Rosa: Your table is on the terrace.\nReply STOP to end texts.' };
    expect(parties.twilio.texts.slice(-2)).toMatchObject([
      { to: ann.phone, ...sent },
      { to: bob.phone, ...sent },
    ]);
    expect((await parties.events(bob.id)).at(-1)).toMatchObject({ kind: 'texted', data: { channel: 'text' } });
    expect(await parties.used()).toBe(3);
  });

  test('leaves a text of the party that nobody answered where it is', async () => {
    await asks();
    expect((await text()).data).toMatchObject({ textParty: { checkIn: { reply: 'Is there parking?' } } });
  });

  test.each(['SEATED', 'CANCELED'] as const)('goes not to one that is %s', async (status) => {
    await setStatus(parties.business, ann, status);
    expect((await text()).errors?.[0]).toMatchObject({
      message: 'Only a party that waits or is ready can be texted.',
      extensions: { code: 'CONFLICT' },
    });
  });

  test('goes by e-mail to one that stopped texts, or not at all', async () => {
    const bob = await parties.party('Bob', { email: 'bob@example.com' });
    for (const { phone } of [ann, bob]) await parties.business.hasConsent(phone.slice(2), 'stopped');
    expect((await text(ann)).data).toMatchObject({
      textParty: { sentBy: null, notice: 'Ann stopped texts and has no email address: nothing was sent.' },
    });
    expect((await text(bob)).data).toMatchObject({
      textParty: { sentBy: 'EMAIL', notice: 'Bob stopped texts: an email went out instead.' },
    });
    await parties.deliverAll();
    expect(parties.mails.at(-1)!.text).toContain('\n\nYour table is on the terrace.\n\n');
    expect(parties.twilio.texts).toHaveLength(1);
  });

  test('that is not delivered goes by e-mail, which the log tells too', async () => {
    const bob = await parties.party('Bob', { email: 'bob@example.com' });
    await text(bob);
    parties.twilio.plan({ refuses: '21614' });
    await parties.deliverAll();
    expect((await parties.events(bob.id)).slice(-2)).toMatchObject([
      { kind: 'texted', data: { channel: 'text' } },
      { kind: 'texted', data: { channel: 'email' } },
    ]);
  });

  test("is not found for another business's party, and not for staff to send", async () => {
    const other = await Parties.open(world);
    expect(await other.business.owner.refused(TextParty, { id: ann.id, text: 'Hi' })).toBe('NOT_FOUND');
    const staff = await parties.business.as(Role.STAFF);
    expect(await staff.refused(TextParty, { id: ann.id, text: 'Hi' })).toBe('FORBIDDEN');
  });
});

test('a message can be put aside, twice changes nothing', async () => {
  await asks();
  const events = (await parties.events(ann.id)).length;
  for (let time = 0; time < 2; time += 1)
    expect(await parties.business.owner.must(DismissReply, { id: ann.id })).toEqual({
      dismissReply: { id: ann.id, reply: null, repliedAt: null },
    });
  expect(await parties.events(ann.id)).toHaveLength(events + 1);
  expect((await answer()).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a message that came after the one that was read is not put aside with it', async () => {
  await asks();
  const repliedAt = world.clock.now().toISOString();
  world.clock.forward(1000);
  await parties.texts(ann.phone, 'Hello?');
  const dismiss = (at: string) => parties.business.owner.ask(DismissReply, { id: ann.id, repliedAt: at });
  expect((await dismiss(repliedAt)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await dismiss(world.clock.now().toISOString())).data).toMatchObject({ dismissReply: { reply: null } });
});

describe('a dismissed text', () => {
  const restore = () => parties.business.owner.ask(RestoreReply, { id: ann.id });
  const codeOf = async () => (await restore()).errors?.[0]?.extensions.code;

  test('comes back as it was within 10 seconds, and not later', async () => {
    await asks();
    const repliedAt = world.clock.now().toISOString();
    world.clock.forward(60_000);
    await parties.business.owner.must(DismissReply, { id: ann.id });
    expect((await restore()).data).toEqual({ restoreReply: { reply: 'Is there parking?', repliedAt } });
    expect((await parties.events(ann.id)).at(-1)).toMatchObject({ kind: 'reply-restored' });
    expect(await codeOf()).toBe('CONFLICT');
    await parties.business.owner.must(DismissReply, { id: ann.id });
    world.clock.forward(12_001);
    expect(await codeOf()).toBe('CONFLICT');
  });

  test('that was brought back and answered does not come back', async () => {
    await asks();
    await parties.business.owner.must(DismissReply, { id: ann.id });
    expect((await restore()).errors).toBeUndefined();
    expect((await answer()).errors).toBeUndefined();
    expect(await codeOf()).toBe('CONFLICT');
  });

  test('does not take the place of one that came since', async () => {
    await asks();
    await parties.business.owner.must(DismissReply, { id: ann.id });
    await parties.texts(ann.phone, 'Hello?');
    expect(await codeOf()).toBe('CONFLICT');
    await parties.business.owner.must(DismissReply, { id: ann.id });
    expect((await restore()).data).toMatchObject({ restoreReply: { reply: 'Hello?' } });
  });
});

describe('the preview', () => {
  const preview = async (about: MessagePreviewQueryVariables['about'], id = ann.id) =>
    (await parties.business.owner.must(MessagePreview, { about, id })).messagePreview;

  test.each([
    ['CALL_UP', 'call-up'],
    ['FEEDBACK', 'feedback-request'],
  ] as const)('of %s shows the very words that leave', async (about, template) => {
    await parties.business.change({ plan: Plan.BUSINESS });
    const bob = await parties.party('Bob', { email: 'bob@example.com' });
    await parties.business.changeCheckIn(bob, { status: CheckInStatus.READY });
    const shown = await preview(about, bob.id);
    for (const channel of ['text', 'email'] as const) await parties.send({ checkInId: bob.id, template, channel });
    await parties.deliverAll();
    // The door of the test world and its job know the product by different addresses.
    const shownLink = String(shown['text']).replace(world.url, 'http://localhost:5000');
    expect(shownLink).toBe(parties.twilio.bodies().at(-1));
    expect(shown).toMatchObject({
      firstName: 'Bob',
      phone: bob.phone.slice(2),
      email: 'bob@example.com',
      textRefusal: null,
      textsLeft: 4999,
      mailSubject: parties.mails[0]!.subject,
    });
    expect(String(shown['mailText']).replaceAll(world.url, 'http://localhost:5000')).toBe(parties.mails[0]!.text);
    expect(shown['spoken']).toBe(
      about === 'CALL_UP' ? 'Hello Bob. This is Salon Rosa. We are ready for you. Please come to the front desk.' : '',
    );
  });

  test("of the host's own words shows them as they leave, and needs no plan", async () => {
    const asPreview = async (text: string) =>
      (await parties.business.owner.must(MessagePreview, { about: 'HOST_TEXT', id: ann.id, text })).messagePreview;
    const frame = 'Salon Rosa: \nReply STOP to end texts.'.length;
    expect(await asPreview(`It’s ${'x'.repeat(160 - frame - 5)}`)).toMatchObject({
      text: expect.stringMatching(/^Salon Rosa: It's x+\nReply STOP to end texts\.$/),
      textParts: 1,
      spoken: '',
    });
    expect(await asPreview('x'.repeat(161 - frame))).toMatchObject({ textParts: 2 });
    expect(await asPreview('😀'.repeat(20))).toMatchObject({ textParts: 2 });
    await parties.business.change({ plan: Plan.NONE });
    expect(await asPreview('Hi')).toMatchObject({ textRefusal: 'Your plan has no texts.' });
  });

  test('shows the letters that leave, and into how many parts the carriers cut them', async () => {
    expect(await preview('CALL_UP')).toMatchObject({ textParts: 2 });
    const rosas = await Parties.open(world, { name: 'Rosa’s' });
    const previewOf = async (name: string) => {
      const { id } = await rosas.party(name);
      return (await rosas.business.owner.must(MessagePreview, { about: 'CALL_UP', id })).messagePreview;
    };
    expect(await previewOf('Ann')).toMatchObject({
      text: expect.stringMatching(/^Rosa's: Ann, we are ready/),
      textParts: 2,
      spoken: expect.stringContaining('Rosa’s'),
      mailSubject: expect.stringContaining('Rosa’s'),
    });
    expect(await previewOf('Łucja')).toMatchObject({ textParts: 4 });
  });

  test('says why no text can go out', async () => {
    await parties.business.hasUsedTexts(1000);
    expect(await preview('CALL_UP')).toMatchObject({ textRefusal: "This month's texts are used up.", textsLeft: 0 });
    await parties.texts(ann.phone, 'STOP', { optOut: 'STOP' });
    expect(await preview('CALL_UP')).toMatchObject({ textRefusal: 'Ann stopped texts.' });
  });

  test.each([
    [Plan.NONE, 'CALL_UP'],
    [Plan.BASIC, 'CALL_UP'],
    [Plan.PLUS, 'FEEDBACK'],
  ])('with the plan %s refuses what could not be sent: %s', async (plan, about) => {
    const without = await Parties.open(world, { plan });
    const bob = await without.party('Bob');
    expect(await without.business.owner.refused(MessagePreview, { about, id: bob.id })).toBe('INVALID_PLAN');
  });

  test("of another business's party is not found", async () => {
    const other = await Parties.open(world);
    expect(await other.business.owner.refused(MessagePreview, { about: 'CALL_UP', id: ann.id })).toBe('NOT_FOUND');
  });
});

test('bodies hold nothing of another customer', async () => {
  const made = [];
  for (const name of ['Zoraida', 'Quentin', 'Yolanda'])
    made.push(await parties.party(name, { email: `${name}@example.com` }));
  for (const { id } of made)
    for (const template of ['feedback-request', 'host-answer', 'more-time', 'left-by-text', 'getting-close'] as const)
      await parties.send({ checkInId: id, template, data: { text: 'Hi', minutes: '10' } });
  await parties.deliverAll();
  for (const own of made) {
    const words = parties.twilio.texts
      .filter(({ to }) => to === own.phone)
      .map(({ body }) => body)
      .join();
    expect(words).toContain(own.firstName);
    for (const other of made.filter((one) => one !== own))
      for (const secret of [other.firstName, other.phone.slice(2), other.publicId, other.id])
        expect(words).not.toContain(secret);
  }
});

test('the faces without login show what a customer agrees to', async () => {
  const { data } = await world.anonymous.ask(PublicCheckInApp, { businessId: parties.business.id });
  expect(data!.publicCheckInApp.textConsent).toBe(textConsent('en'));
  expect(textConsent('en')).toMatch(/Message and data rates may apply.*STOP.*HELP/);
});
