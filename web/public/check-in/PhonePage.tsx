import './app-fonts.css';
import { useCallback, useEffect, useState } from 'react';
import { OfflineBar } from '../../ui/OfflineBar';
import type { Page } from '../page';
import { appearance } from './appearance';
import { ConnectionFailedView } from './ConnectionFailedView';
import { MessageView } from './MessageView';
import { PausedView } from './PausedView';
import type { CheckInFaceFragment } from './check-in.generated';
import { CheckInVisit } from './CheckInVisit';
import { forgetSession, readPhoneState, rememberSuccess, timeLeft, type PhoneState } from './phone-session';
import { PhoneSuccess } from './PhoneSuccess';
import type { Receipt } from './use-check-in';
import { useFace } from './use-face';
import style from './Kiosk.module.css';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';

function PhoneVisit({
  token,
  onExpired,
  onSuccess,
}: {
  token: string;
  onExpired(): void;
  onSuccess(receipt: Receipt, face: CheckInFaceFragment): void;
}) {
  const t = useTranslate();
  const { state, refresh } = useFace(token);
  useEffect(() => {
    if (state.kind === 'lost') onExpired();
  }, [state.kind, onExpired]);
  if (state.kind === 'loading' || state.kind === 'lost') return <MessageView title={t('app.loading')} isBusy />;
  if (state.kind === 'failed') {
    return (
      <ConnectionFailedView failure={state.failure} onRetry={refresh}>
        <LanguageSwitch />
      </ConnectionFailedView>
    );
  }
  const { face } = state;
  if (face.app.paused) {
    return (
      <PausedView businessName={face.business.name} onRefresh={refresh}>
        <button type="button" className="button" onClick={refresh}>
          {t('app.tryAgain')}
        </button>
        <LanguageSwitch />
      </PausedView>
    );
  }
  return (
    <main className={style.visit} style={appearance(face.app)}>
      <div className={style.language}>
        <LanguageSwitch />
      </div>
      <CheckInVisit
        face={face}
        token={token}
        input="keyboard"
        onSuspectSessionEnd={refresh}
        onReceipt={(receipt) => onSuccess(receipt, face)}
      />
      <OfflineBar message={t('checkIn.slowConnection')} />
    </main>
  );
}

function PhoneView() {
  const t = useTranslate();
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

  if (!phone) return <MessageView title={t('app.loading')} isBusy />;
  if (phone.kind === 'open') return <PhoneVisit token={phone.token} onExpired={expire} onSuccess={succeed} />;
  if (phone.kind === 'success') return <PhoneSuccess receipt={phone.receipt} />;
  return (
    <MessageView title={t('phone.expired')}>
      <p>{t('phone.scanAgain')}</p>
      <LanguageSwitch />
    </MessageView>
  );
}

/** /checkinapp/mobile: the session is in the browser, so the server renders the loading view. */
export const PhonePage: Page<null> = {
  load: async () => null,
  head: (_data, t) => ({ title: t('checkIn.title'), description: t('checkIn.phoneDescription'), noindex: true }),
  Component: PhoneView,
};
