import './base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { askHttp } from './ask-http';
import { followLive } from './follow-live';
import { openPage, reopenPage, type Outcome } from './open-page';
import { PublicApp } from './PublicApp';

const root = document.getElementById('root') as HTMLElement;
const state = document.getElementById('state')?.textContent;
const url = new URL(location.href);

if (state) {
  const first = await reopenPage(JSON.parse(state) as Outcome, url);
  hydrateRoot(
    root,
    <StrictMode>
      <PublicApp ask={askHttp} follow={followLive} first={first} />
    </StrictMode>,
  );
} else {
  const first = await openPage(askHttp, url);
  createRoot(root).render(
    <StrictMode>
      <PublicApp ask={askHttp} follow={followLive} first={first} />
    </StrictMode>,
  );
}
