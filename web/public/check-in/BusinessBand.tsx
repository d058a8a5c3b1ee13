import type { CheckInFaceFragment } from './check-in.generated';
import style from './BusinessBand.module.css';

/** The business's logo, or its name, on its color: above dialogs and on the pages of a customer. */
export function BusinessBand({ name, logo }: { name: string; logo: CheckInFaceFragment['app']['logo'] }) {
  return (
    <p className={style.band}>
      {logo ? <img src={logo.url} width={logo.width} height={logo.height} alt={name} /> : name}
    </p>
  );
}
