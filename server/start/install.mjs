import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { step } from './step.mjs';

const lockFile = path.join(root, 'package-lock.json');
const stamp = path.join(root, 'node_modules', '.greeter-install');

const hashOfLockFile = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

/** Whether node_modules is what package-lock.json says; writes nothing. */
export function isInstalled() {
  return (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfLockFile()) || agreesWithLockFile();
}

/** Runs `npm ci` unless node_modules is what package-lock.json says. */
export async function installWhatIsStale() {
  const wanted = hashOfLockFile();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!agreesWithLockFile()) await runNpmCi();
  writeFileSync(stamp, wanted);
}

// Compares npm's own record of node_modules package by package, so that a manual installation counts.
function agreesWithLockFile() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  const installed = packagesOf(record);
  const wanted = Object.entries(packagesOf(lockFile)).filter(([name]) => name !== '');
  const stands = ([name, entry]) =>
    installed[name]
      ? installed[name].version === entry.version && existsSync(path.join(root, name))
      : entry.optional || isForAnotherSystem(entry);
  return wanted.every(stands) && Object.keys(installed).length <= wanted.length;
}

const isForAnotherSystem = ({ os, cpu }) =>
  (os && !os.includes(process.platform)) || (cpu && !cpu.includes(process.arch));

// The build needs development packages, even with NODE_ENV=production; the embedded database is optional packages.
async function runNpmCi() {
  const args = ['ci', '--include=optional', '--include=dev', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  console.log('Installing the packages, about a minute ...');
  if (npm?.endsWith('npm-cli.js')) return step('Installed the packages', process.execPath, [npm, ...args]);
  return step('Installed the packages', 'npm', args, { shell: process.platform === 'win32' });
}
