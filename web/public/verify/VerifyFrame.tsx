import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { certificatePath, logPath } from './paths';
import style from './Verify.module.css';

/** What surrounds the pages for strangers who hold a copy of a signed form. */
export function VerifyFrame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className={style.page}>
      <header className={style.header}>
        <a href="/">Greeter</a>
        <LanguageSwitch />
      </header>
      <main className={style.main}>{children}</main>
      <footer className={style.footer}>
        <a href={logPath}>{t('verify.logTitle')}</a>
        <a href={certificatePath}>{t('verify.certificate')}</a>
      </footer>
    </div>
  );
}
