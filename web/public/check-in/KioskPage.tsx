import './app-fonts.css';
import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../../ui/browser-store';
import { forgetFace } from '../kiosk-offline/face-store';
import { UnsentNote } from '../kiosk-offline/UnsentNote';
import type { Page } from '../page';
import { kioskTokenKey } from './browser-keys';
import { MessageView } from './MessageView';
import { Kiosk } from './Kiosk';
import { useTranslate } from '../i18n/language-context';

type Device = { kind: 'unknown' } | { kind: 'none'; wasSignedOut: boolean } | { kind: 'kiosk'; token: string };

function LaunchFirst({ wasSignedOut }: { wasSignedOut: boolean }) {
  const t = useTranslate();
  return (
    <MessageView title={t(wasSignedOut ? 'kiosk.signedOut' : 'kiosk.notSetUp')}>
      <p>{t('kiosk.launchFirst')}</p>
      <UnsentNote />
      <a className="button" href="/account/checkinapp">
        {t('kiosk.goToApplication')}
      </a>
    </MessageView>
  );
}

function KioskView() {
  const t = useTranslate();
  const [device, setDevice] = useState<Device>({ kind: 'unknown' });

  useEffect(() => {
    const readDevice = () => {
      const token = browserStore.get(kioskTokenKey);
      setDevice((before) =>
        token ? { kind: 'kiosk', token } : { kind: 'none', wasSignedOut: before.kind === 'kiosk' },
      );
    };
    readDevice();
    // Launch App may store the token in another tab of this browser.
    const onStorage = (event: StorageEvent) => {
      if (event.key === kioskTokenKey) readDevice();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const lose = useCallback(() => {
    browserStore.remove(kioskTokenKey);
    forgetFace();
    setDevice({ kind: 'none', wasSignedOut: true });
  }, []);

  if (device.kind === 'unknown') return <MessageView title={t('app.loading')} isBusy />;
  if (device.kind === 'none') return <LaunchFirst wasSignedOut={device.wasSignedOut} />;
  return <Kiosk key={device.token} token={device.token} onLost={lose} />;
}

/** /checkinapp: the kiosk token is in the browser, so the server renders the loading view. */
export const KioskPage: Page<null> = {
  load: async () => null,
  head: (_data, t) => ({
    title: t('checkIn.title'),
    description: t('kiosk.description'),
    noindex: true,
    manifest: '/checkinapp.webmanifest',
  }),
  Component: KioskView,
};
