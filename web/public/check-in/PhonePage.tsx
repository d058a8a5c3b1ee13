import './app-fonts.css';
import { useCallback, useEffect, useState } from 'react';
import { OfflineBar } from '../../ui/OfflineBar';
import type { Page } from '../page';
import { appearance } from './appearance';
import { MessageView } from './MessageView';
import type { CheckInFaceFragment } from './check-in.generated';
import { CheckInVisit } from './CheckInVisit';
import { forgetSession, readPhoneState, rememberSuccess, timeLeft, type PhoneState } from './phone-session';
import { PhoneSuccess } from './PhoneSuccess';
import type { Receipt } from './use-check-in';
import { useFace } from './use-face';
import style from './Kiosk.module.css';

function PhoneVisit({
  token,
  onExpired,
  onSuccess,
}: {
  token: string;
  onExpired(): void;
  onSuccess(receipt: Receipt, face: CheckInFaceFragment): void;
}) {
  const { state, refresh } = useFace(token);
  useEffect(() => {
    if (state.kind === 'lost') onExpired();
  }, [state.kind, onExpired]);
  if (state.kind === 'loading' || state.kind === 'lost') return <MessageView title="LOADING" isBusy />;
  if (state.kind === 'failed') {
    return (
      <MessageView title="We Could Not Connect">
        <p>{state.message}</p>
        <button type="button" className="button" onClick={refresh}>
          Try again
        </button>
      </MessageView>
    );
  }
  const { face } = state;
  if (face.app.paused) {
    return (
      <MessageView title={face.business.name}>
        <p>Check-in is paused. Please see the front desk.</p>
        <button type="button" className="button" onClick={refresh}>
          Try again
        </button>
      </MessageView>
    );
  }
  return (
    <main className={style.visit} style={appearance(face.app)}>
      <CheckInVisit
        face={face}
        token={token}
        input="keyboard"
        onSuspectSessionEnd={refresh}
        onReceipt={(receipt) => onSuccess(receipt, face)}
      />
      <OfflineBar message="No connection. Check-in may take a moment." />
    </main>
  );
}

function PhoneView() {
  const [phone, setPhone] = useState<PhoneState>();
  const kind = phone?.kind;
  useEffect(() => setPhone(readPhoneState()), []);

  // The view changes to 'expired' by itself while the page lies open.
  useEffect(() => {
    if (kind === undefined || kind === 'expired') return undefined;
    const timer = setTimeout(() => setPhone(readPhoneState()), Math.max(0, timeLeft()) + 1);
    return () => clearTimeout(timer);
  }, [kind]);

  const expire = useCallback(() => {
    forgetSession();
    setPhone({ kind: 'expired' });
  }, []);

  const succeed = useCallback((receipt: Receipt, { business }: CheckInFaceFragment) => {
    const {
      checkInId,
      publicId,
      alreadyInLine,
      firstName,
      lastInitial,
      checkedInAt,
      status,
      position,
      greeting,
      quote,
    } = receipt;
    const summary = {
      publicId,
      alreadyInLine,
      firstName,
      lastInitial,
      checkedInAt,
      status,
      position,
      greeting,
      quote,
      businessName: business.name,
      timeZone: business.timeZone,
    };
    rememberSuccess(checkInId, summary);
    setPhone({ kind: 'success', receipt: summary });
    scrollTo(0, 0);
  }, []);

  if (!phone) return <MessageView title="LOADING" isBusy />;
  if (phone.kind === 'open') return <PhoneVisit token={phone.token} onExpired={expire} onSuccess={succeed} />;
  if (phone.kind === 'success') return <PhoneSuccess receipt={phone.receipt} />;
  return (
    <MessageView title="Check-in & Waitlist Expired">
      <p>Please scan the QR code at the front desk again.</p>
    </MessageView>
  );
}

/** /checkinapp/mobile: the session stands in the browser, so the server draws only the waiting. */
export const PhonePage: Page<null> = {
  load: async () => null,
  head: () => ({ title: 'Check In', description: 'Check in from your phone.', noindex: true }),
  Component: PhoneView,
};
