import './app-fonts.css';
import { useEffect, useState } from 'react';
import type { Page } from '../page';
import { appearance } from './appearance';
import { MessageView } from './MessageView';
import { CheckInForm } from './CheckInForm';
import type { CheckInSettings } from './CheckInSettings';
import { NumberPad } from './NumberPad';
import style from './Kiosk.module.css';
import { useNoTabStops } from './use-no-tab-stops';
import { useTranslate } from '../i18n/language-context';
import { LanguageSwitch } from '../i18n/LanguageSwitch';

/** Sent by the settings page that embeds this one, after every change. */
interface PreviewMessage {
  type: 'checkinapp-preview';
  app: CheckInSettings & { color: string };
  businessName: string;
  device: 'tablet' | 'phone';
}

const isPreview = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'checkinapp-preview';
const notifyHost = (type: 'checkinapp-preview-ready' | 'checkinapp-preview-pressed') =>
  parent.postMessage({ type }, location.origin);

function PreviewView() {
  const t = useTranslate();
  const [preview, setPreview] = useState<PreviewMessage>();
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === parent && isPreview(data)) setPreview(data);
    };
    addEventListener('message', onMessage);
    notifyHost('checkinapp-preview-ready');
    return () => removeEventListener('message', onMessage);
  }, []);
  const form = useNoTabStops<HTMLElement>(preview !== undefined);
  if (!preview) return <MessageView title={t('app.loading')} isBusy />;
  const isTablet = preview.device === 'tablet';
  return (
    // CHECK IN is reported to the host whatever is typed; nothing is sent to the server.
    <main
      ref={form}
      className={style.visit}
      style={appearance(preview.app)}
      onSubmitCapture={(event) => {
        event.preventDefault();
        event.stopPropagation();
        notifyHost('checkinapp-preview-pressed');
      }}
    >
      <div className={style.language}>
        <LanguageSwitch size={isTablet ? 'kiosk' : undefined} remember={false} />
      </div>
      <CheckInForm
        settings={preview.app}
        businessName={preview.businessName}
        pad={isTablet ? NumberPad : undefined}
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
  head: (_data, t) => ({ title: t('kiosk.previewTitle'), noindex: true }),
  Component: PreviewView,
};
