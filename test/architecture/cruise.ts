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

/** Rooms whose imports are looked at as a whole. */
export type RoomOf = (file: string) => string | undefined;
export const nounOf: RoomOf = (file) => /^server\/domain\/([^/]+)\//.exec(file)?.[1];
/** The rooms of a noun, as `noun.room`; what stands above them (module, topics, jobs) belongs to none. */
export const subRoomOf: RoomOf = (file) => /^server\/domain\/([^/]+\/[^/]+)\//.exec(file)?.[1]?.replace('/', '.');

/** The same imports with every room as one file. */
export function roomsOf(files: ReadonlyMap<string, readonly Edge[]>, roomOf: RoomOf): Map<string, Edge[]> {
  const rooms = new Map<string, Edge[]>();
  for (const [file, edges] of files) {
    const from = roomOf(file);
    if (!from) continue;
    const others = edges.flatMap(({ to }) => roomOf(path.posix.join(path.posix.dirname(file), to)) ?? []);
    const known = rooms.get(`server/domain/${from}.js`) ?? [];
    rooms.set(`server/domain/${from}.js`, [
      ...known,
      ...others.filter((room) => room !== from).map((room) => ({ to: `./${room}.js` })),
    ]);
  }
  return rooms;
}
