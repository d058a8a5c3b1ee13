import './base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { httpRequest } from './http-request';
import { liveSubscribe } from './live-subscribe';
import { documentLanguage } from './i18n/language';
import { openPage, reopenPage, type Outcome } from './open-page';
import { PublicApp } from './PublicApp';
import { reloadOnUpdate } from '../ui/reload-on-update';

reloadOnUpdate(import.meta.url);

const root = document.getElementById('root') as HTMLElement;
const state = document.getElementById('state')?.textContent;
const url = new URL(location.href);
const language = documentLanguage();

if (state) {
  const first = await reopenPage(JSON.parse(state) as Outcome, url, language);
  hydrateRoot(
    root,
    <StrictMode>
      <PublicApp request={httpRequest} subscribe={liveSubscribe} first={first} />
    </StrictMode>,
  );
} else {
  const first = await openPage(httpRequest, url, language);
  createRoot(root).render(
    <StrictMode>
      <PublicApp request={httpRequest} subscribe={liveSubscribe} first={first} />
    </StrictMode>,
  );
}
