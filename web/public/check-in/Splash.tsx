import { AdPanel } from './AdPanel';
import type { CheckInFaceFragment } from './check-in.generated';
import { PoweredBy } from './PoweredBy';
import { QrCode } from './QrCode';
import style from './Splash.module.css';

/** The kiosk at rest. The whole screen is the button; the QR code is for those who would rather use their phone. */
export function Splash({
  face: { business, app, checkInUrl },
  withQrCode,
  onStart,
}: {
  face: CheckInFaceFragment;
  withQrCode: boolean;
  onStart(): void;
}) {
  return (
    <main className={style.splash}>
      {app.logo && (
        <img className={style.logo} src={app.logo.url} width={app.logo.width} height={app.logo.height} alt="" />
      )}
      <h1 className={style.heading}>
        <span className={style.name}>{business.name}</span>
        <span className={style.title}>Check In</span>
      </h1>
      <button type="button" className={style.start} onClick={onStart}>
        Tap Anywhere to Start
      </button>
      {withQrCode && (
        <div className={style.phone}>
          <QrCode text={checkInUrl} label="QR code that opens check-in on your phone" />
          <p>Or scan to check in on your phone</p>
        </div>
      )}
      {app.showAd && <AdPanel />}
      <PoweredBy />
    </main>
  );
}
