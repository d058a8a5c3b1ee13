import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { hashToken } from '../../core/tokens.js';
import { openOwnCopy, type CopyToMake } from '../signatures/copies/open-copy.js';

/** The copy of a form that was signed by the link of this token, which the gate has checked. Throws NOT_FOUND. */
export function copyOfRequest(context: Context, token: string, formId: string): Promise<CopyToMake> {
  const id = idOf(formId, 'That form');
  const request = sql`select r.id from form_request r where r.token_hash = ${hashToken(token)}`;
  return openOwnCopy(context, sql`s.form_request_id = (${request}) and s.form_id = ${id}`);
}
