import type { Db } from '../database/transaction.js';
import { sql } from '../database/sql.js';
import { latestFirst, momentOf, type Timed, type TimelinePlace } from '../graphql/timeline-place.js';

/** What somebody did to an object. */
export interface AuditEntry extends Timed {
  id: string;
  at: Date;
  /** As the viewer's key: what it stands for, not who it is. */
  actor: string;
  action: string;
  /** Names of the fields that changed. */
  fields: string[];
}

interface Wanted {
  /** Ids of the objects. Ids of different nouns may be equal, so the actions say whose they are. */
  subjects: readonly string[];
  /** What the actions begin with, up to the dot. */
  nouns: readonly string[];
  /** Actions that are left out. */
  except?: readonly string[];
  first: number;
  place: TimelinePlace | null;
}

export const CHANGES = 'change';

/** What was done to objects and by whom, latest first. */
export function auditEntries(db: Db, { subjects, nouns, except = [], first, place }: Wanted): Promise<AuditEntry[]> {
  return db.rows<AuditEntry>(sql`
    select l.id, l.at, l.actor, l.action, l.fields, ${momentOf(sql`l.at`)} from audit_log l
    where l.subject = any(${subjects}::text[]) and split_part(l.action, '.', 1) = any(${nouns}::text[])
      and l.action <> all(${except}::text[])
    ${latestFirst({ at: sql`l.at`, id: sql`l.id`, source: CHANGES, place, first })}`);
}

/** When an action was first done to each of these objects and by whom, by the object; those to which it was not are missing. */
export async function firstAudits(
  db: Db,
  action: string,
  subjects: readonly string[],
): Promise<Map<string, Pick<AuditEntry, 'at' | 'actor'>>> {
  const rows = await db.rows<{ subject: string; at: Date; actor: string }>(sql`
    select distinct on (l.subject) l.subject, l.at, l.actor from audit_log l
    where l.subject = any(${subjects}::text[]) and l.action = ${action} order by l.subject, l.at, l.id`);
  return new Map(rows.map(({ subject, ...entry }) => [subject, entry]));
}
