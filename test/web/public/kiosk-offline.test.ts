import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { RequestError, type Request, type RequestOptions } from '../../../web/public/request';
import { arePagesHere } from '../../../web/public/kiosk-offline/are-pages-here';
import { storedFace, storeFace } from '../../../web/public/kiosk-offline/face-store';
import type { OfflineCheckIn, Refusal } from '../../../web/public/kiosk-offline/OfflineCheckIns';
import { Kiosk_KeepOfflineSignatureDocument } from '../../../web/public/kiosk-offline/kiosk-offline.generated';
import { zonedTime } from '../../../web/public/kiosk-offline/zoned-time';
import { sendOfflineCheckIns } from '../../../web/public/kiosk-offline/send-offline-check-ins';
import { kiosk } from './salon';

describe('when a check-in was made', () => {
  test.each([
    ['2026-06-15T16:05:09.900Z', 'America/New_York', '2026-06-15T12:05:09-04:00'],
    ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T01:30:00-05:00'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08T03:00:00-04:00'],
    ['2027-01-01T04:59:59Z', 'America/New_York', '2026-12-31T23:59:59-05:00'],
    ['2026-06-15T04:00:00Z', 'America/New_York', '2026-06-15T00:00:00-04:00'],
    ['2026-06-15T10:00:00Z', 'Pacific/Honolulu', '2026-06-15T00:00:00-10:00'],
    ['2026-06-15T10:00:00Z', 'UTC', '2026-06-15T10:00:00+00:00'],
  ])('%s in %s is %s', (instant, timeZone, local) => {
    expect(zonedTime(Date.parse(instant), timeZone)).toBe(local);
    expect(Math.abs(Date.parse(local) - Date.parse(instant))).toBeLessThan(1000);
  });
});

describe('the face for a start without a network', () => {
  test('is of this token only', () => {
    storeFace({ token: 'gk_1_a', face: kiosk() as never, clockLag: 0 });
    expect(storedFace('gk_1_a')?.face.business.name).toBe('Salon on the Corner');
    expect(storedFace('gk_2_b')).toBeUndefined();
  });

  test('that cannot be read is none', () => {
    localStorage.setItem('greeter.kioskFace', '{');
    expect(storedFace('gk_1_a')).toBeUndefined();
  });
});

test('a form of which a page is not in the cache cannot be shown', async () => {
  const picture = jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = { onload: () => {}, onerror: () => {} };
    Object.defineProperty(image, 'src', {
      set(url: string) {
        queueMicrotask(() => (url.includes('gone') ? image.onerror() : image.onload()));
      },
    });
    return image as unknown as HTMLImageElement;
  });
  expect(await arePagesHere([])).toBe(true);
  expect(await arePagesHere([{ url: '/1.webp' }, { url: '/2.webp' }])).toBe(true);
  expect(await arePagesHere([{ url: '/1.webp' }, { url: '/gone.webp' }])).toBe(false);
  picture.mockRestore();
});

describe('sending offline check-ins', () => {
  let entries: (OfflineCheckIn & { refusal?: Refusal })[];
  let requests: { name: string; options: RequestOptions }[];
  let answers: (string | null)[];
  /** First names of those whose signature was sent without their check-in. */
  let kept: string[];
  /** First names of those whose signature the server cannot keep. */
  let lost: string[];
  let isFree: boolean;
  let putOff: Set<number>;

  const store = {
    next: async () => entries.find(({ id, refusal }) => !refusal && !putOff.has(id)),
    putOff: async (id: number) => void putOff.add(id),
    erase: async (id: number) => {
      entries = entries.filter((entry) => entry.id !== id);
    },
    refuse: async (id: number, refusal: Refusal) => {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, refusal } : entry));
    },
    countTry: async ({ id }: OfflineCheckIn) => {
      entries = entries.map((entry) => (entry.id === id ? { ...entry, tries: entry.tries + 1 } : entry));
    },
  };
  const request = (async (document: string, { input }: { input: OfflineCheckIn['input'] }, options: RequestOptions) => {
    requests.push({ name: input.firstName, options });
    const code = answers.shift();
    if (code === 'TOO_OLD') throw new RequestError('INVALID_INPUT', 'It is old.', { details: { reason: code } });
    if (code) throw new RequestError(code, `It is ${code}.`);
    const isKept = !lost.includes(input.firstName);
    if (isKept && String(document) === String(Kiosk_KeepOfflineSignatureDocument)) kept.push(input.firstName);
    return {
      checkInOffline: { checkInId: '1', alreadyInLine: false, isSignatureKept: input.signature ? isKept : null },
      keepOfflineSignature: isKept,
    };
  }) as unknown as Request;
  const send = () => sendOfflineCheckIns({ request, store, token: 'gk_1_a', businessId: '1' });
  const names = () => entries.map(({ input, refusal }) => `${input.firstName}${refusal ? `: ${refusal.code}` : ''}`);

  beforeEach(() => {
    entries = ['Ann', 'Ben', 'Cleo'].map((firstName, i) => ({
      id: i + 1,
      idempotencyKey: `key-of-${firstName}`,
      tries: 0,
      input: { firstName } as OfflineCheckIn['input'],
    }));
    requests = [];
    answers = [];
    kept = [];
    lost = [];
    isFree = true;
    putOff = new Set();
    const requestLock = (_name: string, _options: object, work: (lock: object | null) => unknown) =>
      Promise.resolve(work(isFree ? {} : null));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: requestLock } });
  });

  test('goes in order, each with its own key, and erases what arrived', async () => {
    expect(await send()).toBe('done');
    expect(requests.map(({ name, options }) => [name, options.token, options.idempotencyKey])).toEqual([
      ['Ann', 'gk_1_a', 'key-of-Ann'],
      ['Ben', 'gk_1_a', 'key-of-Ben'],
      ['Cleo', 'gk_1_a', 'key-of-Cleo'],
    ]);
    expect(entries).toEqual([]);
  });

  test.each(['UNAVAILABLE', 'IN_FLIGHT', 'RATE_LIMITED'])('%s ends it for now and loses nothing', async (code) => {
    answers = [null, code];
    expect(await send()).toBe('later');
    expect(names()).toEqual(['Ben', 'Cleo']);
    expect(await send()).toBe('done');
    expect(requests.map(({ options }) => options.idempotencyKey)).toEqual([
      'key-of-Ann',
      'key-of-Ben',
      'key-of-Ben',
      'key-of-Cleo',
    ]);
  });

  test.each(['UNAUTHENTICATED', 'FORBIDDEN'])('%s: the kiosk is not known any more, everything stays', async (code) => {
    answers = [code];
    expect(await send()).toBe('unknown-kiosk');
    expect(names()).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  test('what is refused is put aside with the reason, and the others go on', async () => {
    answers = [null, 'INVALID_INPUT'];
    expect(await send()).toBe('done');
    expect(names()).toEqual(['Ben: INVALID_INPUT']);
    expect(entries[0]!.refusal!.message).toBe('It is INVALID_INPUT.');
  });

  test('what comes too late is put aside, but what was signed is sent', async () => {
    entries[1]!.input.signature = { versionId: '3', submissionKey: 'key', isAgreed: true };
    answers = ['TOO_OLD', 'TOO_OLD', 'UNAVAILABLE'];
    expect(await send()).toBe('later');
    expect([names(), kept]).toEqual([['Ann: INVALID_INPUT', 'Ben', 'Cleo'], []]);
    answers = ['TOO_OLD', null, 'TOO_OLD'];
    expect(await send()).toBe('done');
    expect([names(), kept]).toEqual([['Ann', 'Ben', 'Cleo'].map((name) => `${name}: INVALID_INPUT`), ['Ben']]);
  });

  test('what was signed and could not be kept is put aside for the host', async () => {
    const signature = { versionId: '3', submissionKey: 'key', isAgreed: true };
    for (const { input } of entries) input.signature = signature;
    lost = ['Ann', 'Cleo'];
    answers = [null, 'TOO_OLD', 'TOO_OLD', 'TOO_OLD', null];
    expect(await send()).toBe('done');
    expect(entries.map(({ input, refusal }) => [input.firstName, refusal!.textKey])).toEqual([
      ['Ann', 'kioskHost.signatureLost'],
      ['Ben', 'kioskHost.lateSignatureLost'],
      ['Cleo', 'kioskHost.lateSignatureLost'],
    ]);
  });

  test.each(['INTERNAL', 'BAD_REQUEST'])('%s that stays is put off after five tries, and never final', async (code) => {
    for (let tries = 1; tries <= 4; tries += 1) {
      answers = [code];
      expect(await send()).toBe('later');
      expect(names()).toEqual(['Ann', 'Ben', 'Cleo']);
    }
    answers = [code];
    expect(await send()).toBe('done');
    expect(names()).toEqual(['Ann']);
    putOff.clear();
    answers = [null];
    expect(await send()).toBe('done');
    expect(names()).toEqual([]);
  });

  test('while another tab sends, this one does not', async () => {
    isFree = false;
    expect(await send()).toBe('later');
    expect(requests).toEqual([]);
  });
});
