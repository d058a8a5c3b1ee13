import { sha256 } from '../../../core/sha256.js';
import type { Storage } from '../../../core/storage/storage.js';
import type { Fault } from './faults.js';
import type { Versions } from './verify-versions.js';

/** The files of the PDFs of a business that are missing or are not those of their SHA-256: each is read once. */
export async function verifyFiles(
  storage: Pick<Storage, 'get'>,
  businessId: string,
  versions: Versions,
): Promise<{ files: number; faults: Fault[] }> {
  const hashes = new Map<string, string | null>();
  const faults: Fault[] = [];
  for (const { name: form, number, files } of versions.values())
    for (const file of files) {
      if (!hashes.has(file.name)) {
        const bytes = await storage.get(file.name);
        hashes.set(file.name, bytes && sha256(bytes));
      }
      const found = hashes.get(file.name);
      if (found === file.sha256) continue;
      const what = found === null ? 'is not in the storage' : 'is not that of its SHA-256';
      faults.push({ businessId, seq: null, form, what: `version ${number}: the file ${file.name} of its PDF ${what}` });
    }
  return { files: hashes.size, faults };
}
