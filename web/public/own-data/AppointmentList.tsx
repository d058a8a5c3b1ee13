import { clockTime } from '../../ui/clock-time';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { localeOf } from '../i18n/messages';
import type { AppointmentPage } from './load-own-data';
import style from './OwnData.module.css';
import { useDay } from './use-day';

interface Props {
  appointments: Readonly<AppointmentPage['items']>;
  timeZone: string;
}

export function AppointmentList({ appointments, timeZone }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const dayOf = useDay(timeZone);
  return (
    <ul className={style.list}>
      {appointments.map(({ id, startsAt, flag, services, staff }) => (
        <li key={id}>
          <strong>
            {dayOf(startsAt)}, {clockTime(startsAt, timeZone, localeOf(language))}
          </strong>{' '}
          · {t('ownData.flag', { flag })}
          {services.length > 0 && <p>{services.join(', ')}</p>}
          {staff.length > 0 && <p>{t('ownData.staff', { name: staff.join(', '), asked: 'no' })}</p>}
        </li>
      ))}
    </ul>
  );
}
