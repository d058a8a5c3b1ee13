import { useEffect, useState } from 'react';
import { QrCode } from '../check-in/QrCode';
import { useTranslate } from '../i18n/language-context';
import style from './MonitorCode.module.css';

/** The self-renewing QR code. Only the browser knows by which address this screen reaches the server. */
export function MonitorCode({ path }: { path: string }) {
  const t = useTranslate();
  const [origin, setOrigin] = useState<string>();
  useEffect(() => setOrigin(location.origin), []);
  return (
    <aside className={style.code}>
      {origin !== undefined && <QrCode text={origin + path} label={t('monitor.qrCode')} />}
      <p>{t('monitor.scan')}</p>
    </aside>
  );
}
