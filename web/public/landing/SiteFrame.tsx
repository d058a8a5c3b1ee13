import type { ReactNode } from 'react';
import { LogoMark } from '../../ui/icons/LogoMark';
import { dashboardPath, landingPath, privacyPath, signInPath, signUpPath, termsPath } from './paths';
import style from './SiteFrame.module.css';
import type { Site } from './site';
import { searchPath } from '../search/paths';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { RichText } from '../i18n/RichText';

interface Props {
  site: Site | null;
  notice?: ReactNode;
  /** Whether it offers to sign in and up: not to customers who followed a link that has ended. */
  hasAccountLinks?: boolean;
  children: ReactNode;
}

/** Header and footer of the product's own pages around the page's `main`. */
export function SiteFrame({ site, notice, hasAccountLinks = true, children }: Props) {
  const t = useTranslate();
  return (
    <div className={style.site}>
      {notice}
      <header className={style.head}>
        <a href={landingPath} className={style.home}>
          <LogoMark /> Greeter
        </a>
        <a href={searchPath()} className={style.find}>
          {t('site.findBusiness')}
        </a>
        <div className={style.language}>
          <LanguageSwitch />
        </div>
        {hasAccountLinks && (
          <nav aria-label={t('site.account')} className={style.account}>
            {site?.isSignedIn ? (
              <a href={dashboardPath} className="button">
                {t('site.yourAccount')}
              </a>
            ) : (
              <>
                <a href={signInPath} className={`button ${style.signIn}`} data-kind="quiet">
                  {t('site.signIn')}
                </a>
                <a href={signUpPath} className="button">
                  {t('site.signUp')}
                </a>
              </>
            )}
          </nav>
        )}
      </header>
      <main className={style.main}>{children}</main>
      <footer className={style.foot}>
        <p>
          <RichText
            text={t('site.tagline')}
            tags={{ name: (content) => <span className={style.name}>{content}</span> }}
          />
        </p>
        <nav aria-label={t('site.legalAndContact')}>
          <ul>
            <li>
              <a href={searchPath()}>{t('site.findBusiness')}</a>
            </li>
            <li>
              <a href={termsPath}>{t('site.terms')}</a>
            </li>
            <li>
              <a href={privacyPath}>{t('site.privacy')}</a>
            </li>
            {site && (
              <li>
                <a href={`mailto:${site.email}`}>
                  <RichText
                    text={t('site.contact', { email: site.email })}
                    tags={{ address: (content) => <span className={style.address}>{content}</span> }}
                  />
                </a>
              </li>
            )}
            {site && (
              <li>
                <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
                  <RichText
                    text={t('site.call', { phone: site.phone })}
                    tags={{ hidden: (content) => <span className="visually-hidden">{content}</span> }}
                  />
                </a>
              </li>
            )}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
