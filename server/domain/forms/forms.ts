import type { Form } from '../../../entities/Form.js';
import type { Context } from '../../core/context.js';
import { holdsWords, plainText } from '../../core/database/plain-text.sql.js';
import { NO_SQL, sql } from '../../core/database/sql.js';
import { pageFacts, skipOf } from '../../core/graphql/paging.js';
import { FORM_COLUMNS } from './form-columns.js';
import type { FormPage } from './FormPage.js';
import type { FormsArgs } from './forms.inputs.js';

/** One page of the live or of the archived forms, by title. */
export async function forms({ db }: Context, args: FormsArgs): Promise<FormPage> {
  const skip = skipOf(args);
  const search = args.search?.trim() ?? '';
  const rows = await db.rows<Form & { total: string }>(sql`
    select ${FORM_COLUMNS}, count(*) over () as total from form
    where ${args.archived ? sql`archived_at is not null` : sql`archived_at is null`}
      ${search ? sql`and ${holdsWords(plainText(sql`name`), search)}` : NO_SQL}
    order by lower(name), id limit ${args.first} offset ${skip}`);
  return { items: rows, ...pageFacts(rows, skip) };
}
