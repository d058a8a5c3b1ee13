import { readArchive } from '../../../core/database/backup/archive.js';
import { ABOUT, type BackupAbout } from '../../../core/database/backup/backup.js';

interface Place {
  businessId: number;
  seq: number;
  hash: number;
}

/** The heads that a backup holds of each business: those of the log, and its last record. Throws a StartupError for a damaged file. */
export async function backupHeads(file: string): Promise<Map<string, Map<number, string>>> {
  const heads = new Map<string, Map<number, string>>();
  const last = new Map<string, { seq: number; hash: string }>();
  const add = (id: string, seq: number, hash: string): void => {
    const own = heads.get(id) ?? new Map<number, string>();
    heads.set(id, own.set(seq, hash));
  };
  const places = new Map<string, Place>();
  const rests = new Map<string, string>();
  for await (const { name, bytes } of readArchive(file)) {
    if (name === ABOUT) readPlaces(JSON.parse(bytes.toString()) as BackupAbout, places);
    const table = /^tables\/(signature_head|signature)\//.exec(name)?.[1];
    const place = table && places.get(table);
    if (!place) continue;
    const lines = `${rests.get(table) ?? ''}${bytes.toString()}`.split('\n');
    rests.set(table, lines.pop()!);
    for (const line of lines) {
      const cells = line.split('\t');
      const [id, seq, hash] = [cells[place.businessId]!, Number(cells[place.seq]), cells[place.hash]!];
      if (table === 'signature_head') add(id, seq, hash);
      else if ((last.get(id)?.seq ?? 0) < seq) last.set(id, { seq, hash });
    }
  }
  for (const [id, { seq, hash }] of last) add(id, seq, hash);
  return heads;
}

function readPlaces({ tables }: BackupAbout, places: Map<string, Place>): void {
  for (const { name, columns } of tables)
    if (name === 'signature' || name === 'signature_head')
      places.set(name, {
        businessId: columns.indexOf('business_id'),
        seq: columns.indexOf('seq'),
        hash: columns.indexOf('hash'),
      });
}
