import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { reloadOnUpdate } from '../ui/reload-on-update';
import { applyScheme } from '../ui/scheme';
import '../ui/tokens.css';
import { storeEmail, takeVersionChange } from './accounts/browser-storage';
import { endSession } from './accounts/end-session';
import { openWhatIsOpenElsewhere } from './accounts/switching';
import { createApolloClient } from './apollo-client';
import { App } from './App';
import './base.css';
import { reloadUnlessUnsaved } from './connection/update';
import { cspNonce } from './pieces/csp-nonce';
import { routes } from './routes';

function start(root: HTMLElement) {
  applyScheme();
  const nonce = cspNonce();
  const styles = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  const client = createApolloClient({
    onSessionEnd: () => endSession(),
    onOtherAccount: openWhatIsOpenElsewhere,
  });
  const router = createBrowserRouter(routes);
  const draw = () => {
    takeTypedEmail(root);
    // At once: what is typed between taking the e-mail and drawing its form would be lost.
    flushSync(() =>
      createRoot(root).render(
        <StrictMode>
          <CacheProvider value={styles}>
            <App client={client} router={router} />
          </CacheProvider>
        </StrictMode>,
      ),
    );
  };
  if (!root.hasChildNodes() || router.state.initialized) return draw();
  // The frame of the page stays until the page can be drawn.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    draw();
  });
}

/** What somebody typed into the frame of the sign-in page is in its form. */
function takeTypedEmail(root: HTMLElement) {
  const typed = root.querySelector('input')?.value.trim();
  if (typed) storeEmail(typed);
}

const root = document.getElementById('root');
reloadOnUpdate(import.meta.url, reloadUnlessUnsaved);
if (takeVersionChange()) location.reload();
else if (root) start(root);
