import { LineIcon } from '../../ui/icons/LineIcon';
import { ModalDialog } from '../../ui/ModalDialog';
import { QrCode } from '../check-in/QrCode';
import { useTranslate } from '../i18n/language-context';
import { pagePosterPath } from '../poster/paths';
import { SizeChoice } from '../poster/SizeChoice';
import style from './PageQrDialog.module.css';

/** The QR code of the page, and the size in which its poster is printed. */
export function PageQrDialog({ url, onClose }: { url: string; onClose(): void }) {
  const t = useTranslate();
  return (
    <ModalDialog title={t('pageOwner.qrCode')} onClose={onClose}>
      <div className={style.content}>
        <p>{t('pageOwner.qrHint')}</p>
        <div className={style.code}>
          <QrCode text={url} label={t('pageOwner.qrCode')} />
        </div>
        <SizeChoice />
        <div className={style.actions}>
          <button type="button" className="button" data-kind="quiet" onClick={onClose}>
            {t('app.close')}
          </button>
          <a className="button" href={pagePosterPath} target="_blank" rel="noopener">
            <LineIcon name="print" /> {t('poster.print')}
          </a>
        </div>
      </div>
    </ModalDialog>
  );
}
