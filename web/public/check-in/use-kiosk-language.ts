import { useCallback, useEffect, useState } from 'react';
import { useIdle } from '../../ui/use-idle';
import { documentLanguage, rememberedLanguage } from '../i18n/language';
import { useLanguage } from '../i18n/language-context';

const idleLimit = 60_000;

/** Returns a function that takes the kiosk back to the device's own language: a choice is one customer's, and a splash left alone forgets it, too. */
export function useKioskLanguage(isResting: boolean): () => void {
  const { language, changeLanguage } = useLanguage();
  const [deviceLanguage] = useState(() => rememberedLanguage() ?? documentLanguage());
  const reset = useCallback(() => {
    if (language !== deviceLanguage) void changeLanguage(deviceLanguage, { remember: false });
  }, [language, deviceLanguage, changeLanguage]);
  // The page may have come from the service worker, which does not know of a choice made on this device.
  useEffect(() => void changeLanguage(deviceLanguage, { remember: false }), [deviceLanguage, changeLanguage]);
  useIdle(isResting && language !== deviceLanguage, idleLimit, reset);
  return reset;
}
