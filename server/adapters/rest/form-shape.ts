import type { RestFieldFragment, RestFormFragment } from './documents.generated.js';
import { businessOf, epochSeconds, flag, idNumber } from './shapes.js';

export const formField = ({ name, kind, label, isRequired, options }: RestFieldFragment) => ({
  name,
  kind: kind.toLowerCase(),
  label,
  required: flag(isRequired),
  options,
});

export const form = (shown: RestFormFragment) => ({
  id: idNumber(shown.id),
  business_id: businessOf(shown.id),
  name: shown.name,
  form_content: shown.content,
  signature_required: flag(shown.signatureRequired),
  version: shown.version,
  date_confirmed: epochSeconds(shown.firstSignedAt),
  fields: shown.fields.map(formField),
  pages: shown.pages,
  pdf_url: shown.pdfUrl,
});

/** A template has no versions and no PDF, and nobody signs it before it is copied. */
export const template = (shown: Pick<RestFormFragment, 'id' | 'name' | 'content' | 'signatureRequired' | 'fields'>) =>
  form({ ...shown, version: 1, firstSignedAt: null, pages: [], pdfUrl: null });
