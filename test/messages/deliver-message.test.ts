import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Dependencies } from '../../server/core/context.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import { JOBS } from '../../server/modules.js';
import { startJobs } from '../../server/core/jobs/start-jobs.js';
import { sandboxUrl } from '../../server/core/http/own-url.js';
import { hashToken } from '../../server/core/tokens.js';
import { createLog } from '../../server/core/log.js';
import type { Mail } from '../../server/core/messages/mail.js';
import { DeliveryFailure } from '../../server/core/messages/DeliveryFailure.js';
import { sendgridMail } from '../../server/adapters/providers/sendgrid.js';
import type { Texts } from '../../server/core/messages/texts.js';
import { Recorder } from '../contracts/Recorder.js';
import { askAsSuperuser, workerDatabase } from '../setup/database.js';
import { until } from '../world/until.js';
import { useWorld } from '../world/use-world.js';
import { messageRow, outbox, sendMail, waitingJobs } from './through-the-door.js';
import { loseWorker, renameMessages, useUpAttempts } from '../world/plant.js';

const ADDRESS = 'rosa.diaz@example.com';
const world = useWorld({ business: false });
let recorder: Recorder;
let dependencies: Dependencies;
let jobs: { stop(): Promise<void> } | null = null;
let log: string[];

beforeAll(async () => {
  recorder = await Recorder.open(world.url);
});
afterAll(() => recorder.close());
beforeEach(async () => {
  recorder.clear();
  log = [];
  dependencies = {
    ...recorder.between(world.app.dependencies),
    log: createLog(
      { logLevel: 'trace' },
      {
        write: (line) => {
          log.push(line);
        },
      },
    ),
  };
});
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
});

const start = async () => {
  jobs = await startJobs(await workerDatabase(), dependencies, JOBS);
};
const passwordLink = async () => {
  const { id } = await world.anAccount({ email: ADDRESS });
  return sendMail(world, { template: 'password-link', recipient: ADDRESS, subjectId: id });
};
const status = async (id: string) => (await messageRow(world, id)).status;
const untilStatus = (id: string, wanted: string) =>
  until(async () => (await status(id)) === wanted, `status ${wanted}`);
const NO_TEXTS: Texts = {
  send: () => Promise.reject(new Error('no text')),
  call: () => Promise.reject(new Error('no call')),
  find: () => Promise.reject(new Error('no text')),
};
const run = (id: string, mail: Mail, isLast = false) =>
  world.runJob(
    DELIVER_MESSAGE,
    '1',
    { messageId: id },
    { isLast, dependencies: { ...dependencies, providers: { ...dependencies.providers, mail, texts: NO_TEXTS } } },
  );
const untilNoJobs = () => until(async () => (await waitingJobs()).length === 0, 'the end of the jobs');

describe('a job', () => {
  test('delivers a message once', async () => {
    const id = await passwordLink();
    await start();
    await untilStatus(id, 'sent');
    await untilNoJobs();
    expect(await outbox(world, ADDRESS)).toHaveLength(1);
    expect(recorder.exchanges).toHaveLength(1);
    expect(await messageRow(world, id)).toMatchObject({
      reason: null,
      sent_at: world.clock.now(),
      provider_id: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  test('hears of a message that is sent while it waits', async () => {
    await start();
    await untilStatus(await passwordLink(), 'sent');
  });

  test('tries again after an error of the provider, and then has sent it once', async () => {
    recorder.plan({ status: 500, body: { errors: [{ message: 'Internal' }] } });
    const id = await passwordLink();
    await start();
    await untilStatus(id, 'sent');
    expect(recorder.exchanges.map((exchange) => exchange.status)).toEqual([500, 202]);
    expect(await outbox(world, ADDRESS)).toHaveLength(1);
  });

  test.each([401, 403])('tries again after our key was refused with %d, and the log says so aloud', async (code) => {
    recorder.plan({ status: code, body: { errors: [{ message: 'The provided authorization grant is invalid' }] } });
    const id = await passwordLink();
    await start();
    await untilStatus(id, 'sent');
    expect(recorder.exchanges.map((exchange) => exchange.status)).toEqual([code, 202]);
    const loud = log
      .map((line) => JSON.parse(line) as { level: string; msg: string })
      .filter(({ level }) => level === 'error');
    expect(loud.map(({ msg }) => msg)).toContain('a message was not sent: the provider refused our key or account');
  });

  test('gives up what the provider refuses, and keeps the reason', async () => {
    recorder.plan({
      status: 400,
      body: { errors: [{ message: 'Does not contain a valid address.', field: 'personalizations.0.to' }] },
    });
    const id = await passwordLink();
    await start();
    await untilStatus(id, 'failed');
    await untilNoJobs();
    expect((await messageRow(world, id)).reason).toBe(
      'SendGrid answered 400; personalizations.0.to: Does not contain a valid address.',
    );
    expect(recorder.exchanges).toHaveLength(1);
  });

  test('does not send again what broke on its way', async () => {
    recorder.plan('break');
    const id = await passwordLink();
    await start();
    await untilStatus(id, 'unknown');
    await untilNoJobs();
    expect(recorder.exchanges).toHaveLength(1);
  });

  test('goes on after its connections to the database broke', async () => {
    await start();
    await untilStatus(await passwordLink(), 'sent');
    await askAsSuperuser(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = $1`,
      [(await workerDatabase()).jobs.user],
    );
    const { id } = await world.anAccount();
    await untilStatus(await sendMail(world, { template: 'password-link', recipient: ADDRESS, subjectId: id }), 'sent');
  });

  test('of a worker that died is taken over', async () => {
    const id = await passwordLink();
    await loseWorker();
    await start();
    await untilStatus(id, 'sent');
  });
});

describe('a worker killed while it sends a mail', () => {
  const toSandbox = (): Mail => sendgridMail(dependencies.config, () => sandboxUrl(dependencies, 'sendgrid'));
  async function kill(id: string, { leaves }: { leaves: boolean }): Promise<void> {
    let begun = false;
    const killed: Mail = {
      send: async (mail) => {
        if (leaves) await toSandbox().send(mail);
        begun = true;
        return new Promise(() => {});
      },
    };
    void run(id, killed);
    await until(() => begun, 'the mail');
  }

  test('before it left: it is sent once the first request is certainly over, with a link that works', async () => {
    world.clock.set('2031-06-15T16:00:00Z');
    const id = await passwordLink();
    await kill(id, { leaves: false });
    world.clock.forward(24_000);
    await run(id, toSandbox());
    expect(await status(id)).toBe('sending');
    expect(
      await askAsSuperuser(`select run_at from graphile_worker.jobs where key = $1`, [`deliver-message:${id}`]),
    ).toEqual([{ run_at: new Date('2031-06-15T16:00:25Z') }]);
    world.clock.forward(1000);
    await Promise.all([run(id, toSandbox()), run(id, toSandbox())]);
    expect(await messageRow(world, id)).toMatchObject({ status: 'sent', reason: null });
    const mails = await outbox(world, ADDRESS);
    expect(mails).toHaveLength(1);
    const token = /password_reset\/(\S+)/.exec(mails[0]!.text)![1]!;
    expect(await world.rows(null, 'select kind from email_token where hash = $1', [hashToken(token)])).toHaveLength(1);
  });

  test('after it left: it is sent a second time, as nobody can tell', async () => {
    const id = await passwordLink();
    await kill(id, { leaves: true });
    world.clock.forward(25_000);
    await run(id, toSandbox());
    expect(await messageRow(world, id)).toMatchObject({ status: 'sent', reason: null });
    expect(await outbox(world, ADDRESS)).toHaveLength(2);
  });

  test('that is pointless by now: it is dropped', async () => {
    const id = await passwordLink();
    await kill(id, { leaves: false });
    world.clock.forward(24 * 60 * 60 * 1000 + 1);
    await run(id, toSandbox());
    expect(await status(id)).toBe('dropped');
    expect(await outbox(world, ADDRESS)).toEqual([]);
  });
});

test('of two runs at once, one sends', async () => {
  const id = await passwordLink();
  let sent = 0;
  const counting: Mail = {
    send: async () => {
      sent += 1;
      return { providerId: 'p' };
    },
  };
  await Promise.all([run(id, counting), run(id, counting), run(id, counting)]);
  expect(sent).toBe(1);
  expect(await status(id)).toBe('sent');
});

test('the last try that fails ends the message', async () => {
  const id = await passwordLink();
  const away: Mail = {
    send: async () => {
      throw new DeliveryFailure('later', 'SendGrid was not reached: ECONNREFUSED');
    },
  };
  await expect(run(id, away)).rejects.toThrow('ECONNREFUSED');
  expect(await status(id)).toBe('queued');
  await run(id, away, true);
  expect(await messageRow(world, id)).toMatchObject({
    status: 'failed',
    reason: 'SendGrid was not reached: ECONNREFUSED',
  });
});

test('the last of all tries of its job ends the message too', async () => {
  recorder.plan({ status: 503, body: { errors: [{ message: 'Busy' }] } });
  const id = await passwordLink();
  await useUpAttempts();
  await start();
  await untilStatus(id, 'failed');
  expect(recorder.exchanges).toHaveLength(1);
});

describe('what became pointless meanwhile is dropped:', () => {
  const untouched: Mail = {
    send: async () => {
      throw new Error('Nothing must be sent');
    },
  };

  test('the sign-up link of an account that is verified', async () => {
    const { id } = await world.anAccount({ email: ADDRESS, verified: true });
    const messageId = await sendMail(world, { template: 'sign-up-link', recipient: ADDRESS, subjectId: id });
    await run(messageId, untouched);
    expect(await messageRow(world, messageId)).toMatchObject({
      status: 'dropped',
      reason: 'The account is verified already',
    });
    expect(await world.rows(null, 'select hash from email_token')).toEqual([]);
  });

  test('a link that was asked for more than a day ago', async () => {
    const id = await passwordLink();
    world.clock.forward(24 * 60 * 60 * 1000 + 1);
    await run(id, untouched);
    expect(await status(id)).toBe('dropped');
  });

  test('a mail about an account that is gone', async () => {
    const id = await sendMail(world, { template: 'password-changed', recipient: ADDRESS, subjectId: '999999' });
    await run(id, untouched);
    expect(await messageRow(world, id)).toMatchObject({ status: 'dropped', reason: 'The account is gone' });
  });
});

describe('a kind of message that only a newer process knows', () => {
  const deliver = (messageId: string) => world.runJob(DELIVER_MESSAGE, '1', { messageId }, { dependencies });

  test('is left to it for ten seconds at a time', async () => {
    world.clock.set('2031-06-15T16:00:00Z');
    const messageId = await passwordLink();
    await renameMessages('from-the-next-version');
    await deliver(messageId);
    expect(await messageRow(world, messageId)).toMatchObject({ status: 'queued', reason: null });
    expect(
      await askAsSuperuser(`select run_at, attempts from graphile_worker.jobs where key = $1`, [
        `deliver-message:${messageId}`,
      ]),
    ).toEqual([{ run_at: new Date('2031-06-15T16:00:10Z'), attempts: 0 }]);
    await renameMessages('password-link');
    await deliver(messageId);
    expect(await status(messageId)).toBe('sent');
  });

  test('is dropped if nobody knew it for a day', async () => {
    const messageId = await passwordLink();
    await renameMessages('from-the-next-version');
    world.clock.forward(24 * 60 * 60 * 1000 + 1);
    await deliver(messageId);
    expect(await messageRow(world, messageId)).toMatchObject({
      status: 'dropped',
      reason: 'No running version of Greeter knows this kind of message',
    });
  });
});

test('the log holds no address, whatever the provider says', async () => {
  recorder.plan(
    { status: 503, body: { errors: [{ message: `Try ${ADDRESS} later` }] } },
    { status: 400, body: { errors: [{ message: `${ADDRESS} is bad` }] } },
  );
  const id = await passwordLink();
  await start();
  await untilStatus(id, 'failed');
  await jobs!.stop();
  jobs = null;
  expect(log.join('')).toContain('a message was not sent');
  expect(log.join('')).not.toContain('rosa');
});
