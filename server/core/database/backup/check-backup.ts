import { createHash } from 'node:crypto';
import { StartupError } from '../../config/startup-errors.js';
import { migrations } from '../migrations/list.js';
import { readArchive } from './archive.js';
import { ABOUT, MANIFEST, SECRET, Tally, type BackupAbout, type BackupManifest } from './backup.js';

export interface CheckedBackup {
  file: string;
  about: BackupAbout;
  manifest: BackupManifest;
  secret: string;
}

/** Reads a whole backup and compares every hash. Throws a StartupError if it is damaged, cut off, or of a newer version. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const tallies = new Map<string, Tally>();
  const files = new Map<string, string>();
  const texts = new Map<string, string>();
  for await (const { name, bytes } of readArchive(file)) {
    const [, text] = /^(tables\/\w+|jobs)\/\d+\.copy$/.exec(name) ?? [];
    if (text) tallyOf(tallies, text).update(bytes);
    else if (name.startsWith('files/'))
      files.set(name.slice('files/'.length), createHash('sha256').update(bytes).digest('hex'));
    else texts.set(name, bytes.toString());
  }
  const damaged = (what: string) => new StartupError(`The backup ${file} is damaged (${what}): use another one.`);
  const [about, manifest, secret] = [ABOUT, MANIFEST, SECRET].map((name) => texts.get(name));
  if (!about || !manifest || secret === undefined) throw damaged('it is not whole');
  const checked: CheckedBackup = {
    file,
    about: JSON.parse(about) as BackupAbout,
    manifest: JSON.parse(manifest) as BackupManifest,
    secret,
  };
  const { tables, jobs } = checked.manifest;
  for (const [name, sum] of [
    ...Object.entries(tables).map(([table, own]) => [`tables/${table}`, own] as const),
    ['jobs', jobs] as const,
  ])
    if (tallyOf(tallies, name).sum.sha256 !== sum.sha256) throw damaged(name);
  for (const [name, hash] of Object.entries(checked.manifest.files)) if (files.get(name) !== hash) throw damaged(name);
  refuseNewer(checked.about);
  return checked;
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? new Tally();
  tallies.set(name, tally);
  return tally;
}

function refuseNewer({ format, migrations: done }: BackupAbout): void {
  const known = new Set(migrations.map(({ name }) => name));
  if (format !== 1 || done.some((name) => !known.has(name)))
    throw new StartupError('The backup is of a newer version of Greeter: restore it with that version.');
}
