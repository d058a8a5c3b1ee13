import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { repositoryRoot } from '../../server/config.js';
import type { Dependencies } from '../../server/core/context.js';
import { MESSAGES } from '../../server/modules.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { Parties, type PartyMessageOfTest } from '../messages/Parties.js';
import { sendMail, type AccountMail } from '../messages/through-the-door.js';
import { useWorld } from '../world/use-world.js';
import { readContract, type Exchange } from './contract.js';
import { Recorder } from './Recorder.js';
import { CheckInStatus } from '../../entities/CheckInStatus.js';

const FILE = path.join(repositoryRoot, '../shared/contracts/sendgrid.json');
const GOOD_BODY = {
  personalizations: [{ to: [{ email: 'a@example.com' }] }],
  from: { email: 'b@example.com' },
  subject: 's',
  content: [{ type: 'text/plain', value: 'x' }],
};
const namesOf = (about: string) => MESSAGES.filter((kind) => kind.about === about).map(({ kind }) => kind);
const isHere = fs.existsSync(FILE);
if (!isHere) console.warn(`SendGrid's contract is not at ${FILE}: its tests are skipped.`);

// A clone without the folder beside it has no contract to hold anything against: the one condition under which tests are left out.
(isHere ? describe : describe.skip)("SendGrid's contract", () => {
  const world = useWorld({ business: false });
  let recorder: Recorder;
  let dependencies: Dependencies;
  let check: (exchange: Exchange) => string[];
  beforeAll(async () => {
    check = readContract(FILE);
    recorder = await Recorder.open(world.url);
    dependencies = recorder.between(world.app.dependencies);
  });
  afterAll(() => recorder.close());
  beforeEach(() => recorder.clear());

  const post = async (body: unknown, authorization = 'Bearer SG.key') => {
    await fetch(`http://127.0.0.1:${recorder.port}/sandbox/sendgrid/v3/mail/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    });
  };
  const findings = () => recorder.findings(check);

  test.each(namesOf('account') as AccountMail['template'][])(
    'is kept by the mail %s and its answer',
    async (template) => {
      const { id, email } = await world.anAccount({ verified: false });
      const messageId = await sendMail(world, { template, recipient: email, subjectId: id });
      await world.runJob(DELIVER_MESSAGE, '1', { messageId }, { dependencies });
      expect(findings()).toEqual([]);
      expect(recorder.exchanges.map(({ status }) => status)).toEqual([202]);
    },
  );

  test.each(namesOf('check-in') as PartyMessageOfTest['template'][])(
    'is kept by the e-mail %s to a party',
    async (template) => {
      const parties = await Parties.open(world);
      const { id } = await parties.party('Ann', { email: 'ann@example.com' });
      if (template === 'call-up') await parties.business.changeCheckIn({ id }, { status: CheckInStatus.READY });
      const { messageId } = await parties.send({
        checkInId: id,
        template,
        channel: 'email',
        data: { text: 'Yes', minutes: '10' },
      });
      await world.runJob(DELIVER_MESSAGE, parties.business.id, { messageId: messageId! }, { dependencies });
      expect(findings()).toEqual([]);
      expect(recorder.exchanges.map(({ status }) => status)).toEqual([202]);
    },
  );

  test('is kept by a mail with files, whose request has them as SendGrid takes them', async () => {
    await dependencies.providers.mail.send({
      id: '1',
      recipient: 'a@example.com',
      subject: 'Form',
      text: 'x',
      html: '<p>x</p>',
      attachments: [
        { fileName: 'Waiver; Ann, Lee.pdf', mediaType: 'application/pdf', content: Buffer.from([0, 255, 10, 13]) },
      ],
    });
    expect(findings()).toEqual([]);
    expect(recorder.exchanges.map(({ status }) => status)).toEqual([202]);
    expect(JSON.parse(recorder.exchanges[0]!.body)).toMatchObject({
      attachments: [
        { content: 'AP8KDQ==', type: 'application/pdf', filename: 'Waiver Ann Lee.pdf', disposition: 'attachment' },
      ],
    });
  });

  test("is kept by the sandbox's refusals", async () => {
    await post({ ...GOOD_BODY, personalizations: [{ to: [] }] });
    await post(GOOD_BODY, 'nonsense');
    expect(findings()).toEqual([]);
    expect(recorder.exchanges.map(({ status }) => status)).toEqual([400, 401]);
  });

  describe('finds', () => {
    const GOOD: Exchange = {
      method: 'POST',
      url: '/v3/mail/send',
      headers: {},
      status: 202,
      resBody: '',
      body: JSON.stringify(GOOD_BODY),
    };
    const withBody = (more: object): Exchange => ({ ...GOOD, body: JSON.stringify({ ...GOOD_BODY, ...more }) });

    test('nothing in a good exchange', () => expect(check(GOOD)).toEqual([]));
    test.each<[string, Exchange, string]>([
      ['a field that the vendor does not know', withBody({ color: 'red' }), 'additional properties'],
      [
        'one deep inside',
        withBody({ tracking_settings: { click_tracking: { enabled: false } } }),
        '/tracking_settings/click_tracking',
      ],
      ['a value of a wrong type', withBody({ subject: 7 }), '/subject must be string'],
      ['a missing field', { ...GOOD, body: '{}' }, 'required'],
      ['an unreadable body', { ...GOOD, body: '{' }, 'not JSON'],
      ['an unknown operation', { ...GOOD, url: '/v3/mail/sent' }, 'no operation'],
      ['an unknown parameter', { ...GOOD, url: '/v3/mail/send?fast=1' }, 'unknown parameter fast'],
      ['an undocumented status', { ...GOOD, status: 200 }, 'status 200'],
      ['a body where none belongs', { ...GOOD, resBody: '{}' }, 'has no body'],
      ['an answer of a wrong shape', { ...GOOD, status: 400, resBody: '{"errors":["bad"]}' }, '/errors/0'],
    ])('%s', (_name, exchange, finding) => {
      expect(check(exchange).join('\n')).toContain(finding);
    });
  });
});
