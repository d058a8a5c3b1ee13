import { brokenVersions } from '../../forms/broken-versions.js';
import type { Fault } from './faults.js';
import type { Read } from './read-slices.js';

/** Versions of forms whose text is not that of their SHA-256. */
export async function verifyVersions(read: Read, businessId: string): Promise<{ versions: number; faults: Fault[] }> {
  const { count, broken } = await brokenVersions((statement) => read(businessId, statement));
  return {
    versions: count,
    faults: broken.map(({ name, number }) => ({
      businessId,
      seq: null,
      form: name,
      what: `version ${number}: its title, text, fields or PDF are not those of its SHA-256`,
    })),
  };
}
