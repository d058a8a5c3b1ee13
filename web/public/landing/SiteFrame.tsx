import type { ReactNode } from 'react';
import { LogoMark } from '../../ui/icons/LogoMark';
import { landingPath, privacyPath, signInPath, signUpPath, termsPath } from './paths';
import style from './SiteFrame.module.css';
import type { Support } from './support';

interface Props {
  support: Support | null;
  notice?: ReactNode;
  children: ReactNode;
}

/** Header and footer of the product's own pages around the page's `main`. */
export function SiteFrame({ support, notice, children }: Props) {
  return (
    <div className={style.site}>
      {notice}
      <header className={style.head}>
        <a href={landingPath} className={style.home}>
          <LogoMark /> Greeter
        </a>
        <nav aria-label="Account" className={style.account}>
          <a href={signInPath} className={`button ${style.signIn}`} data-kind="quiet">
            Sign in
          </a>
          <a href={signUpPath} className="button">
            Sign up
          </a>
        </nav>
      </header>
      <main className={style.main}>{children}</main>
      <footer className={style.foot}>
        <p>
          <span className={style.name}>Greeter</span> Check-in and waiting line for small businesses
        </p>
        <nav aria-label="Legal and contact">
          <ul>
            <li>
              <a href={termsPath}>Terms</a>
            </li>
            <li>
              <a href={privacyPath}>Privacy</a>
            </li>
            {support && (
              <li>
                <a href={`mailto:${support.email}`}>
                  Contact<span className={style.address}>: {support.email}</span>
                </a>
              </li>
            )}
            {support && (
              <li>
                <a href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}>
                  <span className="visually-hidden">Call </span>
                  {support.phone}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </footer>
    </div>
  );
}
