import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Settings of the check-in app, one row, as far as the queue needs them. */
export const CHECK_IN_APPS = sql`(
  select business_id, paused, greeting, pace, close_texts_enabled, auto_feedback_enabled, grace_minutes, monitor_token
  from check_in_app
)`;

/** Keeps the pace of the business's queue, as JSON; null where too little is known. It is no setting, so nobody is told. */
export const savePace = (context: Context, pace: string | null): void =>
  context.db.send(sql`update check_in_app set pace = ${pace}`);
