import './app-fonts.css';
import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../../ui/browser-store';
import { forgetFace } from '../kiosk-offline/kept-face';
import { UnsentNote } from '../kiosk-offline/UnsentNote';
import type { Page } from '../page';
import { kioskTokenKey } from './browser-keys';
import { MessageView } from './MessageView';
import { Kiosk } from './Kiosk';

type Device = { kind: 'unknown' } | { kind: 'none'; wasSignedOut: boolean } | { kind: 'kiosk'; token: string };

function LaunchFirst({ wasSignedOut }: { wasSignedOut: boolean }) {
  return (
    <MessageView
      title={wasSignedOut ? 'This Device Was Signed Out of Check-In' : 'This Device Is Not Set Up for Check-In'}
    >
      <p>Sign in to your account on this device, open Application and press Launch App.</p>
      <UnsentNote />
      <a className="button" href="/account/checkinapp">
        Go to Application
      </a>
    </MessageView>
  );
}

function KioskView() {
  const [device, setDevice] = useState<Device>({ kind: 'unknown' });

  useEffect(() => {
    const read = () => {
      const token = browserStore.get(kioskTokenKey);
      setDevice((before) =>
        token ? { kind: 'kiosk', token } : { kind: 'none', wasSignedOut: before.kind === 'kiosk' },
      );
    };
    read();
    // Launch App may store the token in another tab of this browser.
    const onStorage = (event: StorageEvent) => {
      if (event.key === kioskTokenKey) read();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const lose = useCallback(() => {
    browserStore.remove(kioskTokenKey);
    forgetFace();
    setDevice({ kind: 'none', wasSignedOut: true });
  }, []);

  if (device.kind === 'unknown') return <MessageView title="LOADING" isBusy />;
  if (device.kind === 'none') return <LaunchFirst wasSignedOut={device.wasSignedOut} />;
  return <Kiosk key={device.token} token={device.token} onLost={lose} />;
}

/** /checkinapp: the kiosk token is in the browser, so the server renders the loading view. */
export const KioskPage: Page<null> = {
  load: async () => null,
  head: () => ({
    title: 'Check In',
    description: 'Check in here.',
    noindex: true,
    manifest: '/checkinapp.webmanifest',
  }),
  Component: KioskView,
};
