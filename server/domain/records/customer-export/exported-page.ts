import { csvLine } from '../../../core/csv.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import { bookingsOfCustomer } from '../../appointments/of-customers/bookings-of-customer.sql.js';
import { visitsOfCustomer } from '../../check-ins/activity/visits-of-customer.sql.js';
import type { CustomerFacts } from '../../customers/customer-facts.js';
import { CUSTOMER_RECORDS } from '../../customers/customer.sql.js';

/** Customers of one short transaction: nothing is open while the file is on its way. */
const PAGE = 1000;

interface ExportedCustomer extends CustomerFacts {
  id: string;
  /** Days in the zone of the business. */
  since: string;
  visits: number;
  lastVisit: string | null;
  totalConfirmBookings: number;
  totalCanceledBookings: number;
  totalNoShowBookings: number;
  isArchived: boolean;
}

const word = (is: boolean): string => (is ? 'Yes' : 'No');
const text = (value: string | number | null): string => String(value ?? '');

/** Columns of the file; an import knows those that it reads by these names. */
const COLUMNS: readonly [header: string, cell: (customer: ExportedCustomer) => string][] = [
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Phone', ({ phone }) => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')],
  ['Email', ({ email }) => text(email)],
  ['Birth Month', ({ birthMonth }) => text(birthMonth)],
  ['Birth Day', ({ birthDay }) => text(birthDay)],
  ['Birth Year', ({ birthYear }) => text(birthYear)],
  ['No Offers', ({ offerDisabled }) => word(offerDisabled)],
  ['No Birthday Messages', ({ birthdayDisabled }) => word(birthdayDisabled)],
  ['Tags', ({ tags }) => tags.join('; ')],
  ['Notes', ({ notes }) => notes],
  ['Customer Since', ({ since }) => since],
  ['Visits', ({ visits }) => text(visits)],
  ['Last Visit', ({ lastVisit }) => text(lastVisit)],
  ['Appointments', ({ totalConfirmBookings }) => text(totalConfirmBookings)],
  ['Canceled Appointments', ({ totalCanceledBookings }) => text(totalCanceledBookings)],
  ['No-Show Appointments', ({ totalNoShowBookings }) => text(totalNoShowBookings)],
  ['Archived', ({ isArchived }) => word(isArchived)],
];

export const EXPORT_HEADER = csvLine(COLUMNS.map(([header]) => header));

const dayOf = (instant: Sql): Sql => sql`to_char(${instant} at time zone b.time_zone, 'YYYY-MM-DD')`;

/** By id, so that whoever comes or is renamed meanwhile is missed by none and stands there once. Deleted check-ins and appointments do not count. */
const pageAfter = (id: string, now: Date): Sql => sql`
  select u.*, ${dayOf(sql`u.created_at`)} as since, u.archived_at is not null as is_archived, v.visits, ${dayOf(sql`v.last_visit_at`)} as last_visit,
    a.total_confirm_bookings, a.total_canceled_bookings, a.total_no_show_bookings
  from (select * from ${CUSTOMER_RECORDS} c where c.id > ${id}::bigint order by c.id limit ${PAGE}) u
  cross join ${OUR_BUSINESS} b
  cross join lateral ${visitsOfCustomer(sql`u.id`)} v
  cross join lateral ${bookingsOfCustomer(sql`u.id`, now)} a
  order by u.id`;

interface ExportedPage {
  lines: string;
  /** Id after which the next page begins; null on the last one. */
  next: string | null;
}

/** The customers after this id as lines of the file. */
export async function exportedPage(context: Context, after: string): Promise<ExportedPage> {
  const customers = await context.db.rows<ExportedCustomer>(pageAfter(after, context.now()));
  return {
    lines: customers.map((customer) => csvLine(COLUMNS.map(([, cell]) => cell(customer)))).join(''),
    next: customers.length < PAGE ? null : customers.at(-1)!.id,
  };
}
