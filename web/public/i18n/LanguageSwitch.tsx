import { languages } from './catalogue.generated';
import { useLanguage, useTranslate } from './language-context';
import style from './LanguageSwitch.module.css';

/** A button for each other language, by its own name. `remember: false` where the next visitor is somebody else. */
export function LanguageSwitch({
  size = 'normal',
  remember = true,
}: {
  size?: 'normal' | 'kiosk';
  remember?: boolean;
}) {
  const { language, changeLanguage } = useLanguage();
  const t = useTranslate();
  return (
    <div role="group" aria-label={t('app.chooseLanguage')} className={style.switch} data-size={size}>
      {languages
        .filter(({ code }) => code !== language)
        .map(({ code, name }) => (
          <button key={code} type="button" lang={code} onClick={() => void changeLanguage(code, { remember })}>
            {name}
          </button>
        ))}
    </div>
  );
}
