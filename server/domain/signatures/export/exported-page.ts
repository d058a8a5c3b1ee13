import type { FormField } from '../../../../entities/FormField.js';
import { csvLine } from '../../../core/csv.js';
import type { Context } from '../../../core/context.js';
import { sql, type Sql } from '../../../core/database/sql.js';
import type { TimelinePlace } from '../../../core/graphql/timeline-place.js';
import { OUR_BUSINESS } from '../../businesses/business.sql.js';
import type { FieldAnswer } from '../chain.js';
import type { SignatureFilter } from '../listing/signature-filter.js';
import { SOURCE, type SignatureRow } from '../listing/signature-rows.js';
import { listedSignatures } from '../listing/signatures.js';

/** Signatures of one short transaction: nothing is open while the file is on its way. */
const PAGE = 1000;

interface ExportedSignature extends SignatureRow {
  seq: number;
  /** In the zone of the business. */
  signed: string;
  received: string;
  answers: FieldAnswer[];
  fields: FormField[];
  hash: string;
}

const localTime = (instant: Sql): Sql =>
  sql`to_char(${instant} at time zone (select time_zone from ${OUR_BUSINESS} b), 'YYYY-MM-DD HH24:MI:SS')`;
const MORE = sql`, s.seq, s.hash, coalesce(s.answers, '[]') as answers, v.fields,
  ${localTime(sql`s.signed_at`)} as signed, ${localTime(sql`s.received_at`)} as received`;

const text = (value: string | number | null | undefined): string => String(value ?? '');
const labelOf = (fields: readonly FormField[], name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name;

const COLUMNS: readonly [header: string, cell: (signature: ExportedSignature) => string][] = [
  ['Signed', ({ signed }) => signed],
  ['Form', ({ formName }) => formName],
  ['Version', ({ formVersion }) => text(formVersion)],
  ['First Name', ({ customer }) => text(customer?.firstName)],
  ['Last Name', ({ customer }) => text(customer?.lastName)],
  ['Signer', ({ signerName }) => text(signerName)],
  ['Signed For', ({ signedFor }) => text(signedFor)],
  ['How', ({ kind }) => kind],
  ['Where', ({ place }) => place],
  ['Language', ({ language }) => language],
  [
    'Answers',
    ({ answers, fields }) => answers.map(({ name, value }) => `${labelOf(fields, name)}: ${value}`).join('; '),
  ],
  ['Received', ({ received }) => received],
  ['Record', ({ seq }) => text(seq)],
  ['Hash', ({ hash }) => hash],
  ['Code', ({ code }) => code],
  ['Blanked', ({ isBlanked }) => (isBlanked ? 'Yes' : 'No')],
];

export const SIGNATURES_HEADER = csvLine(COLUMNS.map(([header]) => header));

interface ExportedPage {
  lines: string;
  /** After which the next page begins; null on the last one. */
  next: TimelinePlace | null;
}

/** Signatures after a place as lines of the file, latest first. */
export async function exportedSignatures(
  context: Context,
  filter: SignatureFilter,
  place: TimelinePlace | null,
): Promise<ExportedPage> {
  const rows = (await listedSignatures(context, filter, { first: PAGE, place }, MORE)) as ExportedSignature[];
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1)! : null;
  return {
    lines: page.map((signature) => csvLine(COLUMNS.map(([, cell]) => cell(signature)))).join(''),
    next: last && { moment: last.moment, source: SOURCE, id: last.id },
  };
}
