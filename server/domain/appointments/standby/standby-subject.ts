import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';

/** Of messages and their replies. */
export const STANDBY = 'standby';

/** A request as messages read it when they are sent. */
export interface StandbySubject {
  salt: string;
  firstName: string;
  email: string | null;
  language: string;
  firstDate: string;
  lastDate: string;
  isInLine: boolean;
  timeZone: string;
  businessPhone: string;
}

/** Null once it is forgotten. */
export const loadStandby = async (context: Context, id: string): Promise<StandbySubject | null> =>
  (await context.db.row<StandbySubject>(sql`
    select s.salt, s.first_name, s.email, s.language, s.first_date::text, s.last_date::text, b.time_zone, b.phone as business_phone,
      s.verified_at is not null and s.ended_at is null and s.ends_at > ${context.now()} as is_in_line
    from standby s cross join ${OUR_BUSINESS} b where s.id = ${id}`)) ?? null;
