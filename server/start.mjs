// The start command: plain JavaScript without packages, as a fresh clone has none. Installs and builds what is stale, then runs the server.
// Flags: --build (only build), --watch (rebuild and restart on changes), --demo-reset (seed the demo again), --backup [file], --restore file [--replace],
// --plan owner plan [--business name], --move-media [folder], --verify-signatures [backup].
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Greeter needs Node 20.19 or newer, and this is ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

const known = [
  '--build',
  '--watch',
  '--demo-reset',
  '--backup',
  '--restore',
  '--replace',
  '--plan',
  '--business',
  '--move-media',
  '--verify-signatures',
];
const flags = process.argv.slice(2);
const programs = ['--backup', '--restore', '--plan', '--move-media', '--verify-signatures'];
const isProgram = programs.includes(flags[0]);
const unknown = flags.find((flag) => !known.includes(flag) && !(isProgram && !flag.startsWith('--')));
if (unknown) {
  console.error(`${unknown} is unknown: the flags are ${known.join(', ')}.`);
  process.exit(1);
}

const { withLock } = await import('./start/lock.mjs');
const { installWhatIsStale, isInstalled } = await import('./start/install.mjs');
const { buildWhatIsStale, isBuilt } = await import('./start/build.mjs');
const { StepFailed } = await import('./start/step.mjs');

try {
  // The lock is a folder: a finished clone that cannot be written starts without it.
  if (!isInstalled() || !isBuilt())
    await withLock(async () => {
      await installWhatIsStale();
      await buildWhatIsStale();
    });
} catch (error) {
  console.error(error instanceof StepFailed ? error.message : error);
  process.exit(1);
}

if (flags.includes('--watch')) {
  const { watch } = await import('./start/watch.mjs');
  await watch();
} else if (!flags.includes('--build')) {
  const { runProgram } = await import('./start/run.mjs');
  await (isProgram ? runProgram(`${flags[0].slice(2)}.js`, flags.slice(1)) : runProgram('main.js', flags));
}
