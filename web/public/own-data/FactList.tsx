import { formatPhone, phoneDigits } from '../../ui/phone-number';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { localeOf } from '../i18n/messages';
import type { OwnRecord } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

/** A birthday as far as it is known; null for an unknown one. A leap year has every day. */
function birthdayText(record: OwnRecord, locale: string): string | null {
  const { birthDay: day, birthMonth: month, birthYear: year } = record;
  if (month === null) return year === null ? null : String(year);
  return new Date(Date.UTC(year ?? 2000, month - 1, day ?? 1)).toLocaleDateString(locale, {
    timeZone: 'UTC',
    month: 'long',
    ...(day !== null && { day: 'numeric' }),
    ...(year !== null && { year: 'numeric' }),
  });
}

/** Name, phone, e-mail address and birthday. */
export function FactList({ record, timeZone }: { record: OwnRecord; timeZone: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const dayOf = useDay(timeZone);
  const facts: [name: string, value: string | null][] = [
    [t('ownData.name'), `${record.firstName} ${record.lastName}`.trim()],
    [t('ownData.phone'), formatPhone(phoneDigits(record.phone))],
    [t('ownData.email'), record.email],
    [t('ownData.birthday'), birthdayText(record, localeOf(language))],
    [t('ownData.since'), dayOf(record.createdAt)],
  ];
  return (
    <dl className={style.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? t('ownData.unknown')}</dd>
        </div>
      ))}
    </dl>
  );
}
