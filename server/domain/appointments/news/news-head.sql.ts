import { sql } from '../../../core/database/sql.js';

/** What every message about an appointment names: its language, the business and the customer. */
export interface NewsHead {
  language: string;
  timeZone: string;
  businessName: string;
  /** Of the business, in one line. */
  address: string;
  firstName: string;
}

/** The columns of it, of an appointment `a`, its business `b` and its customer `u`. */
export const NEWS_HEAD = sql`
  a.language, b.time_zone, b.name as business_name, b.address || ', ' || b.city || ', ' || b.state || ' ' || b.zip as address, u.first_name`;

/** The same of a message that is for one customer only, whatever becomes of the appointment. */
export interface HeadForCustomer extends NewsHead {
  email: string | null;
  /** Whether what it tells of is theirs now. */
  isTheirs: boolean;
  /** Whether a later message of the kind tells it. */
  hasLater: boolean;
}
