import './app-fonts.css';
import { useCallback, useEffect, useState } from 'react';
import { browserStore } from '../../ui/browser-store';
import { forgetFace } from '../kiosk-offline/kept-face';
import { UnsentNote } from '../kiosk-offline/UnsentNote';
import type { Page } from '../page';
import { kioskTokenKey } from './browser-keys';
import { CalmView } from './CalmView';
import { Kiosk } from './Kiosk';

type Device = { kind: 'unknown' } | { kind: 'none'; wasSignedOut: boolean } | { kind: 'kiosk'; token: string };

function LaunchFirst({ wasSignedOut }: { wasSignedOut: boolean }) {
  return (
    <CalmView
      title={wasSignedOut ? 'This Device Was Signed Out of Check-In' : 'This Device Is Not Set Up for Check-In'}
    >
      <p>Sign in to your account on this device, open Application and press Launch App.</p>
      <UnsentNote />
      <a className="button" href="/account/checkinapp">
        Go to Application
      </a>
    </CalmView>
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
    const stored = (event: StorageEvent) => {
      if (event.key === kioskTokenKey) read();
    };
    addEventListener('storage', stored);
    return () => removeEventListener('storage', stored);
  }, []);

  const lose = useCallback(() => {
    browserStore.remove(kioskTokenKey);
    forgetFace();
    setDevice({ kind: 'none', wasSignedOut: true });
  }, []);

  if (device.kind === 'unknown') return <CalmView title="LOADING" isBusy />;
  if (device.kind === 'none') return <LaunchFirst wasSignedOut={device.wasSignedOut} />;
  return <Kiosk key={device.token} token={device.token} onLost={lose} />;
}

/** /checkinapp: which device this is stands in the browser, so the server draws only the waiting. */
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
