import style from './AdPanel.module.css';
import { useTranslate } from '../i18n/language-context';
import { RichText } from '../i18n/RichText';

/** The platform's ad panel of the smallest plan. No link: nobody leaves a kiosk. */
export function AdPanel() {
  const t = useTranslate();
  return (
    <aside className={style.panel} aria-label={t('kiosk.promotion')}>
      <svg aria-hidden="true" viewBox="0 0 64 64" width="44" height="44">
        <rect width="64" height="64" rx="18" fill="#0f5f5c" />
        <path
          d="m19 33.5 9 9L46 23"
          fill="none"
          stroke="#fff"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <p>
        <RichText text={t('kiosk.promotionText')} tags={{ strong: (content) => <strong>{content}</strong> }} />
      </p>
    </aside>
  );
}
