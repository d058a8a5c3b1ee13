import type { Context } from '../../core/context.js';
import type { Sql } from '../../core/database/sql.js';
import { idOf } from '../../core/ids.js';
import { notFound, Refusal } from '../../core/Refusal.js';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { RefusalReason } from '../../../entities/RefusalReason.js';
import { sql } from '../../core/database/sql.js';
import { versionsById } from '../forms/signing/versions-to-sign.js';
import { recordSignatures, type Signing } from './record-signatures.js';
import { signedVersions } from './signing-list.js';

interface Listed {
  /** What the customer is asked to sign. */
  formIds: readonly string[];
  /** Which signatures `s` belong to the same occasion: of each form there is one. */
  occasion: Sql;
}

/**
 * Records what a customer signs of a list, whose holder is locked. Throws NOT_FOUND for a form that is not on it; CONFLICT with the reason FORM_SIGNED for
 * one that was signed on this occasion already, but not for the same signature sent again; and as `recordSignatures`.
 */
export async function signListed(context: Context, signing: Signing, { formIds, occasion }: Listed): Promise<void> {
  const { signatures } = signing;
  const versions = await versionsById(
    context,
    signatures.map(({ versionId }) => idOf(versionId, 'That form')),
  );
  const formOf = new Map(versions.map(({ versionId, formId }) => [versionId, formId]));
  const keys = signatures.map(({ submissionKey }) => submissionKey);
  const resent = await context.db.rows<{ submissionKey: string }>(
    sql`select submission_key from signature s where ${occasion} and submission_key = any(${keys}::text[])`,
  );
  const isResent = new Set(resent.map(({ submissionKey }) => submissionKey));
  const taken = new Set((await signedVersions(context, occasion)).map(({ formId }) => formId));
  for (const { versionId, submissionKey } of signatures) {
    const formId = formOf.get(versionId);
    if (!formId || !formIds.includes(formId)) throw notFound('That form');
    if (isResent.has(submissionKey)) continue;
    if (taken.has(formId))
      throw new Refusal(ErrorCode.CONFLICT, 'This form is signed already.', {
        details: { reason: RefusalReason.FORM_SIGNED, formIds: [formId] },
      });
    taken.add(formId);
  }
  await recordSignatures(context, signing);
}
