import { useState } from 'react';
import { useLate } from '../../ui/use-late';
import type { BookingData } from '../booking/booking-data';
import { useLanguage, useTranslate } from '../i18n/language-context';
import { LateFailure } from '../LateFailure';
import { OwnFrame } from '../own-data/OwnFrame';
import { BookingSummary } from './BookingSummary';
import type { ChangeProps } from './change-props';
import { GoneView } from './GoneView';
import { loadAgain, loadChange } from './late-pieces';
import type { OwnBooking } from './load-own-booking';
import { useOwnBooking } from './use-own-booking';

interface LateProps extends ChangeProps {
  load: typeof loadChange;
}

function LateChange({ load, ...props }: LateProps) {
  const { language } = useLanguage();
  const [loadIt] = useState(() => () => load(language));
  const { Piece, hasFailed, retry } = useLate(loadIt);
  return Piece ? <Piece {...props} /> : hasFailed && <LateFailure onRetry={retry} />;
}

interface Props {
  token: string;
  booking: OwnBooking;
  offer: BookingData['booking'];
}

/** A booking of the reader, and the ways to change it, each loaded when it is wanted. */
export function OwnBookingView({ token, booking: first, offer }: Props) {
  const t = useTranslate();
  const flow = useOwnBooking(token, first);
  const { booking, view } = flow;
  if (!booking) return <GoneView />;
  const props = { flow, booking, offer };
  return (
    <OwnFrame business={booking.business} offlineMessage={t('ownBooking.offline')}>
      {view === 'change' && booking.canChange && offer.isOpen ? (
        <LateChange key="change" load={loadChange} {...props} />
      ) : view === 'again' && offer.isOpen ? (
        <LateChange key="again" load={loadAgain} {...props} />
      ) : (
        <BookingSummary flow={flow} booking={booking} isOpen={offer.isOpen} />
      )}
    </OwnFrame>
  );
}
