import { signInPath } from '../landing/paths';
import { useTranslate } from '../i18n/language-context';
import style from './PosterFrame.module.css';

const isSignedOut = (code: string) => code === 'UNAUTHENTICATED';

/** HTTP status of a poster without its code. */
export const missingStatus = (code: string): number => (isSignedOut(code) ? 401 : code === 'FORBIDDEN' ? 403 : 503);

/** Why there is no poster, and what to do, for somebody with the print dialog before them. */
export function MissingPoster({ code }: { code: string }) {
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
