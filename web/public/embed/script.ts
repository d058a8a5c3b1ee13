// Runs in pages of other sites as /embed.js, a classic script in one piece: it must not import, leave names behind, or throw.

(() => {
  type Shape = 'card' | 'button';
  /** Pixels until the card tells its own, so that the page around hardly moves: embed.css has the same. */
  const heights = { card: 200, button: 48 };
  const buttonWidth = 160;
  const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 20 && value <= 1000;

  function frameOf(address: string, shape: Shape, title: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = title;
    frame.loading = 'lazy';
    frame.referrerPolicy = 'no-referrer';
    frame.setAttribute('scrolling', 'no');
    Object.assign(frame.style, {
      display: shape === 'card' ? 'block' : 'inline-block',
      width: shape === 'card' ? '100%' : `${buttonWidth}px`,
      maxWidth: shape === 'card' ? '420px' : '100%',
      height: `${heights[shape]}px`,
      border: '0',
      borderRadius: shape === 'card' ? '12px' : '999px',
      verticalAlign: 'middle',
    });
    return frame;
  }

  function fit(frame: HTMLIFrameElement, shape: Shape, data: Record<string, unknown> | null): void {
    if (typeof data !== 'object' || !data || data.greeter !== 'size') return;
    if (isLength(data.height)) frame.style.height = `${data.height}px`;
    if (shape === 'button' && isLength(data.width)) frame.style.width = `${data.width}px`;
    if (typeof data.title === 'string') frame.title = data.title.slice(0, 200);
  }

  function show(script: HTMLScriptElement): void {
    // Each script on a page runs this for all that are there.
    script.setAttribute('data-shown', '');
    const { origin } = new URL(script.src);
    const name = script.getAttribute('data-greeter');
    if (!name) return;
    const shape = script.getAttribute('data-as') === 'button' ? 'button' : 'card';
    const scheme = script.getAttribute('data-scheme') || '';
    const address = `${origin}/embed/${encodeURIComponent(name)}?as=${shape}&scheme=${encodeURIComponent(scheme)}`;
    const frame = frameOf(address, shape, name);
    addEventListener('message', (event) => {
      if (event.origin === origin && event.source === frame.contentWindow) fit(frame, shape, event.data);
    });
    frame.addEventListener('load', () => {
      if (frame.contentWindow) frame.contentWindow.postMessage('greeter:size', origin);
    });
    if (script.parentNode && script.parentNode !== document.head)
      script.parentNode.insertBefore(frame, script.nextSibling);
  }

  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-greeter]:not([data-shown])');
  for (let at = 0; at < scripts.length; at += 1)
    try {
      show(scripts[at]);
    } catch {
      // Somebody else's page goes on without it.
    }
})();
