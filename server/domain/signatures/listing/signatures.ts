import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import { cutTimeline, latestFirst, placeOf, type TimelinePlace } from '../../../core/graphql/timeline-place.js';
import { idOf } from '../../../core/ids.js';
import { recordsOf } from '../../customers/merging/records-of.js';
import { customerPatterns, namePatterns } from '../search-words.sql.js';
import { isListed, rangeOf, signatureFilter, type SignatureFilter } from './signature-filter.js';
import { signatureRows, SOURCE, type SignatureRow } from './signature-rows.js';
import type { SignaturePage } from './signature.types.js';
import type { SignaturesArgs } from './signatures.inputs.js';

interface Page {
  first: number;
  place: TimelinePlace | null;
}

/** One page of the signatures: of a check-in its own, of a customer those of all their records. Throws NOT_FOUND, INVALID_INPUT. */
export async function signatures(
  context: Context,
  { customerId, checkInId, first, after, ...typed }: SignaturesArgs,
): Promise<SignaturePage> {
  const page = { first, place: placeOf(after) };
  const rows = checkInId
    ? await signaturesOfCheckIn(context, idOf(checkInId, 'That check-in'), page)
    : customerId
      ? await signaturesOf(context, (await recordsOf(context, customerId)).ids, page)
      : await listedSignatures(context, signatureFilter(typed), page);
  return cutTimeline(rows, first, () => SOURCE);
}

/** The signatures that a filter lists, one more than asked for. */
export const listedSignatures = (
  { db }: Context,
  filter: SignatureFilter,
  page: Page,
  more?: Sql,
): Promise<SignatureRow[]> =>
  db.rows<SignatureRow>(signatureRows(filter.search ? searched(filter, page) : inOrder(isListed(filter), page), more));

/** The signatures of these records of a customer, one more than asked for. */
export const signaturesOf = (
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
  page: Page,
): Promise<SignatureRow[]> =>
  db.rows<SignatureRow>(signatureRows(inOrder(sql`s.customer_id = any(${ids}::bigint[])`, page)));

const signaturesOfCheckIn = ({ db }: Context, checkInId: string, page: Page): Promise<SignatureRow[]> =>
  db.rows<SignatureRow>(signatureRows(inOrder(sql`s.check_in_id = ${checkInId}`, page)));

const inOrder = (where: Sql, page: Page): Sql => sql`(
  select * from signature s where ${where} ${latestFirst({ at: sql`s.signed_at`, id: sql`s.id`, source: SOURCE, ...page })})`;

/** After every signature. */
const LAST = sql`'infinity'::timestamptz, 9223372036854775807`;

const searched = (filter: SignatureFilter, { first, place }: Page): Sql => sql`(
  select s.* from find_signatures(
    ${namePatterns(filter.search)}, ${customerPatterns(filter.search)}, ${filter.formId}::bigint, ${rangeOf(filter)},
    ${place ? sql`timestamptz 'epoch' + ${place.moment}::bigint * interval '1 microsecond', ${place.id}::bigint` : LAST}, ${first + 1}
  ) f(id) cross join lateral (select * from signature s where s.id = f.id offset 0) s)`;
