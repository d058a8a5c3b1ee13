import { useEffect, type ReactNode } from 'react';
import { LineIcon } from '../../ui/icons/LineIcon';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { RichText } from '../i18n/RichText';
import style from './PosterFrame.module.css';
import { SizeChoice } from './SizeChoice';

/** A code that phones cannot reach: `address` is where they reach this computer, if it is in a network. */
export type OnlyHere = { address: string | null } | null;

interface Props {
  logoUrl: string | undefined;
  onlyHere: OnlyHere;
  /** Of this poster on the other address. */
  path: string;
  note?: string | false;
  children: ReactNode;
}

/** Fonts and logo must be loaded before printing; if the logo fails, its white plate stays empty. */
async function isDrawn(logoUrl: string | undefined): Promise<void> {
  await document.fonts?.ready;
  if (!logoUrl) return;
  const logo = new Image();
  logo.src = logoUrl;
  await logo.decode().catch(() => undefined);
}

/** A poster with the size and the button above it, which are not printed; the print dialog opens by itself. */
export function PosterFrame({ logoUrl, onlyHere, path, note, children }: Props) {
  const t = useTranslate();
  useEffect(() => {
    // The print dialog would lie over the warning.
    if (onlyHere) return undefined;
    let isHere = true;
    void isDrawn(logoUrl).then(() => {
      if (isHere) print();
    });
    return () => {
      isHere = false;
    };
  }, [logoUrl, onlyHere]);

  return (
    <main className={style.page}>
      <div className={style.bar}>
        <SizeChoice />
        <div className={style.language}>
          <LanguageSwitch />
        </div>
        <button type="button" className="button" onClick={() => print()}>
          <LineIcon name="print" /> {t('poster.print')}
        </button>
      </div>
      {onlyHere && (
        <p role="note" className={style.note}>
          {onlyHere.address === null ? (
            t('poster.onlyHereNoNetwork')
          ) : (
            <RichText
              text={t('poster.onlyHere', { address: onlyHere.address })}
              tags={{ address: (words) => <a href={`${onlyHere.address}${path}`}>{words}</a> }}
            />
          )}
        </p>
      )}
      {note && (
        <p role="note" className={style.note}>
          {note}
        </p>
      )}
      {children}
    </main>
  );
}
