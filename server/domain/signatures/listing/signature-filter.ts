import { DateTime } from 'luxon';
import { NO_SQL, sql, type Sql } from '../../../core/database/sql.js';
import { idOf } from '../../../core/ids.js';
import { invalid } from '../../../core/Refusal.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';

/** Which signatures are listed. */
export interface SignatureFilter {
  /** Words of names; empty for all. */
  search: string;
  formId: string | null;
  /** First and last day, yyyy-mm-dd in the zone of the business. */
  from: string | null;
  to: string | null;
}

interface TypedFilter {
  search?: string | null;
  formId?: string | null;
  from?: string | null;
  to?: string | null;
}

/** Throws INVALID_INPUT for invalid dates, NOT_FOUND for an invalid id. */
export function signatureFilter({ search, formId, from, to }: TypedFilter): SignatureFilter {
  const filter = {
    search: search?.trim() ?? '',
    formId: formId ? idOf(formId, 'That form') : null,
    from: dayOf('from', from),
    to: dayOf('to', to),
  };
  if (filter.from && filter.to && filter.to < filter.from) throw invalid('to', 'The last day is before the first.');
  return filter;
}

function dayOf(field: string, day: string | null | undefined): string | null {
  if (!day) return null;
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(day) || !DateTime.fromISO(day, { zone: 'utc' }).isValid)
    throw invalid(field, 'Choose a day, written as yyyy-mm-dd.');
  return day;
}

const midnight = (day: Sql): Sql => sql`(select (${day})::timestamp at time zone b.time_zone from ${OUR_BUSINESS} b)`;
const since = (from: string): Sql => midnight(sql`${from}::date`);
const before = (to: string): Sql => midnight(sql`${to}::date + 1`);

/** From the begin of its first day to the end of its last one: a range without ends where no day is given. */
export const rangeOf = ({ from, to }: SignatureFilter): Sql =>
  sql`${from ? since(from) : sql`'-infinity'::timestamptz`}, ${to ? before(to) : sql`'infinity'::timestamptz`}`;

/** Whether a signature `s` is in the days and of the form. */
export const isListed = ({ formId, from, to }: SignatureFilter): Sql => sql`true
  ${formId ? sql`and s.form_id = ${formId}` : NO_SQL}
  ${from ? sql`and s.signed_at >= ${since(from)}` : NO_SQL}
  ${to ? sql`and s.signed_at < ${before(to)}` : NO_SQL}`;
