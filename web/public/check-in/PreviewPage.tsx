import './app-fonts.css';
import { useEffect, useState } from 'react';
import type { Page } from '../page';
import { appearance } from './appearance';
import { CalmView } from './CalmView';
import { CheckInForm } from './CheckInForm';
import type { CheckInSettings } from './CheckInSettings';
import style from './Kiosk.module.css';

/** From the settings page that holds this one in a frame; sent anew with every change. */
type PreviewMessage = { type: 'checkinapp-preview'; app: CheckInSettings & { color: string }; businessName: string };

const isPreview = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'checkinapp-preview';
const tellHost = (type: 'checkinapp-preview-ready' | 'checkinapp-preview-pressed') =>
  parent.postMessage({ type }, location.origin);

function PreviewView() {
  const [shown, setShown] = useState<PreviewMessage>();
  useEffect(() => {
    const heard = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === parent && isPreview(data)) setShown(data);
    };
    addEventListener('message', heard);
    tellHost('checkinapp-preview-ready');
    return () => removeEventListener('message', heard);
  }, []);
  if (!shown) return <CalmView title="LOADING" isBusy />;
  return (
    // Pressing CHECK IN says so whatever is typed, and nothing is sent to the server.
    <main
      className={style.visit}
      style={appearance(shown.app)}
      onSubmitCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
        tellHost('checkinapp-preview-pressed');
      }}
    >
      <CheckInForm
        settings={shown.app}
        businessName={shown.businessName}
        input="pad"
        isBusy={false}
        onDismissError={() => undefined}
        onCheckIn={() => undefined}
      />
    </main>
  );
}

/** /checkinapp/preview: the check-in form in a frame of the host's settings. */
export const PreviewPage: Page<null> = {
  load: async () => null,
  head: () => ({ title: 'Check-in preview', noindex: true }),
  Component: PreviewView,
};
