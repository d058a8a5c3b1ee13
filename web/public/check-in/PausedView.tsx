import type { ComponentProps } from 'react';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';
import { appearance } from './appearance';
import type { CheckInFaceFragment } from './check-in.generated';
import { PoweredBy } from './PoweredBy';
import kiosk from './Kiosk.module.css';
import style from './Splash.module.css';

/** Check-in is paused: the splash of the business, with a sentence in place of its button. */
export function PausedView({
  face: { business, app },
  language,
  onRetry,
}: {
  face: CheckInFaceFragment;
  language: ComponentProps<typeof LanguageSwitch>;
  onRetry?(): void;
}) {
  const t = useTranslate();
  return (
    <div className={kiosk.kiosk} style={appearance(app)}>
      <main className={style.splash}>
        {app.logo && (
          <img className={style.logo} src={app.logo.url} width={app.logo.width} height={app.logo.height} alt="" />
        )}
        <h1 className={style.heading}>
          <span className={style.name}>{business.name}</span>
        </h1>
        <p className={style.paused}>{t('app.paused')}</p>
        {onRetry && (
          <button type="button" className="button" onClick={onRetry}>
            {t('app.tryAgain')}
          </button>
        )}
        <div className={style.language}>
          <LanguageSwitch {...language} />
        </div>
        <PoweredBy />
      </main>
    </div>
  );
}
