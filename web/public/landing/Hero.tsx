import { useTranslate } from '../i18n/language-context';
import style from './Hero.module.css';
import { HeroPicture } from './HeroPicture';
import { dashboardPath, signInPath, signUpPath } from './paths';

export function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslate();
  return (
    <div className={style.hero}>
      <div className={style.words}>
        <h1>{t('landing.heroTitle')}</h1>
        <p>{t('landing.heroText')}</p>
        <div className={style.actions}>
          {isSignedIn ? (
            <a className="button" href={dashboardPath}>
              {t('site.yourAccount')}
            </a>
          ) : (
            <>
              <a className="button" href={signUpPath}>
                {t('site.signUp')}
              </a>
              <a className="button" data-kind="quiet" href={signInPath}>
                {t('site.signIn')}
              </a>
            </>
          )}
        </div>
        {!isSignedIn && <p className={style.small}>{t('landing.heroSmall')}</p>}
      </div>
      <HeroPicture />
    </div>
  );
}
