import { ErrorCode } from '../../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../../entities/RefusalReason.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { uniqueIds } from '../../../core/ids.js';
import { invalid, notFound, Refusal } from '../../../core/Refusal.js';
import { versionsToSign } from '../../forms/signing/versions-to-sign.js';
import { ownFormIds } from '../../forms/templates/templates.js';
import { signedVersions } from '../../signatures/signing-list.js';
import { isSignedHere } from '../calendar/forms.sql.js';

interface Choice {
  /** Those that it is to have; null for those that it has. */
  formIds: readonly string[] | null | undefined;
  isEvent: boolean;
  /** As it was, locked, with the customer that it is to have; null of a new one. */
  before: { id: string; formIds: readonly string[]; customerId: string | null } | null;
}

/**
 * Ids of the forms of an appointment then, in the order of the choice. Throws INVALID_INPUT for those of an event, NOT_FOUND for one that is not live unless it is there already, and
 * CONFLICT with the reason FORM_SIGNED where one is left out that its customer has confirmed or signed.
 */
export async function chooseForms(context: Context, { formIds, isEvent, before }: Choice): Promise<readonly string[]> {
  const old = before?.formIds ?? [];
  if (!formIds) return old;
  if (isEvent && formIds.length > 0) throw invalid('formIds', 'An event has no forms.');
  const ids = uniqueIds(await ownFormIds(context, formIds), 'That form');
  const added = ids.filter((id) => !old.includes(id));
  if ((await versionsToSign(context, added)).length < added.length) throw notFound('That form');
  const removed = old.filter((id) => !ids.includes(id));
  if (before?.customerId && removed.length > 0) await requireUnsigned(context, before.id, before.customerId, removed);
  return ids;
}

async function requireUnsigned(
  context: Context,
  appointmentId: string,
  customerId: string,
  removed: readonly string[],
): Promise<void> {
  const occasion = isSignedHere({ appointmentId: sql`${appointmentId}`, customerId: sql`${customerId}::bigint` });
  const signed = new Set((await signedVersions(context, occasion)).map(({ formId }) => formId));
  const formIds = removed.filter((id) => signed.has(id));
  if (formIds.length > 0)
    throw new Refusal(ErrorCode.CONFLICT, 'Forms which have been viewed/signed by customers cannot be removed.', {
      field: 'formIds',
      details: { reason: RefusalReason.FORM_SIGNED, formIds },
    });
}
