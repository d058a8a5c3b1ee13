import type { Context } from '../../core/context.js';
import { sql, type Sql } from '../../core/database/sql.js';
import { versionsById, versionsToSign } from '../forms/signing/versions-to-sign.js';
import { formToSign } from '../forms/signing/FormToSign.js';
import type { FieldAnswer } from './chain.js';
import { answersInWords } from './listing/answers-in-words.js';
import type { GivenSignature } from './listing/OwnSignature.js';
import type { ListedForm } from './SigningList.js';

export interface SignedVersion extends Omit<GivenSignature, 'answers'> {
  formId: string;
  versionId: string;
  signedAt: Date;
  answers: FieldAnswer[];
}

/** What was signed on an occasion: `occasion` says which signatures `s` belong to it. */
export const signedVersions = ({ db }: Context, occasion: Sql): Promise<SignedVersion[]> =>
  db.rows<SignedVersion>(sql`
    select s.form_id, s.form_version_id as version_id, s.signed_at, s.signer_name, s.signed_for, s.strokes, coalesce(s.answers, '[]') as answers
    from signature s where ${occasion} order by s.seq`);

/** What was signed by links, of several requests. */
export const signedByRequests = (
  { db }: Context,
  requestIds: readonly string[],
): Promise<{ requestId: string; formId: string; signedAt: Date }[]> =>
  db.rows(sql`
    select form_request_id as request_id, form_id, signed_at from signature where form_request_id = any(${requestIds}::bigint[])`);

/** Of some forms, those that are open on an occasion, and what was signed there. Archived ones are no longer to sign. */
export async function signingList(context: Context, formIds: readonly string[], occasion: Sql): Promise<ListedForm[]> {
  const signed = await signedVersions(context, occasion);
  const isSigned = new Set(signed.map(({ formId }) => formId));
  const open = await versionsToSign(
    context,
    formIds.filter((id) => !isSigned.has(id)),
  );
  const read = await versionsById(
    context,
    signed.map(({ versionId }) => versionId),
  );
  const { language } = context.facts;
  return [
    ...open.map((version) => ({ form: formToSign(version, language), signedAt: null, signature: null })),
    ...signed.flatMap(({ versionId, signedAt, answers, ...signature }) => {
      const version = read.find((one) => one.versionId === versionId);
      if (!version) return [];
      const given = { ...signature, answers: answersInWords(answers, version.fields, language) };
      return [{ form: formToSign(version, language), signedAt, signature: given }];
    }),
  ];
}
