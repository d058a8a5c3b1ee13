import { useEffect, useState } from 'react';
import { QrCode } from '../check-in/QrCode';
import { useEnded } from '../../ui/use-ended';
import { useTranslate } from '../i18n/language-context';
import style from './MonitorCode.module.css';

/** The self-renewing QR code; a sentence instead once it is out of date. Only the browser knows by which address this screen reaches the server. */
export function MonitorCode({ path, endsAt, clockLag }: { path: string; endsAt: string | null; clockLag: number }) {
  const t = useTranslate();
  const [origin, setOrigin] = useState<string>();
  const isEnded = useEnded(endsAt, clockLag);
  useEffect(() => setOrigin(location.origin), []);
  return (
    <aside className={style.code}>
      {origin !== undefined && !isEnded && <QrCode text={origin + path} label={t('monitor.qrCode')} />}
      <p>{t(isEnded ? 'monitor.codeEnded' : 'monitor.scan')}</p>
    </aside>
  );
}
