import type { FormField } from '../../../../entities/FormField.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { pageFacts } from '../../../core/graphql/paging.js';
import { recordIdsOf } from '../../customers/customer.sql.js';
import { FORM_VERSIONS } from '../../forms/form.sql.js';
import type { FieldAnswer } from '../chain.js';
import { answersInWords } from './answers-in-words.js';
import type { OwnSignature, OwnSignaturePage } from './OwnSignature.js';

interface Row extends Omit<OwnSignature, 'answers'> {
  answers: FieldAnswer[];
  fields: FormField[];
  total: string;
}

/** What a customer signed, by the kept record, latest first. */
export async function ownSignatures(
  { db, facts }: Context,
  { customerId, first, skip }: { customerId: string; first: number; skip: number },
): Promise<OwnSignaturePage> {
  const rows = await db.rows<Row>(sql`
    select s.id, s.signed_at as at, v.name as form, s.place, s.signer_name, s.signed_for, s.strokes, coalesce(s.answers, '[]') as answers, v.fields,
      v.number as version, s.code, s.consent, s.email, s.sent_to, s.address, s.user_agent,
      count(*) over () as total
    from signature s join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
    where s.customer_id in ${recordIdsOf(sql`${customerId}::bigint`)}
    order by s.signed_at desc, s.id desc limit ${first} offset ${skip}`);
  const items = rows.map(({ answers, fields, ...row }) => ({
    ...row,
    answers: answersInWords(answers, fields, facts.language),
  }));
  return { items, ...pageFacts(rows, skip) };
}
