import { useEffect, useSyncExternalStore } from 'react';
import { LineIcon } from '../../ui/icons/LineIcon';
import { choosePrintSize, onPrintSize, printSizes, readPrintSize } from '../../ui/print-size';
import { asRequestError } from '../request';
import { signInPath } from '../landing/paths';
import type { Page } from '../page';
import { CheckInPoster, type PosterContent } from './CheckInPoster';
import style from './CheckInPosterPage.module.css';
import { PosterPage_ReadPosterDocument } from './poster.generated';
import { encodeQr } from './qr-code';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';

type PosterData = { kind: 'poster'; content: PosterContent } | { kind: 'missing'; code: string };

const isSignedOut = (code: string) => code === 'UNAUTHENTICATED';

/** Fonts and logo must be loaded before printing; if the logo fails, its white plate stays empty. */
async function isDrawn(logoUrl: string | undefined): Promise<void> {
  await document.fonts?.ready;
  if (!logoUrl) return;
  const logo = new Image();
  logo.src = logoUrl;
  await logo.decode().catch(() => undefined);
}

function PosterView({ content }: { content: PosterContent }) {
  const t = useTranslate();
  const size = useSyncExternalStore(onPrintSize, readPrintSize, () => 300 as const);
  const logoUrl = content.logo?.url;

  useEffect(() => {
    let isHere = true;
    void isDrawn(logoUrl).then(() => {
      if (isHere) print();
    });
    return () => {
      isHere = false;
    };
  }, [logoUrl]);

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
      } = await request(PosterPage_ReadPosterDocument);
      return { kind: 'poster', content: { businessName, logo, onlyFromHere, color, code: await encodeQr(checkInUrl) } };
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
    data.kind === 'poster' ? <PosterView content={data.content} /> : <MissingView code={data.code} />,
};
