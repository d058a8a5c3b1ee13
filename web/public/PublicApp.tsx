import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AppContext } from './app-context';
import type { Request } from './request';
import type { Subscribe } from './subscribe';
import { FailedView } from './FailedView';
import { headOf, openPage, type OpenPage } from './open-page';
import { matchRoute } from './pages';

/** The link of a click, if it leads to another public page; the browser handles all others. */
function linkOf(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined;
  const to = new URL(anchor.href);
  const samePage = to.pathname === location.pathname && to.search === location.search && to.hash !== '';
  return to.origin === location.origin && !samePage && matchRoute(to.pathname) ? to : undefined;
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

export function PublicApp({ request, subscribe, first }: { request: Request; subscribe: Subscribe; first: OpenPage }) {
  const [open, setOpen] = useState(first);
  const [isOpening, setIsOpening] = useState(false);
  const latestTurn = useRef(0);
  const shownUrl = useRef(open.url);
  useEffect(() => {
    shownUrl.current = open.url;
  });

  const show = useCallback(
    async (url: URL, onShown: () => void) => {
      const turn = (latestTurn.current += 1);
      setIsOpening(true);
      const next = await openPage(request, url).catch(() => undefined);
      if (turn !== latestTurn.current) return;
      setIsOpening(false);
      // The page script did not load (a new release, no network): let the browser try.
      if (!next) {
        location.assign(url);
        return;
      }
      setOpen(next);
      document.title = headOf(next).title;
      onShown();
    },
    [request],
  );

  const navigate = useCallback(
    (to: string, { replace = false }: { replace?: boolean } = {}) => {
      const url = new URL(to, location.href);
      if (url.origin !== location.origin || !matchRoute(url.pathname)) {
        location[replace ? 'replace' : 'assign'](url);
        return;
      }
      history[replace ? 'replaceState' : 'pushState'](null, '', url);
      void show(url, () => scrollTo(0, 0));
    },
    [show],
  );

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const to = linkOf(event);
      if (!to) return;
      event.preventDefault();
      navigate(to.href);
    };
    const onPopState = () => {
      const [now, shown] = [new URL(location.href), new URL(shownUrl.current)];
      if (now.pathname !== shown.pathname || now.search !== shown.search) void show(now, () => undefined);
    };
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
    };
  }, [navigate, show]);

  const app = useMemo(() => ({ request, subscribe, navigate }), [request, subscribe, navigate]);
  const {
    page: { Component },
    outcome,
    params,
  } = open;
  return (
    <AppContext value={app}>
      <div aria-busy={isOpening} className="page">
        {outcome.kind === 'failed' ? (
          <FailedView
            address={pathOf(open.url)}
            message={outcome.message}
            onRetry={() => void show(new URL(open.url), () => undefined)}
          />
        ) : (
          <Component key={open.url} data={outcome.data} params={params} />
        )}
      </div>
    </AppContext>
  );
}
