import { useCallback, useEffect } from 'react';
import { useLate } from '../../ui/use-late';
import type { Language } from '../i18n/catalogue.generated';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { loadMessages } from '../i18n/messages';
import { LateFailure } from '../LateFailure';
import { OwnFrame } from '../own-data/OwnFrame';
import type { BookingData } from './booking-data';
import { ClosedView } from './ClosedView';
import type { LaterProps } from './verify/LaterSteps';
import { TimeStep } from './TimeStep';
import { useBooking } from './use-booking';

async function loadLater(language: Language) {
  const [module] = await Promise.all([import('./verify/LaterSteps'), loadMessages(language, ['bookingSteps'])]);
  return module.LaterSteps;
}

function LateSteps(props: LaterProps) {
  const { language } = useLanguage();
  const load = useCallback(() => loadLater(language), [language]);
  const { Piece, hasFailed, retry } = useLate(load);
  return Piece ? <Piece {...props} /> : hasFailed && <LateFailure onRetry={retry} />;
}

/** Booking at a business: time, details, code, thanks. */
export function BookingView({ data }: { data: BookingData }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const flow = useBooking(data);
  const { business, vanityName, booking } = data;
  const { step, draft } = flow;
  // The next step is there when the button is pressed, on a slow network too.
  useEffect(() => {
    if (draft.startsAt) loadLater(language).catch(() => undefined);
  }, [draft.startsAt, language]);
  return (
    <OwnFrame business={{ name: business.name, vanityName }} offlineMessage={t('booking.offline')}>
      {!booking.isOpen || flow.isClosed ? (
        <ClosedView business={business} vanityName={vanityName} />
      ) : step === 'time' ? (
        <TimeStep data={data} flow={flow} />
      ) : (
        <LateSteps data={data} flow={flow} />
      )}
    </OwnFrame>
  );
}
