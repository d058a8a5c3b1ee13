import { useEffect, useEffectEvent, useRef } from 'react';
import type { PreviewSettings } from './customize-values';

type Options = { settings: PreviewSettings; businessName: string; onPressed: () => void };

/** Tells the frame the settings when it is ready and with every change, and hears when CHECK IN was pressed in it. */
export function usePreviewFrame({ settings, businessName, onPressed }: Options) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage(
      { type: 'checkinapp-preview', app: settings, businessName },
      location.origin,
    ),
  );
  const heard = useEffectEvent(({ origin, source, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (origin !== location.origin || !source || source !== frame.current?.contentWindow) return;
    if (data?.type === 'checkinapp-preview-ready') tell();
    if (data?.type === 'checkinapp-preview-pressed') onPressed();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<{ type?: unknown } | null>) => heard(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => tell(), [settings, businessName]);
  return frame;
}
