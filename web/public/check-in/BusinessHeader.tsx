import type { CheckInSettings } from './CheckInSettings';
import style from './BusinessHeader.module.css';

/** The business's logo, or its name, and its welcome in its own type and colour. */
export function BusinessHeader({
  settings: { logo, headerText },
  businessName,
}: {
  settings: CheckInSettings;
  businessName: string;
}) {
  return (
    <header className={style.header}>
      {logo ? (
        <img className={style.logo} src={logo.url} width={logo.width} height={logo.height} alt={businessName} />
      ) : (
        <p className={style.name}>{businessName}</p>
      )}
      <h1 className={style.welcome}>{headerText}</h1>
    </header>
  );
}
