import { accountNames, accountOf } from '../access/actors.js';
import { firstAudits } from '../access/audit-entries.js';
import type { Context } from '../context.js';
import { DAY_MS } from '../durations.js';
import type { ListImport } from './ListImport.js';

/** What the rows that an import added tell of it. */
export type AddedRows = Pick<ListImport, 'importId' | 'at' | 'added'>;

interface Audited {
  /** Of an import. */
  subjectOf: (importId: string) => string;
  /** What beginning and undoing it are called in the audit log. */
  begun: string;
  undone: string;
}

/** Since when an import may have begun that can be undone still. */
export const undoableSince = (context: Context): Date => new Date(context.now().getTime() - DAY_MS);

/** Imports with who began them and whether they were undone. */
export async function listImports(
  { db }: Context,
  rows: readonly AddedRows[],
  { subjectOf, begun, undone }: Audited,
): Promise<ListImport[]> {
  if (rows.length === 0) return [];
  const subjects = rows.map(({ importId }) => subjectOf(importId));
  const beginnings = await firstAudits(db, begun, subjects);
  const ends = await firstAudits(db, undone, subjects);
  const names = await accountNames(
    db,
    [...beginnings.values()].flatMap(({ actor }) => accountOf(actor) ?? []),
  );
  return rows.map(({ importId, at, added }) => {
    const subject = subjectOf(importId);
    const actor = accountOf(beginnings.get(subject)?.actor ?? '');
    const undoneAt = ends.get(subject)?.at ?? null;
    return {
      importId,
      at,
      by: (actor !== null && names.get(actor)) || 'Somebody',
      added,
      undoneAt,
      undoUntil: undoneAt ? null : new Date(at.getTime() + DAY_MS),
    };
  });
}
