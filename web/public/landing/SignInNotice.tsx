import { signInPath } from './paths';
import style from './SignInNotice.module.css';
import { useTranslate } from '../i18n/language-context';

/** Shown after a session has ended. */
export function SignInNotice() {
  const t = useTranslate();
  return (
    <div role="status" className={style.notice}>
      <p>{t('site.signInAgain')}</p>
      <a href={signInPath}>{t('site.signIn')}</a>
    </div>
  );
}
