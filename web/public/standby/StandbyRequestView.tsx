import { useCallback, useEffect, useState } from 'react';
import { useLate } from '../../ui/use-late';
import { readKept, type VisitItem } from '../booking/kept-booking';
import { bookPath } from '../booking/paths';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import { LateFailure } from '../LateFailure';
import { OwnFrame } from '../own-data/OwnFrame';
import type { RequestData } from './load-request';
import style from './Standby.module.css';
import { useKeptRequest, type KeptRequest } from './use-kept-request';
import { useVisitHours } from './use-visit-hours';
import { dayOf, daysOfMonth, type Days, hoursWithin } from './wanted-days';
import { WhenForm } from './WhenForm';

function LateSteps(props: { data: RequestData; kept: KeptRequest }) {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const [module] = await Promise.all([import('./RequestSteps'), loadMessages(language, ['bookingSteps'])]);
    return module.RequestSteps;
  }, [language]);
  const { Piece, hasFailed, retry } = useLate(load);
  return Piece ? <Piece {...props} /> : hasFailed && <LateFailure onRetry={retry} />;
}

/** Asking to be told when a time frees up: on which days, then who, then the code. */
export function StandbyRequestView({ data }: { data: RequestData }) {
  const t = useTranslate();
  const { business, vanityName, booking, wanted } = data;
  const kept = useKeptRequest(business.id, wanted);
  const { when } = kept;
  const [lacksItems, setLacksItems] = useState(false);
  // After the first drawing, which is the server's.
  useEffect(() => {
    setLacksItems(booking.needsItems && readKept<VisitItem[]>('items', business.id, []).length === 0);
  }, [booking.needsItems, business.id]);
  const date = wanted || booking.firstDate;
  const ofMonth = daysOfMonth(date, booking);
  const hours = useVisitHours(business.id, ofMonth);
  // Days without hours for the visit are not offered.
  const withHours = (days: Days | null) => (days && hours && !hoursWithin(hours, days) ? null : days);
  const [day, month] = [withHours(dayOf(date, booking)), withHours(ofMonth)];
  return (
    <OwnFrame business={{ name: business.name, vanityName }} offlineMessage={t('standby.offline')}>
      {!booking.isOpen || kept.step !== 'time' ? (
        <LateSteps data={data} kept={kept} />
      ) : (
        <div className={style.step}>
          <h1>{t('standby.title', { business: business.name })}</h1>
          {lacksItems || !(day ?? month) ? (
            <>
              <p>{t(ofMonth && !lacksItems ? 'standby.noHours' : 'standby.itemsFirst')}</p>
              <div className={style.actions}>
                <a className="button" href={bookPath(vanityName)}>
                  {t('standby.toBooking')}
                </a>
              </div>
            </>
          ) : (
            <WhenForm
              key={`${day ? 'day' : 'month'}${when ? ' again' : ''}`}
              day={day}
              month={month}
              hours={hours}
              first={when}
              onNext={(next) => {
                kept.change({ when: next });
                kept.go('details');
              }}
            />
          )}
        </div>
      )}
    </OwnFrame>
  );
}
