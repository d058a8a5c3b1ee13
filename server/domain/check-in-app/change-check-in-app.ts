import { CHECK_IN_APP } from './topics.js';
import { CheckInApp } from '../../../entities/CheckInApp.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { readCheckInApp } from './read-check-in-app.js';

type Settings = Omit<CheckInApp, 'id' | 'businessId' | 'monitorUrl' | 'checkInUrl' | 'version'>;
export type CheckInAppChange = Partial<Settings>;

/** Writes the fields that differ, increments the version, audits their names and ticks. Does nothing if none differ. */
export async function changeCheckInApp(context: Context, change: CheckInAppChange): Promise<CheckInApp> {
  await context.db.rows(sql`select from check_in_app for update`);
  const app = await readCheckInApp(context);
  const changed = Object.entries(change).filter(
    ([field, value]) => value !== undefined && value !== app[field as keyof CheckInAppChange],
  );
  if (changed.length === 0) return app;
  const columns = { ...Object.fromEntries(changed), version: app.version + 1 };
  await context.db.update(CheckInApp, { id: app.id }, columns);
  await audit(context, 'check-in-app.update', { subject: app.id, fields: changed.map(([field]) => field) });
  context.tick(CHECK_IN_APP);
  return Object.assign(app, columns);
}
