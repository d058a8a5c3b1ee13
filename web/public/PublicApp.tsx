import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AppContext } from './app-context';
import type { Request } from './request';
import type { Subscribe } from './subscribe';
import { FailedView } from './FailedView';
import type { Language } from './i18n/catalogue.generated';
import { rememberLanguage } from './i18n/language';
import { LanguageContext } from './i18n/language-context';
import { headOf, openPage, translatePage, type OpenPage } from './open-page';
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
  const shownPage = useRef(open);
  const chosenLanguage = useRef(open.language);
  useEffect(() => {
    shownPage.current = open;
  });

  const show = useCallback(
    async (url: URL, onShown: () => void) => {
      const turn = (latestTurn.current += 1);
      setIsOpening(true);
      const next = await openPage(request, url, chosenLanguage.current)
        .then((page) => translatePage(page, chosenLanguage.current))
        .catch(() => undefined);
      if (turn !== latestTurn.current) return;
      setIsOpening(false);
      // The page script did not load (a new release, no network): let the browser try.
      if (!next) {
        location.assign(url);
        return;
      }
      if (next.url !== url.href) history.replaceState(null, '', next.url);
      setOpen(next);
      document.title = headOf(next).title;
      onShown();
    },
    [request],
  );

  const changeLanguage = useCallback(async (language: Language, { remember = true }: { remember?: boolean } = {}) => {
    chosenLanguage.current = language;
    for (;;) {
      const before = shownPage.current;
      // Texts that cannot be loaded (no network) leave the page as it is; the one that follows, after a new release this one, is in the language.
      const next = await translatePage(before, language).catch(() => undefined);
      if (chosenLanguage.current !== language) return;
      if (remember) rememberLanguage(language);
      if (!next) {
        chosenLanguage.current = before.language;
        return;
      }
      if (shownPage.current !== before) continue;
      document.documentElement.lang = language;
      document.title = headOf(next).title;
      setOpen(next);
      return;
    }
  }, []);

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
      const [now, before] = [new URL(location.href), new URL(shownPage.current.url)];
      if (now.pathname !== before.pathname || now.search !== before.search) void show(now, () => undefined);
    };
    document.addEventListener('click', onClick);
    addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('popstate', onPopState);
    };
  }, [navigate, show]);

  const languageContext = useMemo(() => ({ language: open.language, changeLanguage }), [open.language, changeLanguage]);
  const app = useMemo(() => ({ request, subscribe, navigate }), [request, subscribe, navigate]);
  const {
    page: { Component },
    outcome,
    params,
  } = open;
  return (
    <AppContext value={app}>
      <LanguageContext value={languageContext}>
        <div aria-busy={isOpening} className="page">
          {outcome.kind === 'failed' ? (
            <FailedView
              address={pathOf(open.url)}
              failure={outcome.failure}
              onRetry={() => void show(new URL(open.url), () => undefined)}
            />
          ) : (
            <Component key={open.url} data={outcome.data} params={params} />
          )}
        </div>
      </LanguageContext>
    </AppContext>
  );
}
