// The test command: plain JavaScript without packages, as a fresh clone has none. Does all its own set-up, then runs everything.
// `node test/run.mjs test/check-ins` runs only the tests whose path contains that.
// `--check` runs what needs no build, no database and no browser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { buildWhatIsStale, commands } from '../server/start/build.mjs';
import { installWhatIsStale } from '../server/start/install.mjs';
import { withLock } from '../server/start/lock.mjs';
import { programOf, step } from '../server/start/step.mjs';
import { findOrInstallBrowser } from './setup/find-browser.mjs';

const root = path.resolve(import.meta.dirname, '..');
const IN_WORKERS = ['architecture', 'pure', 'api', 'rest', 'web'];
const IN_CHECK = ['architecture', 'pure'];
const LINGER_MS = 30_000; // how long jest may take to end once its results are written

const onlyCheck = process.argv.includes('--check');
const patterns = process.argv
  .slice(2)
  .filter((argument) => argument !== '--check')
  .map((pattern) => pattern.replace(/^\.\//, ''));
const onlySome = patterns.length > 0;
const OWN_RUNS = ['test/browser', 'test/reliability'];
const mayBeIn = (folder) =>
  !onlyCheck && (!onlySome || patterns.some((pattern) => !pattern.startsWith('test/') || pattern.startsWith(folder)));
const withWorkers = !onlySome || patterns.some((pattern) => !OWN_RUNS.some((folder) => pattern.startsWith(folder)));
const withBrowser = mayBeIn('test/browser');
const withReliability = mayBeIn('test/reliability');

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const results = mkdtempSync(path.join(os.tmpdir(), 'greeter-test-results-'));
const statements = path.join(results, 'statements');
const began = performance.now();

process.chdir(root);
try {
  await runAll();
} finally {
  rmSync(results, { recursive: true, force: true });
}
if (total.passed + total.failed === 0) fail('no test was run');
summarise();
process.exitCode = total.failed === 0 ? 0 : 1;

async function runAll() {
  if (!(await check('the packages are installed', () => withLock(installWhatIsStale)))) return;
  if (withBrowser || withReliability) await check('the product is built', () => withLock(buildWhatIsStale));
  // The build knows nothing of the tests' documents.
  await check('the documents are typed', () =>
    withLock(() => step('Generated the typed documents', process.execPath, commands.codegen())),
  );
  if (!onlySome) await checkSources();
  if (withWorkers)
    await runJest('in workers', [
      '--selectProjects',
      ...(onlyCheck ? IN_CHECK : IN_WORKERS),
      `--maxWorkers=${Math.min(4, Math.max(2, os.availableParallelism()))}`,
    ]);
  if (!onlyCheck && !onlySome)
    await check('every statement was prepared by a test', () =>
      runNode([path.join('test', 'setup', 'find-unprepared.mjs'), statements]),
    );
  // Three at a time: they wait more than they work, and kill only databases and servers of their own.
  if (withReliability) await runJest('of reliability', ['--selectProjects', 'reliability', '--maxWorkers=3']);
  if (withBrowser && (await check('a browser is at hand', giveBrowser)))
    await runJest('in the browser', ['--selectProjects', 'browser', '--maxWorkers=2']);
}

async function checkSources() {
  const tsc = programOf('typescript', 'tsc');
  const types = (part) => () => check(`types: ${part}`, () => runNode([tsc, '-p', part, '--noEmit']));
  // Long ones first: two run at a time.
  await twoAtATime([
    types('test'),
    types('web'),
    types('server'),
    () => check('format', () => runNode([programOf('prettier', 'prettier'), '--check', '--log-level', 'warn', '.'])),
    () =>
      check('nothing is unused', () =>
        runNode([programOf('knip', 'knip'), '--treat-config-hints-as-errors', '--no-progress']),
      ),
    () => check('lint', () => runNode([programOf('oxlint', 'oxlint'), '--deny-warnings'])),
    () => check('schema.graphql is what the server emits', compareSchema),
  ]);
}

async function twoAtATime(works) {
  const left = [...works];
  const takeAll = async () => {
    for (let work = left.shift(); work; work = left.shift()) await work();
  };
  await Promise.all([takeAll(), takeAll()]);
}

async function giveBrowser() {
  process.env.GREETER_TEST_BROWSER = JSON.stringify(await findOrInstallBrowser());
}

async function compareSchema() {
  const printer = path.join('dist', 'server', 'print-schema.js');
  const printed = await runNode(
    onlyCheck ? ['--import', './test/setup/register-typescript.mjs', 'server/print-schema.ts'] : [printer],
  );
  const emitted = printed.split('\n');
  const committed = readFileSync('schema.graphql', 'utf8').split('\n');
  const at = emitted.findIndex((line, number) => line !== committed[number]);
  if (at === -1 && emitted.length === committed.length) return;
  const line = at === -1 ? emitted.length : at;
  throw new Error(
    `Line ${line + 1} is ${JSON.stringify(committed[line] ?? '')}, the server emits ${JSON.stringify(emitted[line] ?? '')}.\nTake the emitted one: npm run build && node ${printer} > schema.graphql`,
  );
}

/** Output of a Node program; throws with everything it said if it fails. */
async function runNode(args) {
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(program, 'close');
  const [stdout, stderr, [code, signal]] = await Promise.all([text(program.stdout), text(program.stderr), ended]);
  if (code !== 0) throw new Error([stdout, stderr].join('\n').trim() || `${args[0]} ended with ${code ?? signal}`);
  return stdout;
}

async function check(name, work) {
  try {
    await work();
    total.passed += 1;
    console.log(`✓ ${name}`);
    return true;
  } catch (error) {
    console.error(`✗ ${name}\n${error.message ?? error}\n`);
    fail(name);
    return false;
  }
}

/** The names of parameterised tests can hold whole inputs. */
function fail(name) {
  total.failed += 1;
  failures.push(name.length > 200 ? `${name.slice(0, 200)}…` : name);
}

async function runJest(title, args) {
  const outputFile = path.join(results, `${title.replaceAll(' ', '-')}.json`);
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', programOf('jest', 'jest')];
  const some = onlySome ? ['--passWithNoTests', '--', ...patterns] : [];
  const code = await endOf(
    spawn(process.execPath, [...jest, '--ci', '--json', `--outputFile=${outputFile}`, ...args, ...some], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', GREETER_TEST_STATEMENTS: statements },
    }),
    outputFile,
  );
  if (!existsSync(outputFile)) return fail(`the tests ${title}: jest ended with ${code} and without results`);
  const before = total.failed;
  count(JSON.parse(readFileSync(outputFile, 'utf8')));
  if (code !== 0 && total.failed === before) fail(`the tests ${title}: every test passed, but jest ended with ${code}`);
}

/** Exit code of jest; a test that leaves something open must not keep the whole run from ending, nor pass unseen. */
function endOf(child, outputFile) {
  return new Promise((resolve) => {
    let late = null;
    const watch = setInterval(() => {
      if (late === null && existsSync(outputFile)) late = setTimeout(() => child.kill('SIGKILL'), LINGER_MS);
    }, 500);
    child.on('close', (code, signal) => {
      clearInterval(watch);
      clearTimeout(late);
      resolve(code ?? signal);
    });
  });
}

function count({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  total.passed += numPassedTests;
  total.skipped += numPendingTests + numTodoTests;
  for (const { name, assertionResults, status } of testResults) {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    const file = path.relative(root, name);
    for (const { fullName } of failed) fail(`${file}: ${fullName}`);
    if (status === 'failed' && failed.length === 0) fail(`${file}: could not be run`);
  }
}

function summarise() {
  const seconds = Math.round((performance.now() - began) / 1000);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ✗ ${name}`).join('\n')}`);
  console.log(`\nTook ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
}
