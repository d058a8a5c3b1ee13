import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { defineJob, FOR_GOOD } from '../../../core/jobs/job.js';
import { unlinkMessages } from '../../../core/messages/unlink-messages.js';
import { lockMerges } from '../../customers/merging/record-rows.js';
import { FORM_KEEPING } from '../../forms/form.sql.js';
import { SIGNED_COPIES } from '../copies/copy-message.js';

/** Blanks the signatures of a business whose time is over. */
export const BLANK_SIGNATURES = defineJob('blank-signatures', { tries: FOR_GOOD });

/** Signatures of one transaction. */
const BATCH = 500;
const keyOf = ({ businessId }: Context): string => `blank-signatures:${businessId}`;

/** What is due may have changed: the job looks, and comes again when the next one is due. */
export const lookForDue = (context: Context): void => context.enqueue(BLANK_SIGNATURES, {}, { key: keyOf(context) });

/** The job: a batch, then itself again, at once while there is more, else when the next signature is due. */
export async function blankSignatures(context: Context): Promise<void> {
  // A hold that is being set counts.
  lockMerges(context);
  const blanked = await context.db.rows<{ id: string }>(
    sql`select id from blank_signatures(${context.now()}, ${BATCH}) as id`,
  );
  await unlinkMessages(
    context,
    SIGNED_COPIES,
    blanked.map(({ id }) => id),
  );
  const runAt = blanked.length === BATCH ? context.now() : await nextDue(context);
  if (runAt) context.enqueue(BLANK_SIGNATURES, {}, { runAt, key: keyOf(context), again: true });
}

/** When the next signature is due, or a shorter time counts: no later than one that is written now; those on hold wait for their release. Null where every form keeps for good. */
async function nextDue(context: Context): Promise<Date | null> {
  const now = context.now();
  const next = await context.db.row<{ due: Date | null }>(sql`
    select min(case when f.counts_from >= now() then f.counts_from
      else coalesce(oldest.signed_at, ${now}::timestamptz) + make_interval(years => f.keep_years) end) as due
    from ${FORM_KEEPING} f
    left join lateral (
      select s.signed_at from signature s
      where s.form_id = f.id and s.blanked_at is null and s.signed_at >= ${now}::timestamptz - make_interval(years => f.keep_years)
      order by s.signed_at limit 1) oldest on true
    where f.keep_years is not null`);
  return next?.due ?? null;
}
