import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { Role } from '../../entities/Role.js';
import { inTurn } from '../../server/core/in-turn.js';
import { aPng, blobOf } from '../media/images.js';
import { UploadCheckInLogo } from '../media/logo.generated.js';
import type { Actor } from '../world/Actor.js';
import { until } from '../world/until.js';
import { openWorld, useWorld } from '../world/use-world.js';
import { HalfOpenUpload } from './HalfOpenUpload.js';

const PATHS = ['/graphql', '/api/business/add-checkinapp-media'];

const world = useWorld({ uploadLimits: { ofCaller: 2, ofAll: 3 } });
const opened: HalfOpenUpload[] = [];

afterEach(async () => {
  for (const upload of opened.splice(0)) upload.hangUp();
  await until(async () => (await files()).length === 0);
});

/** Sizes of the temporary files that this process has open. */
async function files(): Promise<number[]> {
  const open = await fs.readdir('/proc/self/fd');
  const targets = await Promise.all(open.map((fd) => fs.readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  const spooled = targets.filter((target) => path.basename(target).startsWith('capacitor-'));
  return Promise.all(
    spooled.map((file) =>
      fs.stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
}

async function begin(
  at: string,
  actor: Actor,
  how?: Parameters<typeof HalfOpenUpload.open>[2],
): Promise<HalfOpenUpload> {
  const upload = await HalfOpenUpload.open(at, actor, how);
  opened.push(upload);
  return upload;
}

/** Sends a whole file; what it returns hangs up, once the file is there, and waits until the server knows. */
async function sendWhole(at: string, { url, token }: Actor): Promise<() => Promise<void>> {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: UploadCheckInLogo, variables: { file: null } }));
  form.set('map', '{"file":["variables.file"]}');
  form.set('file', blobOf(await aPng()), 'logo.png');
  const [sending, received] = [new AbortController(), once(world.app.server, 'request')];
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' };
  void fetch(`${url}${at}`, { method: 'POST', body: form, headers, signal: sending.signal }).catch(() => {});
  const [request, response] = (await received) as [IncomingMessage, ServerResponse];
  await until(() => request.complete);
  return async () => {
    const closed = once(response, 'close');
    sending.abort();
    await closed;
  };
}

/** Work that begins when it is called and ends when the test says so. */
function heldWork(): { work: () => Promise<void>; begun: Promise<void>; end: () => void } {
  let [starts, end] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => (starts = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => (starts(), ended), begun, end };
}

/** The code with which a file that is no image is refused: by the door, or by its content. */
const codeOfText = async (owner: Actor) =>
  (await owner.upload(UploadCheckInLogo, blobOf(Buffer.from('abc')))).errors![0]!.extensions.code;

test('a file that has come may be worked on for longer than a sender may be silent', async () => {
  const watchful = await openWorld({ uploadLimits: { silentMilliseconds: 50 } });
  try {
    const { owner } = await watchful.aBusiness();
    let silences = 0;
    watchful.app.server.on('connection', (socket) => socket.on('timeout', () => (silences += 1)));
    const { storage } = watchful.app.dependencies.providers;
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementation(async (...file) => {
      await until(() => silences > 0);
      return put(...file);
    });
    const { errors } = await owner.upload(UploadCheckInLogo, blobOf(await aPng()));
    expect(errors).toBeUndefined();
  } finally {
    await watchful.close();
  }
});

describe.each(PATHS)('a file to %s', (at) => {
  test.each([
    ['a stranger', 'UNAUTHENTICATED', () => world.anonymous],
    ['the front desk', 'FORBIDDEN', () => world.business.as(Role.FRONT_DESK)],
  ])('%s is refused by the headers, before the body has come', async (_who, code, actor) => {
    const upload = await begin(at, await actor());
    expect((await upload.answer()).text).toContain(`"code":"${code}"`);
    expect(await files()).toEqual([]);
  });

  test('one caller has two in progress, and a third once one is done', async () => {
    const { owner } = world.business;
    const [first] = [await begin(at, owner), await begin(at, owner)];
    await until(async () => (await files()).length === 2);
    expect((await (await begin(at, owner)).answer()).text).toContain('"code":"RATE_LIMITED"');
    first!.hangUp();
    await until(async () => (await files()).length === 1);
    const { errors } = await owner.upload(UploadCheckInLogo, blobOf(await aPng()));
    expect(errors).toBeUndefined();
  });

  test('one who hangs up has the place until the work has ended', async () => {
    const { owner } = world.business;
    const { storage } = world.app.dependencies.providers;
    const put = storage.put.bind(storage);
    const held = heldWork();
    const stored = jest.spyOn(storage, 'put').mockImplementation(async (...file) => {
      await held.work();
      return put(...file);
    });
    try {
      const hangUp = await sendWhole(at, owner);
      await begin(at, owner);
      await until(async () => (await files()).length === 2);
      await held.begun;
      await hangUp();
      expect(await codeOfText(owner)).toBe('RATE_LIMITED');
      held.end();
      await until(async () => (await codeOfText(owner)) === 'UNSUPPORTED_IMAGE');
    } finally {
      held.end();
      stored.mockRestore();
    }
  });

  test('one who hangs up while others have their turns has none, and no place either', async () => {
    const { owner, id } = world.business;
    const held = heldWork();
    const turn = inTurn('others', held.work);
    try {
      const hangUp = await sendWhole(at, owner);
      await begin(at, owner);
      await until(async () => (await files()).length === 2);
      await hangUp();
      await until(async () => (await codeOfText(owner)) === 'UNSUPPORTED_IMAGE');
    } finally {
      held.end();
    }
    await turn;
    const { errors } = await owner.upload(UploadCheckInLogo, blobOf(await aPng()));
    expect(errors).toBeUndefined();
    expect(await world.rows(id, 'select id from media')).toHaveLength(1);
  });

  test('all callers together have three', async () => {
    const others = [await world.aBusiness(), await world.aBusiness()];
    for (const { owner } of [...others, world.business]) await begin(at, owner);
    await until(async () => (await files()).length === 3);
    const { status, head } = await (await begin(at, world.business.owner)).answer();
    expect([status, head]).toEqual([503, expect.stringMatching(/^retry-after: 2$/im)]);
  });

  test('the accounts of one network have two together, those of another their own', async () => {
    const shared = await openWorld({ config: { trustProxy: 1 }, uploadLimits: { ofSource: 2 } });
    const owners = await Promise.all([1, 2, 3, 4].map(async () => (await shared.aBusiness()).owner));
    const [first, second, third, fourth] = owners as [Actor, Actor, Actor, Actor];
    await begin(at, first, { from: '2001:db8:1:2::1' });
    await begin(at, second, { from: '2001:db8:1:2:3::4' });
    await until(async () => (await files()).length === 2);
    const refused = await begin(at, third, { from: '2001:db8:1:2::5' });
    expect((await refused.answer()).text).toContain('"code":"RATE_LIMITED"');
    await begin(at, fourth, { from: '2001:db8:1:3::1' });
    await until(async () => (await files()).length === 3);
    await shared.close();
  });

  test('a place that a byte now and then holds becomes free; who sends faster keeps it', async () => {
    const brisk = await openWorld({ uploadLimits: { paceMilliseconds: 1000, bytesPerSecond: 2000 } });
    const { owner } = await brisk.aBusiness();
    const [slow, fast] = [await begin(at, owner), await begin(at, owner, { beginning: 'x'.repeat(1_000_000) })];
    const sending = setInterval(() => slow.send('x'), 100);
    await slow.closed;
    clearInterval(sending);
    await until(async () => (await files()).length === 1);
    expect(await files()).toEqual([1_000_000]);
    fast.hangUp();
    await brisk.close();
  });

  test('what has come stands in a file', async () => {
    await begin(at, world.business.owner, { beginning: 'x'.repeat(3_000_000) });
    await until(async () => (await files()).includes(3_000_000));
  });

  test('a place that a silent sender holds becomes free; one that goes on sending keeps it', async () => {
    const watchful = await openWorld({ uploadLimits: { silentMilliseconds: 1000 } });
    try {
      const { owner } = await watchful.aBusiness();
      const [silent, busy] = [await begin(at, owner), await begin(at, owner)];
      const sending = setInterval(() => busy.send('x'), 100);
      await silent.closed;
      await until(async () => (await files()).length === 1);
      clearInterval(sending);
      await busy.closed;
    } finally {
      await watchful.close();
    }
  });

  test('a file that does not come is waited for until the time limit, and nothing of it stays', async () => {
    const slow = await openWorld({ uploadLimits: { milliseconds: 3000 } });
    const { owner } = await slow.aBusiness();
    const upload = await begin(at, owner);
    await until(async () => (await files()).length === 1);
    await upload.closed;
    await until(async () => (await files()).length === 0);
    await slow.close();
  });
});
