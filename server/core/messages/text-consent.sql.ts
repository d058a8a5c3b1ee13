import { sql, type Sql } from '../database/sql.js';

interface Consent {
  /** Where the customer entered the number. */
  source: string;
  /** The words shown there. */
  wording: string;
  at: Date;
}

/** Adds the consent of a phone, once per wording. `phones` selects `dial_code` and `phone` of one row. */
export const grantConsent = (phones: Sql, { source, wording, at }: Consent): Sql => sql`
  insert into text_consent (dial_code, phone, kind, source, wording, at)
  select p.dial_code, p.phone, 'granted', ${source}, ${wording}, ${at}::timestamptz from (${phones}) p
  where not exists (
    select from text_consent t where t.phone = p.phone and t.kind = 'granted' and t.wording = ${wording}
  )`;
