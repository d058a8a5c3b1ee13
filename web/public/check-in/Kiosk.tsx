import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { canWorkOffline } from '../kiosk-offline/can-work-offline';
import { OfflineMark } from '../kiosk-offline/OfflineMark';
import { useKioskChoices } from '../kiosk-offline/use-kiosk-choices';
import { useOfflineKiosk } from '../kiosk-offline/use-offline-kiosk';
import { OfflineBar } from '../../ui/OfflineBar';
import { useIdle } from '../../ui/use-idle';
import { useMedia } from '../../ui/use-media';
import { appearance } from './appearance';
import type { Pace } from './CheckInVisit';
import { MessageView } from './MessageView';
import { GreetingDialog } from './GreetingDialog';
import { PausedView } from './PausedView';
import { Splash } from './Splash';
import type { KioskReceipt } from './use-check-in';
import { useFace } from './use-face';
import { useKioskChanges } from './use-kiosk-changes';
import { useKioskLanguage } from './use-kiosk-language';
import style from './Kiosk.module.css';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { useRefusalText } from '../i18n/refusal-text';

/** The form comes after the splash has been drawn. A device that lost its network keeps trying. */
async function loadVisit(): Promise<{ default: typeof import('./KioskVisit').KioskVisit }> {
  for (;;) {
    try {
      return { default: (await import('./KioskVisit')).KioskVisit };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
    }
  }
}
const KioskVisit = lazy(loadVisit);

const kioskSwitch = { size: 'kiosk', remember: false } as const;
const retryAfter = 2_000;
const idleLimit = 60_000;
/** Nobody touches a form while they read it. */
const readingLimit = 180_000;
/** The greeting holds the private link of the one who checked in: it does not wait for the next customer. */
const greetingLimit = 30_000;
const refreshEvery = 60_000;

type Stage = { name: 'splash' } | { name: 'visit' } | { name: 'greeting'; receipt: KioskReceipt };

/** What the server fills in for an empty greeting. */
const shortGreeting = 'We will be with you shortly.';

/** The receipt of an offline check-in: only the server knows the place in line. */
const offlineReceipt = (firstName: string, greeting: string): KioskReceipt => ({
  alreadyInLine: false,
  firstName,
  position: null,
  status: 'CHECKED_IN',
  greeting: greeting.trim() || shortGreeting,
});

/** The business's own device: splash, form, greeting, and back to the splash. */
export function Kiosk({ token, onLost }: { token: string; onLost(): void }) {
  const t = useTranslate();
  const refusalText = useRefusalText();
  const [isAble] = useState(canWorkOffline);
  const { state, refresh, suspectOffline } = useFace(token, { isStored: isAble });
  const [stage, setStage] = useState<Stage>({ name: 'splash' });
  const [pace, setPace] = useState<Pace>();
  const hasRoomForQr = useMedia('(min-width: 700px) and (min-height: 500px)');
  const isResting = stage.name === 'splash';
  const offline = useOfflineKiosk({ token, state, isAble, isResting, onUnknownKiosk: refresh });

  const ownToken = useCallback(async () => token, [token]);
  const { readForm, storeForm, ...choices } = useKioskChoices(
    ownToken,
    state.kind === 'open' ? state.face : undefined,
    offline ? !offline.way.isOffline : state.kind === 'open' && state.isReachable,
  );
  const resetLanguage = useKioskLanguage(isResting);

  const rest = useCallback(() => {
    setPace(undefined);
    setStage({ name: 'splash' });
    resetLanguage();
    refresh();
  }, [refresh, resetLanguage]);
  const patience = pace === 'reading' ? readingLimit : idleLimit;
  useIdle(!isResting && pace !== 'busy', stage.name === 'greeting' ? greetingLimit : patience, rest);

  const isOpen = state.kind === 'open';
  useEffect(() => {
    if (isOpen) void loadVisit();
  }, [isOpen]);
  useKioskChanges(token, isOpen, refresh);

  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setInterval(refresh, refreshEvery);
    return () => clearInterval(timer);
  }, [isResting, refresh]);

  useEffect(() => {
    if (state.kind === 'lost') onLost();
  }, [state.kind, onLost]);

  if (state.kind === 'loading' || state.kind === 'lost') return <MessageView title={t('app.loading')} isBusy />;
  if (state.kind === 'failed') {
    return (
      <MessageView title={t('app.couldNotConnect')} onRetry={refresh} language={kioskSwitch}>
        <p>{refusalText(state.failure)}</p>
      </MessageView>
    );
  }
  const { face, clockLag } = state;
  const greet = (receipt: KioskReceipt) => {
    setPace(undefined);
    setStage({ name: 'greeting', receipt });
  };
  const way = offline && {
    ...offline.way,
    readForm,
    storeForm,
    onSuspectOffline: suspectOffline,
    onKept: (firstName: string) => greet(offlineReceipt(firstName, face.app.greeting)),
  };
  if (face.app.paused && stage.name !== 'greeting') return <PausedView face={face} language={kioskSwitch} />;
  return (
    <div className={style.kiosk} data-stage={stage.name} style={appearance(face.app)}>
      {stage.name === 'visit' ? (
        <main className={style.visit}>
          <div className={style.language}>
            <LanguageSwitch {...kioskSwitch} />
          </div>
          <Suspense fallback={<h1 aria-busy>{t('app.loading')}</h1>}>
            <KioskVisit
              face={face}
              token={ownToken}
              {...choices}
              offline={way}
              onSuspectSessionEnd={refresh}
              onCancel={rest}
              onPace={setPace}
              onReceipt={greet}
            />
          </Suspense>
        </main>
      ) : (
        <Splash face={face} clockLag={clockLag} withQrCode={hasRoomForQr} onStart={() => setStage({ name: 'visit' })} />
      )}
      {stage.name === 'greeting' && <GreetingDialog receipt={stage.receipt} face={face} onDone={rest} />}
      {offline ? (
        <OfflineMark isOffline={offline.way.isOffline} counts={offline.counts} onOpenRefused={offline.openRefused} />
      ) : (
        <OfflineBar message={t('checkIn.slowConnection')} />
      )}
      {offline?.refusedDialog}
    </div>
  );
}
