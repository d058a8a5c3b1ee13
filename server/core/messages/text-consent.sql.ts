import { sql, type Sql } from '../database/sql.js';

/** Condition: the customer with these columns stopped the texts of this business, or of all that share our number. Only START lifts it (ruling 40). */
export const hasStoppedTexts = (dialCode: Sql, phone: Sql, ourNumber: string): Sql => sql`(
  coalesce((
    select t.kind = 'stopped' from text_consent t
    where t.phone = ${phone} and t.dial_code = ${dialCode} and t.kind <> 'granted' order by t.id desc limit 1
  ), false)
  or exists (
    select from sender s
    where s.number = ${ourNumber} and s.phone = '+' || ${dialCode} || ${phone} and s.stopped_at is not null
  )
)`;

interface Consent {
  /** Where the customer gave the number. */
  source: string;
  /** The words that stood there. */
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
