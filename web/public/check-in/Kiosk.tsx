import { useCallback, useEffect, useState } from 'react';
import { OfflineBar } from '../../ui/OfflineBar';
import { useIdle } from '../../ui/use-idle';
import { useMedia } from '../../ui/use-media';
import { appearance } from './appearance';
import { CalmView } from './CalmView';
import { CheckInVisit } from './CheckInVisit';
import { GreetingDialog } from './GreetingDialog';
import { PoweredBy } from './PoweredBy';
import { Splash } from './Splash';
import type { Receipt } from './use-check-in';
import { useFace } from './use-face';
import style from './Kiosk.module.css';

const idleLimit = 60_000;
const refreshEvery = 60_000;

type Stage = { name: 'splash' } | { name: 'visit' } | { name: 'greeting'; receipt: Receipt };

/** The business's own device: splash, form, greeting, and back; the next customer starts with a clean one. */
export function Kiosk({ token, onLost }: { token: string; onLost(): void }) {
  const { state, refresh } = useFace(token);
  const [stage, setStage] = useState<Stage>({ name: 'splash' });
  const [isBusy, setIsBusy] = useState(false);
  const hasRoomForQr = useMedia('(min-width: 700px) and (min-height: 500px)');
  const isResting = stage.name === 'splash';

  const rest = useCallback(() => { setIsBusy(false); setStage({ name: 'splash' }); refresh(); }, [refresh]);
  useIdle(!isResting && !isBusy, idleLimit, rest);

  useEffect(() => {
    if (!isResting) return undefined;
    const timer = setInterval(refresh, refreshEvery);
    return () => clearInterval(timer);
  }, [isResting, refresh]);

  useEffect(() => { if (state.kind === 'lost') onLost(); }, [state.kind, onLost]);

  if (state.kind === 'loading' || state.kind === 'lost') return <CalmView title="LOADING" isBusy />;
  if (state.kind === 'failed') {
    return <CalmView title="We Could Not Connect"><p>{state.message}</p><button type="button" className="button" onClick={refresh}>Try again</button></CalmView>;
  }
  const { face } = state;
  if (face.app.paused) {
    return <CalmView title={face.business.name}><p>Check-in is paused. Please see the front desk.</p><PoweredBy /></CalmView>;
  }
  return (
    <div className={style.kiosk} style={appearance(face.app)}>
      {stage.name === 'visit'
        ? <main className={style.visit}><CheckInVisit face={face} token={token} input="pad" onSessionDoubt={refresh} onCancel={rest} onBusy={setIsBusy} onReceipt={receipt => { setIsBusy(false); setStage({ name: 'greeting', receipt }); }} /></main>
        : <Splash face={face} withQrCode={hasRoomForQr} onStart={() => setStage({ name: 'visit' })} />}
      {stage.name === 'greeting' && <GreetingDialog receipt={stage.receipt} onDone={rest} />}
      <OfflineBar message="No connection. Check-in may take a moment." />
    </div>
  );
}
