import type { Request } from 'express';

/** Values of a form; repeated names are left out. */
export function formTexts({ body }: Request): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries((body ?? {}) as object).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
}
