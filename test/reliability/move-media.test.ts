import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Bucket } from '../media/Bucket.js';
import { aPng, blobOf } from '../media/images.js';
import { UploadCheckInLogo } from '../media/logo.generated.js';
import { Restarted } from './Restarted.js';
import { RunningApp } from './RunningApp.js';
import { signUp } from './sign-up.js';

const bucket = new Bucket('greeter');
const run = new Restarted();
let endpoint = '';
beforeAll(async () => {
  endpoint = await bucket.open();
});
afterAll(() => bucket.close());

const moveMedia = (env: Record<string, string>) =>
  new RunningApp(run.folder, { program: 'dist/server/move-media.js', env: { ...env, LOG_LEVEL: 'warn' } }).ended;

test('photos of a folder are copied to a bucket, each once, and are then found there', async () => {
  const { owner } = await signUp(run.url, 'rosa@example.com');
  const uploaded = await owner.upload(UploadCheckInLogo, blobOf(await aPng()), 'logo.png');
  const { url } = uploaded.data!.uploadCheckInLogo.logo!;
  expect(await moveMedia({})).toMatchObject({ code: 1, stderr: expect.stringMatching(/^There is no bucket /) });

  const env = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: 'a-key',
    S3_SECRET_ACCESS_KEY: 'a-secret',
  };
  const first = await moveMedia(env);
  expect(first).toMatchObject({ code: 0 });
  const [, all, copied] = /^Of (\d+) files (\d+) copied, 0 were there already, 0 are in neither place$/m.exec(
    first.stdout,
  )!;
  expect([Number(all), Number(copied)]).toEqual([bucket.objects.size, bucket.objects.size]);
  expect([...bucket.objects.values()].map(({ contentType }) => contentType)).toContain('image/png');
  const [before] = bucket.objects.keys();
  bucket.objects.delete(before!);
  expect((await moveMedia(env)).stdout).toContain(` 1 copied, ${bucket.objects.size - 1} were there already, 0 `);

  const away = await moveMedia({ ...env, S3_ENDPOINT: 'http://127.0.0.1:1' });
  expect(away).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      // A library may warn before it.
      /^The bucket does not answer as it should: .*\nUntil then 0 files were copied; a second run goes on from there\.\n$/m,
    ),
  });

  await run.product.end('SIGTERM');
  const moved = new RunningApp(run.folder, { env });
  expect((await fetch(`${await moved.url()}${url}`)).status).toBe(200);
  await moved.end('SIGTERM');
});
