import { useCallback, useEffect, useState } from 'react';
import { useSubscribe } from '../app-context';
import { OfflineBar } from '../../ui/OfflineBar';
import { useNavigate, useRequest } from '../app-context';
import { appearance } from './appearance';
import { MessageView } from './MessageView';
import type { CheckInFaceFragment } from './check-in.generated';
import { CheckInVisit } from './CheckInVisit';
import { placePath } from './paths';
import { placeStatus, type Status } from './place-status';
import { forgetSession, readPhoneState, rememberSuccess, timeLeft, type PhoneState } from './phone-session';
import { PausedView } from './PausedView';
import { PhoneSuccess } from './PhoneSuccess';
import type { Receipt } from './use-check-in';
import type { Failure } from '../request';
import { forgetDraft } from './use-draft';
import { useFace } from './use-face';
import { Phone_SubscribeDocument } from './phone-changes.generated';
import style from './Kiosk.module.css';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { useRefusalText } from '../i18n/refusal-text';

/** A page that came with its form: the session begins meanwhile. */
export interface Opening {
  face: CheckInFaceFragment;
  /** Undefined while the session begins. */
  token: string | undefined;
  tokenReady(): Promise<string>;
}

function PhoneVisit({
  token,
  opening,
  onExpired,
  onSuccess,
}: {
  token: string | undefined;
  opening: Opening | undefined;
  onExpired(failure: Failure): void;
  onSuccess(receipt: Receipt, face: CheckInFaceFragment): void;
}) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const subscribe = useSubscribe();
  const { state, refresh } = useFace(token, { first: opening?.face });
  // Whoever only looks needs no live connection.
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    addEventListener('focusin', use);
    return () => removeEventListener('focusin', use);
  }, []);
  useEffect(() => {
    if (!isUsed || token === undefined) return undefined;
    // The first tick comes when the subscription stands, after every reconnect too.
    const handlers = { onAnswer: refresh, onConnected: () => undefined, onDisconnected: () => undefined };
    return subscribe(Phone_SubscribeDocument, {}, handlers, token);
  }, [subscribe, isUsed, token, refresh]);
  const ownToken = useCallback(async () => token ?? '', [token]);
  useEffect(() => {
    if (state.kind === 'lost') onExpired(state.failure);
  }, [state, onExpired]);
  if (state.kind === 'loading' || state.kind === 'lost') return <MessageView title={t('app.loading')} isBusy />;
  if (state.kind === 'failed')
    return (
      <MessageView title={t('app.couldNotConnect')} onRetry={refresh} language={{}}>
        <p>{refusalText(state.failure)}</p>
      </MessageView>
    );
  const { face } = state;
  if (face.app.paused) return <PausedView face={face} language={{}} onRetry={refresh} />;
  return (
    <main className={style.visit} style={appearance(face.app)}>
      <div className={style.language}>
        <LanguageSwitch />
      </div>
      {face.isClosed && <p className={style.closed}>{t('wait.closed')}</p>}
      <CheckInVisit
        face={face}
        token={opening?.tokenReady ?? ownToken}
        onSuspectSessionEnd={refresh}
        onReceipt={(receipt) => onSuccess(receipt, face)}
        notice={<OfflineBar message={t('checkIn.slowConnection')} />}
      />
    </main>
  );
}

/** The check-in on a phone: form, thanks, or why there is neither. */
export function PhoneView({ opening }: { opening?: Opening }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const [phone, setPhone] = useState<PhoneState | undefined>(opening && { kind: 'open', token: '' });
  const request = useRequest();
  const navigate = useNavigate();
  /** Why the session ended, where that is not its time. */
  const [refusal, setRefusal] = useState<Failure>();
  const kind = phone?.kind;
  const isOpening = opening !== undefined;
  const hasSession = !isOpening || opening.token !== undefined;
  useEffect(() => {
    if (isOpening) return undefined;
    const kept = readPhoneState();
    const publicId = kept.kind === 'success' ? kept.receipt.publicId : null;
    if (!publicId) {
      setPhone(kept);
      return undefined;
    }
    let isHere = true;
    // Who was called, seated or left is not thanked again. Without an answer, what the browser kept is shown.
    const show = (status: Status | null) => {
      if (!isHere) return;
      if (status === 'CHECKED_IN') setPhone(kept);
      else if (status) navigate(placePath(publicId), { replace: true });
      else setPhone({ kind: 'expired' });
    };
    void placeStatus(request, publicId).then(show, () => show('CHECKED_IN'));
    return () => {
      isHere = false;
    };
  }, [isOpening, request, navigate]);

  // The view changes to 'expired' by itself while the page lies open.
  useEffect(() => {
    if (!hasSession || kind === undefined || kind === 'expired') return undefined;
    const timer = setTimeout(() => setPhone(readPhoneState()), Math.max(0, timeLeft()) + 1);
    return () => clearTimeout(timer);
  }, [kind, hasSession]);

  const expire = useCallback((failure: Failure) => {
    forgetSession();
    if (failure.details) setRefusal(failure);
    setPhone({ kind: 'expired' });
  }, []);

  const succeed = useCallback((receipt: Receipt, { business, app, isClosed }: CheckInFaceFragment) => {
    const { fontFamily, fontSize, color, logo } = app;
    const look = { fontFamily, fontSize, color, logo };
    const summary = { ...receipt, businessName: business.name, timeZone: business.timeZone, look, isClosed };
    rememberSuccess(receipt.checkInId, summary);
    forgetDraft();
    setPhone({ kind: 'success', receipt: summary });
    scrollTo(0, 0);
  }, []);

  if (!phone) return <MessageView title={t('app.loading')} isBusy />;
  if (phone.kind === 'open')
    return (
      <PhoneVisit
        token={opening ? opening.token : phone.token}
        opening={opening}
        onExpired={expire}
        onSuccess={succeed}
      />
    );
  if (phone.kind === 'success') return <PhoneSuccess receipt={phone.receipt} />;
  return (
    <MessageView title={t(refusal ? 'phone.unusedCode' : 'phone.expired')} language={{}}>
      <p>{refusal ? refusalText(refusal) : t('phone.scanAgain')}</p>
    </MessageView>
  );
}
