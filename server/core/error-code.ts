/** PostgreSQL could not write for want of room. */
export const DISK_FULL = '53100';

/** The code of a system or database error, also of one that TypeORM wraps, or ''. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  return String(driverError?.code ?? code ?? '');
}

/** Whether a file or the database could not be written for want of room. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', DISK_FULL].includes(codeOf(error));
