import type { Context } from '../../core/context.js';
import { sql } from '../../core/database/sql.js';
import { defineLoader } from '../../core/loader.js';
import { versions, type VersionToSign } from '../forms/signing/versions-to-sign.js';
import { formToSign, type FormToSign } from '../forms/signing/FormToSign.js';

async function readForms(context: Context, businessIds: readonly string[]): Promise<(FormToSign | null)[]> {
  const version = await context.db.row<VersionToSign>(
    versions(sql`
      f.id = (select form_id from check_in_app where form_enabled) and f.version = v.number and f.archived_at is null`),
  );
  const form = version ? formToSign(version, context.facts.language) : null;
  return businessIds.map(() => form);
}

const FORM_OF_BUSINESS = defineLoader(readForms);

/** What customers confirm or sign at check-in; null while that is off or the form is archived. Read once in an operation. */
export const checkInForm = (context: Context): Promise<FormToSign | null> =>
  context.load(FORM_OF_BUSINESS, context.businessId);
