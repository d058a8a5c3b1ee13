import type { BackupManifest } from './backup.js';

/** What a backup holds, for people: '1,234 rows in 21 tables, 5 jobs and 2 files'. */
export function summaryOf({ tables, jobs, files, missingFiles }: BackupManifest): string {
  const count = (number: number): string => number.toLocaleString('en-US');
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const missing = missingFiles.length > 0 ? ` (${count(missingFiles.length)} more are missing in the storage)` : '';
  return `${count(rows)} rows in ${count(Object.keys(tables).length)} tables, ${count(jobs.rows)} jobs and ${count(Object.keys(files).length)} files${missing}`;
}
