import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import frame from '../own-data/OwnFrame.module.css';

/** In place of a booking whose link has ended, or never was one. */
export function GoneView() {
  const t = useTranslate();
  return (
    <div className={frame.page}>
      <header className={frame.header}>
        <span />
        <LanguageSwitch />
      </header>
      <main className={frame.main}>
        <h1>{t('ownBooking.goneTitle')}</h1>
        <p>{t('ownBooking.goneText')}</p>
      </main>
    </div>
  );
}
