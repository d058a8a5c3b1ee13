import { sha256OfForm } from '../../server/domain/forms/versions/form-version.js';
import { askAsSuperuser } from '../setup/database.js';
import type { TestBusiness } from './TestBusiness.js';

/** The owner has kept the signatures of all forms for so long for a while; nothing is blanked yet. */
export async function keepsSignatures(business: TestBusiness, years: number): Promise<void> {
  await business.world.rows(business.id, `select keep_signatures(id, $1::int, 'account:1', '') from form`, [years]);
  await shortenedLongAgo();
}

/** More than a week went by, by the clock of the database, since anybody shortened how long forms are kept. */
export const shortenedLongAgo = (): Promise<object[]> =>
  askAsSuperuser(`update form set shortened_at = shortened_at - interval '8 days'`);

/** The owner keeps signatures for a year: all that are older, by the clock of the database, are blanked. Answers how many. */
export async function blanksSignatures(business: TestBusiness): Promise<number> {
  await keepsSignatures(business, 1);
  const [row] = await business.world.rows<{ blanked: number }>(
    business.id,
    `select count(*)::int as blanked from blank_signatures(now(), 1000)`,
  );
  return row!.blanked;
}

/** Somebody changes what was agreed to by hand, in the database. */
export const changesConsent = (code: string): Promise<object[]> =>
  askAsSuperuser(`update signature set consent = 'Nothing' where code = $1`, [code]);

/** Somebody takes out by hand, in the database, that nobody proved the addresses of links. */
export const hidesUnproven = (): Promise<object[]> => askAsSuperuser('update signature set sent_to_unproven = null');

/** A file is noted as a copy of a signature that was given out. */
export const notesCopy = (business: TestBusiness, signatureId: string, sha256: string): Promise<object[]> =>
  business.world.rows(
    business.id,
    'insert into signature_copy (signature_id, sha256, created_at) values ($1, $2, now()) returning id',
    [signatureId, sha256],
  );

/** The newest version of a form is a stored PDF: the id of the version. */
export async function hasPdfVersion(
  business: TestBusiness,
  formId: string,
  { file, sha256, pages = [] }: { file: string; sha256: string; pages?: string[] },
): Promise<string> {
  const pdf = { file, sha256, pages: pages.map((page) => ({ file: page, sha256, width: 800, height: 1000 })) };
  const [version] = await business.world.rows<{ id: string }>(
    business.id,
    `with f as (update form set version = 2, pdf = $2::jsonb where id = $1 returning id)
     insert into form_version (form_id, number, name, content, fields, pdf, signature_required, sha256, created_at, created_by)
     select id, 2, 'Scan', '', '[]', $2::jsonb, true, $3, now(), '' from f returning id`,
    [
      formId,
      JSON.stringify(pdf),
      sha256OfForm({ name: 'Scan', content: '', fields: [], pdf, signatureRequired: true }),
    ],
  );
  return version!.id;
}
