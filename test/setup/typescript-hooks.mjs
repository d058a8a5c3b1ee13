// Module hooks of Node itself: jest's own process (globalSetup) and small scripts load the server's sources without a build.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

export async function resolve(specifier, context, next) {
  const ours =
    /^\.{1,2}\//.test(specifier) && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/');
  if (ours) {
    const source = new URL(`${specifier.slice(0, -3)}.ts`, context.parentURL);
    if (existsSync(fileURLToPath(source))) return { url: source.href, format: 'module', shortCircuit: true };
  }
  // A program that is started by its own name.
  if (!context.parentURL && specifier.endsWith('.js') && !existsSync(fileURLToPath(specifier)))
    return { url: `${specifier.slice(0, -3)}.ts`, format: 'module', shortCircuit: true };
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...swcOptions, filename, module: { type: 'es6' } });
  return { format: 'module', source: code, shortCircuit: true };
}
