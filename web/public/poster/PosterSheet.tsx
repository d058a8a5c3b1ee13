import type { CSSProperties } from 'react';
import { posterColors } from '../check-in/appearance';
import style from './PosterSheet.module.css';
import type { PrintSize } from '../../ui/print-size';
import type { QrCode } from './qr-code';
import { QrPicture } from './QrPicture';
import { useTranslate } from '../i18n/language-context';

export interface PosterLook {
  businessName: string;
  code: QrCode;
  /** Of the business, #rrggbb. */
  color: string;
  logo: { url: string; width: number; height: number } | null;
}

interface Words {
  header: string;
  /** What the code is of, for who cannot see it. */
  code: string;
  /** Under the code. */
  footer: string;
  steps: readonly string[];
}

/** Long words are set in smaller letters, so that each stays on its line. */
const letters = (text: string) => ({ '--letters': text.length }) as CSSProperties;

/** The poster on its sheet of paper; everything on it scales with the print size. */
export function PosterSheet({
  look: { businessName, code, color, logo },
  words,
  size,
}: {
  look: PosterLook;
  words: Words;
  size: PrintSize;
}) {
  const t = useTranslate();
  return (
    <div className={style.sheet} style={posterColors(color)}>
      <article className={style.poster} data-size={size} aria-label={t('poster.label')}>
        <p className={style.business}>{businessName}</p>
        <h1 className={style.header} style={letters(words.header)}>
          {words.header}
        </h1>
        <div className={style.frame}>
          <QrPicture code={code} logo={logo} label={words.code} className={style.code} />
          <p className={style.footer} style={letters(words.footer)}>
            {words.footer}
          </p>
        </div>
        <ol className={style.steps}>
          {words.steps.map((step, i) => (
            <li key={step}>
              <span className={style.number} aria-hidden="true">
                {i + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </article>
    </div>
  );
}
