import { DateTime } from 'luxon';
import { SignaturePlace } from '../../../../entities/SignaturePlace.js';
import { languages, type Language, type MessageValues } from '../../../core/i18n/catalogue.generated.js';
import { translate } from '../../../core/i18n/translate.js';
import type { StoredRecord } from '../stored-record.js';
import type { CopyFact } from './CopySheet.js';

interface Signed extends StoredRecord {
  title: string;
  number: number;
}

type PlainKey = { [Key in keyof MessageValues]: MessageValues[Key] extends null ? Key : never }[keyof MessageValues];

/** What shows how a form was signed, row by row. */
export function evidenceOf(record: Signed, language: Language, verifyUrl: string): CopyFact[] {
  const t = (key: PlainKey): string => translate(language, key as never);
  const isOffline = record.place === SignaturePlace.KIOSK && record.receivedAt > record.signedAt;
  const rows: [label: PlainKey, value: string | null][] = [
    ['copy.business', record.businessName],
    ['copy.form', record.title],
    ['copy.version', String(record.number)],
    ['copy.versionHash', record.versionSha256],
    ['copy.signer', record.signerName],
    ['copy.onBehalfOf', record.signedFor],
    ['copy.how', t(`copy.${record.kind}`)],
    ['copy.consent', record.consent],
    ['copy.signedAt', instant(record.signedAt, record.timeZone)],
    ['copy.receivedAt', instant(record.receivedAt, record.timeZone)],
    ['copy.place', t(isOffline ? 'copy.kioskOffline' : `copy.${record.place}`)],
    ['copy.sentTo', record.sentToUnproven ? `${record.sentTo}\n${t('copy.notProved')}` : record.sentTo],
    ['copy.address', record.address],
    ['copy.browser', record.userAgent],
    ['copy.language', languages.find(({ code }) => code === record.language)?.name ?? record.language],
    ['copy.record', String(record.seq)],
    ['copy.hash', record.hash],
    ['copy.previousHash', record.previousHash || t('copy.first')],
    ['copy.code', record.code],
    ['copy.check', verifyUrl],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label: t(label), value }] : []));
}

/** In UTC and by the clock of the business, in figures: words for it differ between versions of Node.js. */
function instant(at: Date, timeZone: string): string {
  const local = DateTime.fromJSDate(at, { zone: timeZone });
  return `${at.toISOString().replace('T', ' ').replace('Z', ' UTC')}\n${local.toFormat('yyyy-MM-dd HH:mm:ss')} ${timeZone} (UTC${local.toFormat('ZZ')})`;
}
