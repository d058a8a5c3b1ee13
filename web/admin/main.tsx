import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/figtree';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { applyScheme } from '../ui/scheme';
import '../ui/tokens.css';
import { takeVersionChange } from './accounts/browser-storage';
import { endSession } from './accounts/end-session';
import { createApolloClient } from './apollo-client';
import { App } from './App';
import './base.css';
import { routes } from './routes';

function start(root: HTMLElement) {
  applyScheme();
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  const styles = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  const client = createApolloClient({
    onSessionEnd: () => endSession(),
    onOtherAccount: () => location.reload(),
  });
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <App client={client} router={createBrowserRouter(routes)} />
      </CacheProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (takeVersionChange()) location.reload();
else if (root) start(root);
