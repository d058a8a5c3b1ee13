import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageAssets } from 'virtual:page-assets';
import type { Ask } from './ask';
import { followNothing } from './follow';
import { headTags } from './head-tags';
import { headOf, openPage, statusOf, type Outcome } from './open-page';
import { PublicApp } from './PublicApp';

/** `url`: path and query as asked for. `origin`: this server's address as seen from outside. `nonce`: of this answer's content security policy. */
export type RenderRequest = { url: string; ask: Ask; nonce: string; origin: string };

/**
 * `head` and `body` replace `<!--head-->` and `<!--body-->` of the built index.html; `<!--state-->` becomes `<script type="application/json" id="state">`
 * with `state` as JSON, each `<` escaped.
 */
export type RenderedPage = { status: number; head: string; body: string; state: Outcome };

/** Draws one public page. Never rejects for what a page could not load: that is a page with its own status. */
export async function render({ url, ask, nonce, origin }: RenderRequest): Promise<RenderedPage> {
  const address = new URL(`${origin}${url}`);
  const first = await openPage(ask, address);
  const assets = pageAssets[first.route.file] ?? { scripts: [], styles: [] };
  const head = [
    headTags(headOf(first), { url: address, origin }),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...assets.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n');
  const body = renderToString(
    <StrictMode>
      <PublicApp ask={ask} follow={followNothing} first={first} />
    </StrictMode>,
  );
  return { status: statusOf(first), head, body, state: first.outcome };
}
