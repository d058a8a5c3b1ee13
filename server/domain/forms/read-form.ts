import type { Form } from '../../../entities/Form.js';
import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';
import { FORM_COLUMNS } from './form-columns.js';

/** A form, live or archived. Throws NOT_FOUND. */
export async function readForm({ db }: Pick<Context, 'db'>, id: string): Promise<Form> {
  const form = await db.row<Form>(sql`select ${FORM_COLUMNS} from form where id = ${idOf(id, 'That form')}`);
  if (!form) throw notFound('That form');
  return form;
}
