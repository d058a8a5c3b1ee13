import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';

/** Settings of the check-in app that the queue needs, one row. */
export const CHECK_IN_APPS = sql`(
  select business_id, paused, greeting, call_pace, close_texts_enabled, place_links_enabled, auto_feedback_enabled, grace_minutes, monitor_token,
    automatic_texts_per_day, only_from_here, screen_key, staff_enabled, form_enabled, form_id, form_valid_days
  from check_in_app
)`;

/** Stores the pace of the queue as JSON; null if there is too little data. Not a setting, so it does not tick. */
export const savePace = (context: Context, pace: string | null): void =>
  context.db.send(sql`update check_in_app set call_pace = ${pace}`);
