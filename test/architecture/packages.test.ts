import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './sources.js';
import semver from 'semver';

type Packages = Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies' | 'overrides',
  Record<string, string>
>;
type Locked = {
  version: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const SUPPORTED = ['20.19.0', '24.11.0'];

const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as Packages;
const lockText = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const locked = (JSON.parse(lockText) as { packages: Record<string, Locked> }).packages;
const direct = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

const notExact = (versions: Record<string, string>): string[] =>
  Object.entries(versions)
    .filter(([, version]) => !EXACT.test(version))
    .map(([name]) => name);
const namesHost = (text: string): string[] =>
  text.match(/"resolved"|https?:\/\/(?:registry\.|[\w.-]*npmjs)[^"]*/g) ?? [];

function missingFrom(packages: Record<string, Locked>): string[] {
  const found = (from: string, name: string): boolean => {
    const place = `${from ? `${from}/` : ''}node_modules/${name}`;
    return (
      place in packages ||
      (from !== '' &&
        found(
          from.includes('node_modules/') ? from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)) : '',
          name,
        ))
    );
  };
  return Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(from, name))
      .map((name) => `${name} of ${from}`),
  );
}

test('versions are pinned exactly', () => {
  expect(notExact({ ...direct, ...manifest.overrides })).toEqual([]);
  expect(notExact({ a: '^1.0.0', b: '1.x', c: '1.2.3-beta.4', d: 'latest' })).toEqual(['a', 'b', 'd']);
});

test('the lock file holds what package.json asks for, without the address of a registry', () => {
  expect(
    Object.entries(direct).filter(([name, version]) => locked[`node_modules/${name}`]?.version !== version),
  ).toEqual([]);
  expect(namesHost(lockText)).toEqual([]);
  expect(namesHost('"resolved": "https://registry.example/a.tgz"')).toHaveLength(2);
});

// npm leaves out what other systems need when it writes a lock file over an installed node_modules, and `npm ci` then refuses everywhere.
test('the lock file is whole: it holds every package that another one in it depends on', () => {
  expect(missingFrom(locked)).toEqual([]);
  expect(
    missingFrom({
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-darwin': '1.0.0' }, dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    }),
  ).toEqual(['a-darwin of node_modules/a']);
});

test('every direct package runs on the oldest and the newest Node that we support', () => {
  const unfit = Object.keys(direct).filter((name) =>
    SUPPORTED.some((version) => !semver.satisfies(version, locked[`node_modules/${name}`]?.engines?.node ?? '*')),
  );
  expect(unfit).toEqual([]);
});
