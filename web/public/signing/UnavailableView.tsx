import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import frame from '../own-data/OwnFrame.module.css';

/** In place of forms that can no longer be signed. */
export function UnavailableView() {
  const t = useTranslate();
  return (
    <div className={frame.page}>
      <header className={frame.header}>
        <span />
        <LanguageSwitch />
      </header>
      <main className={frame.main}>
        <h1>{t('signing.unavailable')}</h1>
        <p>{t('signing.unavailableText')}</p>
      </main>
    </div>
  );
}
