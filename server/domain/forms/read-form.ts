import { Form } from '../../../entities/Form.js';
import type { Context } from '../../core/context.js';
import { idOf } from '../../core/ids.js';
import { notFound } from '../../core/Refusal.js';

/** A form, live or archived. Throws NOT_FOUND. */
export async function readForm({ db }: Context, id: string): Promise<Form> {
  const form = await db.findOne(Form, { id: idOf(id, 'That form') });
  if (!form) throw notFound('That form');
  return form;
}
