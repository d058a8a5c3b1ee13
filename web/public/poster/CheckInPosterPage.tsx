import { useEffect, useSyncExternalStore } from 'react';
import { LineIcon } from '../../ui/icons/LineIcon';
import { asRequestError } from '../request';
import { signInPath } from '../landing/paths';
import type { Page } from '../page';
import { CheckInPoster, type PosterContent } from './CheckInPoster';
import style from './CheckInPosterPage.module.css';
import { PosterPage_ReadPosterDocument } from './poster.generated';
import { choosePrintSize, onPrintSize, printSizes, readPrintSize } from './print-size';
import { encodeQr } from './qr-code';

type PosterData = { kind: 'poster'; content: PosterContent } | { kind: 'missing'; code: string };

const isSignedOut = (code: string) => code === 'UNAUTHENTICATED' || code === 'INVALID_TOKEN';

/** Fonts and logo must be loaded before printing; if the logo fails, its white plate stays empty. */
async function isDrawn(logoUrl: string | undefined): Promise<void> {
  await document.fonts?.ready;
  if (!logoUrl) return;
  const logo = new Image();
  logo.src = logoUrl;
  await logo.decode().catch(() => undefined);
}

function PosterView({ content }: { content: PosterContent }) {
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
          <legend className="visually-hidden">Size of the poster</legend>
          {printSizes.map(({ size: each, name }) => (
            <label key={each}>
              <input
                type="radio"
                name="size"
                className="visually-hidden"
                checked={each === size}
                onChange={() => choosePrintSize(each)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <button type="button" className="button" onClick={() => print()}>
          <LineIcon name="print" /> Print
        </button>
      </div>
      <CheckInPoster content={content} size={size} />
    </main>
  );
}

function MissingView({ code }: { code: string }) {
  return (
    <main className={style.missing}>
      <h1>QR CODE PAGE RESTART REQUIRED</h1>
      {isSignedOut(code) ? (
        <>
          <p>You are not signed in. Please cancel printing, sign in, and open this page again.</p>
          <a className="button" href={signInPath}>
            Sign in
          </a>
        </>
      ) : (
        <>
          <p>The QR code is not available. Please cancel printing and refresh this page.</p>
          <a className="button" href="">
            Refresh
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
        checkInPoster: { businessName, checkInUrl, logo },
      } = await request(PosterPage_ReadPosterDocument);
      return { kind: 'poster', content: { businessName, logo, code: await encodeQr(checkInUrl) } };
    } catch (error) {
      return { kind: 'missing', code: asRequestError(error).code };
    }
  },
  head: (data) => ({
    title: data.kind === 'poster' ? `Check In Here · ${data.content.businessName}` : 'QR code not available · Greeter',
    description: 'The poster with the QR code for checking in.',
    noindex: true,
  }),
  status: (data) =>
    data.kind === 'poster' ? 200 : isSignedOut(data.code) ? 401 : data.code === 'FORBIDDEN' ? 403 : 503,
  Component: ({ data }) =>
    data.kind === 'poster' ? <PosterView content={data.content} /> : <MissingView code={data.code} />,
};
