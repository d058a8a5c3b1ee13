import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { TYPE_CALL, writeEdges, type Edge } from './edges.js';
import type { ImportRule } from './import-rules.js';

/** Breaches of the rules by these files, as `from -> to` by the name of the rule; a circle goes on `-> … -> from`. */
export async function breachesIn(
  files: ReadonlyMap<string, readonly Edge[]>,
  rules: readonly ImportRule[],
): Promise<Map<string, string[]>> {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'greeter-imports-'));
  try {
    writeEdges(folder, files);
    const forbidden = rules.map(({ name, from, to }) => ({ name, severity: 'error', from, to }) as IForbiddenRuleType);
    const { output } = await cruise(
      ['server', 'entities', 'web'].filter((room) => fs.existsSync(path.join(folder, room))),
      {
        baseDir: folder,
        ruleSet: { forbidden },
        validate: true,
        exoticRequireStrings: [TYPE_CALL],
        moduleSystems: ['es6', 'cjs'],
      },
      { extensions: ['.js', '.mjs'] },
    );
    const { violations, totalCruised } = (output as ICruiseResult).summary;
    const asked = [...files.keys()].filter((file) => !file.startsWith('test/')).length;
    if (totalCruised < asked) throw new Error(`Only ${totalCruised} of ${asked} files were read`);
    const found = new Map<string, string[]>(rules.map(({ name }) => [name, []]));
    for (const { rule, from, to, cycle } of violations)
      found.get(rule.name)!.push([from, ...(cycle?.map(({ name }) => name) ?? [to])].map(withoutEnding).join(' -> '));
    return found;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const withoutEnding = (file: string): string => file.replace(/\.js$/, '');

/** The same imports with every noun as one file. */
export function nounsOf(files: ReadonlyMap<string, readonly Edge[]>): Map<string, Edge[]> {
  const nouns = new Map<string, Edge[]>();
  for (const [file, edges] of files) {
    const from = nounOf(file);
    if (!from) continue;
    const others = edges.flatMap(({ to }) => nounOf(path.posix.join(path.posix.dirname(file), to)) ?? []);
    const known = nouns.get(`server/domain/${from}.js`) ?? [];
    nouns.set(`server/domain/${from}.js`, [
      ...known,
      ...others.filter((noun) => noun !== from).map((noun) => ({ to: `./${noun}.js` })),
    ]);
  }
  return nouns;
}

const nounOf = (file: string): string | undefined => /^server\/domain\/([^/]+)\//.exec(file)?.[1];
