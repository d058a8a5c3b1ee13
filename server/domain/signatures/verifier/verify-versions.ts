import { checkVersions, type CheckedVersion } from '../../forms/versions/check-versions.js';
import type { Fault } from './faults.js';
import type { Read } from './read-slices.js';

export type Versions = ReadonlyMap<string, CheckedVersion>;

/** The versions of the forms of a business by their ids, and those whose text is not that of their SHA-256. */
export async function verifyVersions(read: Read, businessId: string): Promise<{ versions: Versions; faults: Fault[] }> {
  const checked = await checkVersions((statement) => read(businessId, statement));
  const broken = checked.filter(({ isWhole }) => !isWhole);
  return {
    versions: new Map(checked.map((version) => [version.id, version])),
    faults: broken.map(({ name, number }) => ({
      businessId,
      seq: null,
      form: name,
      what: `version ${number}: its title, text, fields or PDF are not those of its SHA-256`,
    })),
  };
}
