import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { Actor } from '../world/Actor.js';
import { Restarted } from './Restarted.js';
import { newFolder, postmasterOf, removeFolder, RunningApp } from './RunningApp.js';
import { signUp } from './sign-up.js';
import { ReadViewer, SignIn } from '../accounts/sign-in.generated.js';

const EMAIL = 'rosa@example.com';
/** As it is by itself: the secret lies in the data folder. */
const OWN_SECRET = { env: { GREETER_SECRET: undefined } };

const run = new Restarted(OWN_SECRET);

test('a shop is backed up while it is open, and opened again elsewhere from the backup', async () => {
  const { owner } = await signUp(run.url, EMAIL);
  const file = path.join(run.folder, 'backups/shop.tar.gz');
  const program = (name: string, at: string, ...flags: string[]) =>
    new RunningApp(at, { ...OWN_SECRET, program: `dist/server/${name}.js`, flags: [file, ...flags] }).ended;

  expect(await program('backup', run.folder)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Backed up [\d,]+ rows in \d+ tables, \d+ jobs and 0 files to \S+\/shop\.tar\.gz$/m),
  });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  const refused = await program('restore', run.folder, '--replace');
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/^A Greeter is using the database: /) });
  expect(await owner.must(ReadViewer)).toMatchObject({ viewer: { email: EMAIL } });

  const elsewhere = newFolder();
  expect(await program('restore', elsewhere)).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Restored .*: every count and hash agrees$/m),
  });
  expect(postmasterOf(elsewhere)).toBeNull();
  expect(fs.readdirSync(elsewhere).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
  const restored = new RunningApp(elsewhere, OWN_SECRET);
  const url = await restored.url();
  expect(await new Actor(url, owner.token).must(ReadViewer)).toMatchObject({ viewer: { email: EMAIL } });
  await new Actor(url, null).must(SignIn, { email: EMAIL, password: 'correct horse battery' });
  await restored.end('SIGTERM');
  removeFolder(elsewhere);
});

test('where there is no shop nothing is backed up, and nothing is made', async () => {
  const nowhere = path.join(run.folder, 'nowhere');
  const backup = new RunningApp(nowhere, { ...OWN_SECRET, program: 'dist/server/backup.js' });
  expect(await backup.ended).toMatchObject({
    code: 1,
    stderr: `There is no database in ${nowhere}: name its folder with DATA_DIR.\n`,
  });
  expect(fs.existsSync(nowhere)).toBe(false);
});
