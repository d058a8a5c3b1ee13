import type { CheckInSettings } from './CheckInSettings';
import style from './BusinessHeader.module.css';
import { translateBuiltIn } from '../i18n/built-in-texts';
import { useTranslate } from '../i18n/language-context';

/** The business's logo, or its name, and its welcome in its own type and color. */
export function BusinessHeader({
  settings: { logo, headerText },
  businessName,
}: {
  settings: CheckInSettings;
  businessName: string;
}) {
  const t = useTranslate();
  return (
    <header className={style.header}>
      {logo ? (
        <img className={style.logo} src={logo.url} width={logo.width} height={logo.height} alt={businessName} />
      ) : (
        <p className={style.name}>{businessName}</p>
      )}
      <h1 className={style.welcome}>{translateBuiltIn(t, headerText)}</h1>
    </header>
  );
}
