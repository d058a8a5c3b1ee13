import { useEffect, useSyncExternalStore } from 'react';
import { LineIcon } from '../../ui/icons/LineIcon';
import { choosePrintSize, onPrintSize, printSizes, readPrintSize } from '../../ui/print-size';
import { isOnlyHere } from '../../ui/reachable-address';
import { asRequestError } from '../request';
import { signInPath } from '../landing/paths';
import type { Page } from '../page';
import { CheckInPoster, type PosterContent } from './CheckInPoster';
import style from './CheckInPosterPage.module.css';
import { PosterPage_ReadPosterDocument } from './poster.generated';
import { encodeQr } from './qr-code';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { RichText } from '../i18n/RichText';
import { posterPath } from './paths';

/** A code that phones cannot reach: `address` is where they reach this computer, if it is in a network. */
type OnlyHere = { address: string | null } | null;
type PosterData = { kind: 'poster'; content: PosterContent; onlyHere: OnlyHere } | { kind: 'missing'; code: string };

const isSignedOut = (code: string) => code === 'UNAUTHENTICATED';

/** Fonts and logo must be loaded before printing; if the logo fails, its white plate stays empty. */
async function isDrawn(logoUrl: string | undefined): Promise<void> {
  await document.fonts?.ready;
  if (!logoUrl) return;
  const logo = new Image();
  logo.src = logoUrl;
  await logo.decode().catch(() => undefined);
}

function PosterView({ content, onlyHere }: { content: PosterContent; onlyHere: OnlyHere }) {
  const t = useTranslate();
  const size = useSyncExternalStore(onPrintSize, readPrintSize, () => 300 as const);
  const logoUrl = content.logo?.url;

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
        <fieldset className={style.sizes}>
          <legend className="visually-hidden">{t('poster.size')}</legend>
          {printSizes.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="size"
                className="visually-hidden"
                checked={each === size}
                onChange={() => choosePrintSize(each)}
              />
              {t(`poster.size${each}`)}
            </label>
          ))}
        </fieldset>
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
              tags={{ address: (words) => <a href={`${onlyHere.address}${posterPath}`}>{words}</a> }}
            />
          )}
        </p>
      )}
      {content.onlyFromHere && (
        <p role="note" className={style.note}>
          {t('poster.onlyFromHere')}
        </p>
      )}
      <CheckInPoster content={content} size={size} />
    </main>
  );
}

function MissingView({ code }: { code: string }) {
  const t = useTranslate();
  return (
    <main className={style.missing}>
      <h1>{t('poster.restart')}</h1>
      {isSignedOut(code) ? (
        <>
          <p>{t('poster.signedOut')}</p>
          <a className="button" href={signInPath}>
            {t('poster.signIn')}
          </a>
        </>
      ) : (
        <>
          <p>{t('poster.unavailable')}</p>
          <a className="button" href="">
            {t('poster.refresh')}
          </a>
        </>
      )}
    </main>
  );
}

export const CheckInPosterPage: Page<PosterData> = {
  async load(request) {
    try {
      const {
        checkInPoster: { businessName, checkInUrl, onlyFromHere, color, logo },
        environment,
      } = await request(PosterPage_ReadPosterDocument);
      const code = await encodeQr(checkInUrl);
      return {
        kind: 'poster',
        content: { businessName, logo, onlyFromHere, color, code },
        onlyHere: isOnlyHere(checkInUrl) ? { address: environment.localNetworkUrl } : null,
      };
    } catch (error) {
      return { kind: 'missing', code: asRequestError(error).code };
    }
  },
  head: (data, t) => ({
    title:
      data.kind === 'poster' ? t('poster.title', { business: data.content.businessName }) : t('poster.missingTitle'),
    description: t('poster.description'),
    noindex: true,
  }),
  status: (data) =>
    data.kind === 'poster' ? 200 : isSignedOut(data.code) ? 401 : data.code === 'FORBIDDEN' ? 403 : 503,
  Component: ({ data }) =>
    data.kind === 'poster' ? (
      <PosterView content={data.content} onlyHere={data.onlyHere} />
    ) : (
      <MissingView code={data.code} />
    ),
};
