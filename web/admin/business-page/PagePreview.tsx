import { useEffect, useRef } from 'react';
import { DeviceFrame } from '../pieces/DeviceFrame';
import { pagePath } from '../../page-path';

interface Props {
  vanityName: string;
  /** Another one after each change: the page loads anew. */
  content: object;
  /** Of the screen in CSS, where there is less room than a phone has. */
  height?: string;
}

/** The page as visitors see it on a phone. Wants the vanity name as its key. */
export function PagePreview({ vanityName, content, height }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    // Loading it anew keeps the place that somebody scrolled to.
    frame.current?.contentWindow?.location.reload();
  }, [content]);
  return (
    <DeviceFrame device="phone" height={height}>
      <iframe ref={frame} src={pagePath(vanityName)} title="Preview of your business page" />
    </DeviceFrame>
  );
}
