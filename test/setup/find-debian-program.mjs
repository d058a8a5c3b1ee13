import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether a program is at hand; as root on Debian its package is installed. */
export function findOrInstall(program, debianPackage) {
  const runs = () => spawnSync(program, ['-v']).status === 0;
  if (runs()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', debianPackage);
  return runs();
}
