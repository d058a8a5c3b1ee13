import { describe, expect, jest, test } from '@jest/globals';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Role } from '../../entities/Role.js';
import { TIDY_MEDIA } from '../../server/domain/media/tidy-media-job.js';
import type { Actor } from '../world/Actor.js';
import { useWorld } from '../world/use-world.js';
import { AN_SVG, A_GIF, aJpeg, aPhoto, aPng, aPngBomb, blobOf } from './images.js';
import { PublicMedia, RemoveCheckInLogo, UploadCheckInLogo } from './logo.generated.js';
import { CheckInApp, CheckInPoster } from '../check-in-app/settings.generated.js';
import { Kiosk } from '../check-in-app/kiosk.generated.js';

const world = useWorld();

const send = (bytes: Buffer, name = 'logo.png', actor: Actor = world.business.owner) =>
  actor.upload(UploadCheckInLogo, blobOf(bytes), name);
const upload = async (...args: Parameters<typeof send>) => {
  const { version, logo } = (await send(...args)).data!.uploadCheckInLogo;
  return { version, logo: logo! };
};
const refusal = async (...args: Parameters<typeof send>) => ({
  code: (await send(...args)).errors?.[0]!.extensions.code,
});
const stored = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${world.url}${url}`)).arrayBuffer());
const folder = () =>
  path.join((world.app.dependencies.config.storage as { path: string }).path, 'checkinapp', world.business.id);
const files = () => fs.readdir(folder()).catch(() => [] as string[]);
const tidy = (minutes: number) => {
  world.clock.forward(minutes * 60_000);
  return world.runJob(TIDY_MEDIA, world.business.id, {});
};
const emptyFolder = () => fs.rm(folder(), { recursive: true, force: true });

describe('an image becomes the logo', () => {
  test('a PNG stays one, and everybody may have it', async () => {
    const { logo, version } = await upload(await aPng());
    expect(version).toBe(2);
    expect(logo).toEqual({
      id: expect.any(String),
      url: expect.stringMatching(/^\/api\/static\/media\/checkinapp\/preview\/\d+-[0-9a-f]{32}\.png$/),
      width: 40,
      height: 30,
    });
    const answer = await fetch(`${world.url}${logo.url}`);
    expect(
      Object.fromEntries(
        ['content-type', 'x-content-type-options', 'content-security-policy'].map((name) => [
          name,
          answer.headers.get(name),
        ]),
      ),
    ).toEqual({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 40,
      height: 30,
    });
    expect(
      (await world.anonymous.must(PublicMedia, { businessId: world.business.id, id: logo.id })).publicMedia,
    ).toEqual(logo);
    const kiosk = await world.business.kiosk();
    expect((await kiosk.must(Kiosk)).kiosk.app.logo).toEqual(logo);
    expect((await world.business.owner.must(CheckInPoster)).checkInPoster.logo!.url).toBe(logo.url);
  });

  test('a photo is turned upright, at most 300 high, and forgets where it was taken', async () => {
    const photo = await aPhoto(900, 600);
    expect(photo.includes('Rosa Diaz')).toBe(true);
    const { logo } = await upload(photo, 'photo.jpg');
    expect(logo).toMatchObject({ width: 200, height: 300, url: expect.stringMatching(/\.jpg$/) });
    const bytes = await stored(logo.url);
    expect(bytes.includes('Rosa Diaz') || bytes.includes('Exif')).toBe(false);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  test('what hides behind the image is gone', async () => {
    const { logo } = await upload(Buffer.concat([await aJpeg(), Buffer.from('<script>alert(1)</script>')]));
    expect((await stored(logo.url)).includes('script')).toBe(false);
  });

  test("the name that the sender gave is nobody's business", async () => {
    const { logo } = await upload(await aPng(), '../../../../etc/passwd.svg');
    expect(logo.url).toMatch(/preview\/\d+-[0-9a-f]{32}\.png$/);
  });

  test('exactly 20,000,000 bytes are allowed', async () => {
    const png = await aPng();
    expect(await upload(Buffer.concat([png, Buffer.alloc(20_000_000 - png.length)]))).toMatchObject({
      logo: { width: 40 },
    });
  });

  test('is noted in the audit log', async () => {
    await upload(await aPng());
    await world.business.owner.must(RemoveCheckInLogo);
    expect(await world.rows(world.business.id, 'select action, fields from audit_log order by id')).toEqual([
      { action: 'check-in-app.update', fields: ['mediaId'] },
      { action: 'check-in-app.update', fields: ['mediaId'] },
    ]);
  });
});

describe('is refused', () => {
  const cases: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an SVG', () => AN_SVG, 'UNSUPPORTED_IMAGE'],
    ['a GIF', () => A_GIF, 'UNSUPPORTED_IMAGE'],
    ['a text', () => Buffer.from('hello'), 'UNSUPPORTED_IMAGE'],
    ['nothing', () => Buffer.alloc(0), 'UNSUPPORTED_IMAGE'],
    [
      'an SVG that begins like a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), AN_SVG]),
      'UNSUPPORTED_IMAGE',
    ],
    [
      'a page that begins like a JPEG',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<html><script>alert(1)</script></html>')]),
      'UNSUPPORTED_IMAGE',
    ],
    [
      'half of a JPEG',
      async () => {
        const whole = await aJpeg(400, 300);
        return whole.subarray(0, whole.length >> 1);
      },
      'UNSUPPORTED_IMAGE',
    ],
    ['a bomb of 2,500 megapixels', () => aPngBomb(50_000, 50_000), 'UNSUPPORTED_IMAGE'],
    ['just above 50 megapixels', () => aPngBomb(10_000, 5001), 'UNSUPPORTED_IMAGE'],
    [
      '21 MB',
      async () => {
        const png = await aPng();
        return Buffer.concat([png, Buffer.alloc(21_000_000 - png.length)]);
      },
      'TOO_LARGE',
    ],
    [
      'one byte too many',
      async () => {
        const png = await aPng();
        return Buffer.concat([png, Buffer.alloc(20_000_001 - png.length)]);
      },
      'TOO_LARGE',
    ],
  ];

  test.each(cases)('%s', async (_name, make, code) => {
    await emptyFolder();
    expect(await refusal(await make(), 'logo.png')).toEqual({ code });
    expect((await world.business.owner.must(CheckInApp)).checkInApp).toMatchObject({ version: 1, logo: null });
    expect(await files()).toEqual([]);
    expect(await world.rows(world.business.id, 'select id from media')).toHaveLength(0);
  });

  test.each([
    [Role.MANAGER, undefined],
    [Role.FRONT_DESK, 'FORBIDDEN'],
    [Role.STAFF, 'FORBIDDEN'],
  ] as const)('role %p: %p', async (role, code) => {
    expect((await refusal(await aPng(), 'logo.png', await world.business.as(role))).code).toBe(code);
  });

  test('whoever is not of the staff', async () => {
    expect(await refusal(await aPng(), 'logo.png', world.anonymous)).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await refusal(await aPng(), 'logo.png', await world.business.kiosk())).toEqual({ code: 'FORBIDDEN' });
    expect(await world.anonymous.refused(RemoveCheckInLogo)).toBe('UNAUTHENTICATED');
  });
});

describe('nothing is half done', () => {
  test('a disk that fails changes nothing', async () => {
    const put = jest
      .spyOn(world.app.dependencies.providers.storage, 'put')
      .mockRejectedValueOnce(new Error('disk full'));
    expect(await refusal(await aPng())).toEqual({ code: 'UNAVAILABLE' });
    expect((await world.business.owner.must(CheckInApp)).checkInApp).toMatchObject({ version: 1, logo: null });
    put.mockRestore();
    expect(await upload(await aPng())).toMatchObject({ version: 2 });
  });

  test('what nothing shows any more is deleted, ten minutes later at the earliest', async () => {
    await emptyFolder();
    const old = (await upload(await aPng())).logo;
    const { logo } = await upload(await aJpeg());
    await tidy(10);
    expect(await files()).toHaveLength(2);
    await tidy(1);
    expect(await files()).toHaveLength(1);
    expect((await fetch(`${world.url}${old.url}`)).status).toBe(404);
    expect(await world.anonymous.refused(PublicMedia, { businessId: world.business.id, id: old.id })).toBe('NOT_FOUND');
    expect((await fetch(`${world.url}${logo.url}`)).status).toBe(200);
  });

  test("another business's images stay", async () => {
    const other = await world.aBusiness();
    const theirs = (await upload(await aPng(), 'logo.png', other.owner)).logo;
    world.clock.forward(3_600_000);
    await upload(await aPng());
    await tidy(60);
    expect((await fetch(`${world.url}${theirs.url}`)).status).toBe(200);
    expect(await world.anonymous.refused(PublicMedia, { businessId: world.business.id, id: theirs.id })).toBe(
      'NOT_FOUND',
    );
  });
});

test('removing takes it off; without one nothing changes', async () => {
  await upload(await aPng());
  expect((await world.business.owner.must(RemoveCheckInLogo)).removeCheckInLogo).toEqual({ version: 3, logo: null });
  expect((await world.business.owner.must(RemoveCheckInLogo)).removeCheckInLogo).toEqual({ version: 3, logo: null });
});

test.each(['..%2F..%2Fsecret', '%2e%2e%2fsecret', 'abc.svg', 'x'.repeat(41) + '.png', '0123456789abcdef.png'])(
  'the address %p has no image',
  async (name) => {
    expect((await fetch(`${world.url}/api/static/media/checkinapp/preview/${name}`)).status).toBe(404);
  },
);
