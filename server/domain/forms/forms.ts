import type { Form } from '../../../entities/Form.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { pageFacts, skipOf } from '../../core/graphql/paging.js';
import type { FormPage } from './FormPage.js';
import type { FormsArgs } from './forms.inputs.js';

/** One page of the live forms, by title. */
export async function forms({ db }: Context, args: FormsArgs): Promise<FormPage> {
  const skip = skipOf(args);
  const rows = await db.rows<Form & { total: string }>(sql`
    select id, name, content, signature_required, created_at, archived_at, count(*) over () as total from form
    where archived_at is null order by lower(name), id limit ${args.first} offset ${skip}`);
  return { items: rows, ...pageFacts(rows, skip) };
}
