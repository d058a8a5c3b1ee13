import { useEffect, useEffectEvent, useRef } from 'react';
import type { Device } from '../pieces/DeviceFrame';
import type { PreviewSettings } from './customize-values';

interface Options {
  settings: PreviewSettings;
  businessName: string;
  /** Whose form is shown: only the tablet's has a number pad. */
  device: Device;
  onPressed: () => void;
}

/** Posts the settings to the frame when it is ready and with every change, and listens for presses of CHECK IN in it. */
export function usePreviewFrame({ settings, businessName, device, onPressed }: Options) {
  const frame = useRef<HTMLIFrameElement>(null);
  const post = useEffectEvent(() =>
    frame.current?.contentWindow?.postMessage(
      { type: 'checkinapp-preview', app: settings, businessName, device },
      location.origin,
    ),
  );
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<{ type?: unknown } | null>) => {
    if (origin !== location.origin || !source || source !== frame.current?.contentWindow) return;
    if (data?.type === 'checkinapp-preview-ready') post();
    if (data?.type === 'checkinapp-preview-pressed') onPressed();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<{ type?: unknown } | null>) => receive(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  useEffect(() => post(), [settings, businessName, device]);
  return frame;
}
