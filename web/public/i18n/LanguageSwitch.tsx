import type { MouseEvent } from 'react';
import { languages, type Language } from './catalogue.generated';
import { useLanguage, useTranslate } from './language-context';
import style from './LanguageSwitch.module.css';

/**
 * A button for each other language, by its own name. `remember: false` where the next visitor is somebody else. Without script the form asks the
 * server for the same page with `?language=`, and the server remembers the choice.
 */
export function LanguageSwitch({
  size = 'normal',
  remember = true,
  onChange,
}: {
  size?: 'normal' | 'kiosk';
  remember?: boolean;
  onChange?(language: Language): void;
}) {
  const { language, changeLanguage } = useLanguage();
  const t = useTranslate();
  const choose = (event: MouseEvent, code: Language) => {
    event.preventDefault();
    void changeLanguage(code, { remember });
    onChange?.(code);
  };
  return (
    <form>
      <div role="group" aria-label={t('app.chooseLanguage')} className={style.switch} data-size={size}>
        {languages
          .filter(({ code }) => code !== language)
          .map(({ code, name }) => (
            <button key={code} name="language" value={code} lang={code} onClick={(event) => choose(event, code)}>
              {name}
            </button>
          ))}
      </div>
    </form>
  );
}
