import { posterColors } from '../check-in/appearance';
import style from './CheckInPoster.module.css';
import type { PrintSize } from '../../ui/print-size';
import type { QrCode } from './qr-code';
import { QrPicture } from './QrPicture';
import { useTranslate } from '../i18n/language-context';

export interface PosterContent {
  businessName: string;
  code: QrCode;
  /** The code lets nobody in: the one on the screen does. */
  onlyFromHere: boolean;
  /** Of the business, #rrggbb. */
  color: string;
  logo: { url: string; width: number; height: number } | null;
}

const steps = ['poster.step1', 'poster.step2', 'poster.step3', 'poster.step4'] as const;

/** The poster on its sheet of paper; everything on it scales with the print size. */
export function CheckInPoster({
  content: { businessName, code, onlyFromHere, color, logo },
  size,
}: {
  content: PosterContent;
  size: PrintSize;
}) {
  const t = useTranslate();
  return (
    <div className={style.sheet} style={posterColors(color)}>
      <article className={style.poster} data-size={size} aria-label={t('poster.label')}>
        <p className={style.business}>{businessName}</p>
        <h1 className={style.header}>{t('poster.header')}</h1>
        <div className={style.frame}>
          <QrPicture code={code} logo={logo} label={t('poster.qrCode')} className={style.code} />
          <p className={style.footer}>{t(onlyFromHere ? 'poster.scanScreen' : 'poster.scan')}</p>
        </div>
        <ol className={style.steps}>
          {steps.map((step, i) => (
            <li key={step}>
              <span className={style.number} aria-hidden="true">
                {i + 1}
              </span>
              {t(onlyFromHere && step === 'poster.step2' ? 'poster.step2Screen' : step)}
            </li>
          ))}
        </ol>
      </article>
    </div>
  );
}
