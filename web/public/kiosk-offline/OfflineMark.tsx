import { useTranslate } from '../i18n/language-context';
import type { OfflineCounts } from './OfflineCheckIns';
import style from './OfflineMark.module.css';

/** A note at the foot of the kiosk while offline, and a button for the host when a check-in was not accepted. */
export function OfflineMark({
  isOffline,
  counts: { waiting, refused },
  onOpenRefused,
}: {
  isOffline: boolean;
  counts: OfflineCounts;
  onOpenRefused(): void;
}) {
  const t = useTranslate();
  const text = isOffline ? t('kiosk.offline', { waiting }) : waiting > 0 ? t('kiosk.sending', { waiting }) : null;
  return (
    <div className={style.place}>
      <div role="status">{text && <p className={style.mark}>{text}</p>}</div>
      {refused > 0 && (
        <button type="button" className={style.host} onClick={onOpenRefused}>
          {t('kiosk.notAccepted', { refused })}
        </button>
      )}
    </div>
  );
}
