import { DateTime } from 'luxon';
import type { FormField } from '../../../../entities/FormField.js';
import type { StoredPdf } from '../../../../entities/FormSheet.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { linkBase } from '../../../core/http/own-url.js';
import { languageOf } from '../../../core/i18n/language.js';
import type { Language } from '../../../core/i18n/catalogue.generated.js';
import { translate } from '../../../core/i18n/translate.js';
import { FORM_VERSIONS } from '../../forms/form.sql.js';
import { answersInWords } from '../listing/answers-in-words.js';
import { RECORD_COLUMNS, type StoredRecord } from '../stored-record.js';
import type { CopySheet } from './CopySheet.js';
import { evidenceOf } from './evidence.js';
import { verifyPath } from '../paths.js';

/** Stands on paper for what was left empty. */
const NOTHING = '—';

interface SignedForm extends StoredRecord {
  id: string;
  title: string;
  number: number;
  content: string;
  fields: FormField[];
  pdf: StoredPdf | null;
}

/** What the copy of a record says, with the id of the record. */
export interface SheetOfRecord {
  id: string;
  sheet: CopySheet;
}

/** What the copies of these records say; blanked ones have none. */
export async function copySheets(context: Context, ids: readonly string[]): Promise<SheetOfRecord[]> {
  const rows = await context.db.rows<SignedForm>(sql`
    select s.id, ${RECORD_COLUMNS}, v.name as title, v.number, v.content, v.fields, v.pdf
    from signature s join ${FORM_VERSIONS} v on v.business_id = s.business_id and v.id = s.form_version_id
    where s.id = any(${ids}::bigint[]) and s.blanked_at is null order by s.seq`);
  const base = linkBase(context);
  return rows.map((row) => ({ id: row.id, sheet: sheetOf(row, `${base}${verifyPath(row.code)}`) }));
}

function sheetOf(form: SignedForm, verifyUrl: string): CopySheet {
  const language = languageOf(form.language);
  const signedAt = DateTime.fromJSDate(form.signedAt, { zone: form.timeZone });
  return {
    language,
    title: form.title,
    business: form.businessName,
    code: form.code,
    verifyUrl,
    hash: form.hash,
    signedAt: form.signedAt,
    signedOn: signedAt.toISODate()!,
    content: form.pdf ? '' : form.content,
    pdf: form.pdf && { file: form.pdf.file, sha256: form.pdf.sha256 },
    fields: answersInWords(form.answers ?? [], form.fields, language).map(({ label, value }) => ({
      label,
      value: value || NOTHING,
    })),
    signer: {
      agreement: form.consent,
      name: form.signerName,
      strokes: form.strokes,
      lines: linesOf(form, signedAt, language),
    },
    evidence: evidenceOf(form, language, verifyUrl),
    words: {
      fieldsHeading: translate(language, 'copy.fields'),
      signatureHeading: translate(language, 'copy.signature'),
      evidenceHeading: translate(language, 'copy.evidence'),
      evidenceIntro: translate(language, 'copy.intro'),
      qrCode: translate(language, 'copy.qrCode'),
      page: translate(language, 'copy.page', { page: '{page}', pages: '{pages}' }),
      notDrawn: translate(language, 'copy.notDrawn'),
    },
  };
}

function linesOf({ signerName, signedFor }: SignedForm, signedAt: DateTime, language: Language): string[] {
  return [
    ...(signerName === null ? [] : [signerName]),
    ...(signedFor === null ? [] : [translate(language, 'copy.signedFor', { name: signedFor })]),
    signedAt.setLocale(language).toLocaleString(DateTime.DATE_FULL),
  ];
}
