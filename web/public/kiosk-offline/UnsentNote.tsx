import { useEffect, useState } from 'react';
import { useTranslate } from '../i18n/language-context';
import { canWorkOffline } from './can-work-offline';

/** On a device that is no longer a kiosk: check-ins it took offline are not lost. */
export function UnsentNote() {
  const t = useTranslate();
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!canWorkOffline()) return undefined;
    let isHere = true;
    import('./OfflineCheckIns')
      .then(({ OfflineCheckIns }) => OfflineCheckIns.open())
      .then((store) => store.countAll())
      .then(
        (total) => {
          if (isHere) setCount(total);
        },
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, []);
  if (count === 0) return null;
  return <p>{t('kiosk.unsent', { count })}</p>;
}
