import { ModalDialog } from '../../ui/ModalDialog';
import { translateBuiltIn } from '../i18n/built-in-texts';
import { useTranslate } from '../i18n/language-context';
import { RichText } from '../i18n/RichText';
import { waitText } from '../i18n/wait-text';
import { BusinessBand } from './BusinessBand';
import type { CheckInFaceFragment } from './check-in.generated';
import { placePath } from './paths';
import { QrCode } from './QrCode';
import type { KioskReceipt } from './use-check-in';
import style from './GreetingDialog.module.css';

/** The end of a visit at the kiosk; a customer who is in line already sees their place. */
export function GreetingDialog({
  receipt,
  face: { business, app, checkInUrl },
  onDone,
}: {
  receipt: KioskReceipt;
  face: CheckInFaceFragment;
  onDone(): void;
}) {
  const t = useTranslate();
  const { alreadyInLine, firstName, position, status, greeting, quote, isOutOfReach, publicId, getsCopy } = receipt;
  const lead =
    status === 'READY'
      ? t('kiosk.ready', { firstName })
      : alreadyInLine
        ? t('kiosk.thisIsYourPlace', { firstName })
        : translateBuiltIn(t, greeting);
  return (
    <ModalDialog
      title={t(alreadyInLine ? 'checkIn.alreadyCheckedIn' : 'kiosk.thankYou')}
      align="center"
      banner={<BusinessBand name={business.name} logo={app.logo} />}
      onClose={onDone}
    >
      <div className={style.greeting}>
        <p className={style.lead}>{lead}</p>
        {status !== 'READY' && position !== null && (
          <p className={style.place}>
            <RichText
              text={t('kiosk.place', { position })}
              tags={{ place: (content) => <strong>{content}</strong>, line: (content) => <span>{content}</span> }}
            />
          </p>
        )}
        {quote && (
          <p className={style.wait}>
            <RichText
              text={t('wait.yourWait', { wait: waitText(t, quote) })}
              tags={{ wait: (content) => <strong>{content}</strong> }}
            />
          </p>
        )}
        {status !== 'READY' && isOutOfReach && <p className={style.note}>{t('checkIn.outOfReach')}</p>}
        {getsCopy && <p className={style.note}>{t('kiosk.copySent')}</p>}
        {publicId && (
          <div className={style.code}>
            <QrCode text={new URL(placePath(publicId), checkInUrl).href} label={t('kiosk.placeCode')} />
            <p>{t('kiosk.scanPlace')}</p>
          </div>
        )}
        <button type="button" className={`button ${style.done}`} onClick={onDone}>
          {t('app.done')}
        </button>
      </div>
    </ModalDialog>
  );
}
