import { sql } from './sql.js';

/** Settings for a year of a busy business: enough memory to sort and join, and a plan for its size, as a generic plan assumes few rows. */
export const PLAN_FOR_SIZE = sql`
  set_config('work_mem', '32MB', true), set_config('plan_cache_mode', 'force_custom_plan', true), set_config('jit', 'off', true)`;
