import { useEnded } from '../../ui/use-ended';
import { AdPanel } from './AdPanel';
import type { CheckInFaceFragment } from './check-in.generated';
import { PoweredBy } from './PoweredBy';
import { QrCode } from './QrCode';
import style from './Splash.module.css';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';

/** The kiosk at rest. The whole screen is the button; the QR code is for those who would rather use their phone. */
export function Splash({
  face: { business, app, checkInUrl, codeEndsAt },
  clockLag,
  withQrCode,
  onStart,
}: {
  face: CheckInFaceFragment;
  /** The server's clock minus this device's, in milliseconds. */
  clockLag: number;
  /** Whether there is room for a code that also stands elsewhere. */
  withQrCode: boolean;
  onStart(): void;
}) {
  const t = useTranslate();
  const isEnded = useEnded(codeEndsAt, clockLag);
  return (
    <main className={style.splash}>
      {app.logo && (
        <img className={style.logo} src={app.logo.url} width={app.logo.width} height={app.logo.height} alt="" />
      )}
      <h1 className={style.heading}>
        <span className={style.name}>{business.name}</span>
        <span className={style.title}>{t('checkIn.title')}</span>
      </h1>
      <button type="button" className={style.start} onClick={onStart}>
        {t('kiosk.start')}
      </button>
      {(withQrCode || codeEndsAt) && (
        <div className={style.phone}>
          {!isEnded && <QrCode text={checkInUrl} label={t('kiosk.qrCode')} />}
          <p>{t(isEnded ? 'kiosk.codeEnded' : 'kiosk.scan')}</p>
        </div>
      )}
      <div className={style.language}>
        <LanguageSwitch size="kiosk" remember={false} />
      </div>
      {app.showAd && <AdPanel />}
      <PoweredBy />
    </main>
  );
}
