import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageAssets } from 'virtual:page-assets';
import type { Request } from './request';
import { noSubscription } from './subscribe';
import { headTags } from './head-tags';
import { headOf, openPage, statusOf, type Outcome } from './open-page';
import { PublicApp } from './PublicApp';

/** `url`: path and query of the request. `origin`: this server's address as seen from outside. `nonce`: of this answer's content security policy. */
export interface RenderRequest {
  url: string;
  request: Request;
  nonce: string;
  origin: string;
}

/**
 * `head` and `body` replace `<!--head-->` and `<!--body-->` of the built index.html; `<!--state-->` becomes `<script type="application/json" id="state">`
 * with `state` as JSON, each `<` escaped.
 */
export interface RenderedPage {
  status: number;
  head: string;
  body: string;
  state: Outcome;
}

/** Renders one public page. A page that could not load renders as a failure with its own status. */
export async function render({ url, request, nonce, origin }: RenderRequest): Promise<RenderedPage> {
  const address = new URL(`${origin}${url}`);
  const first = await openPage(request, address);
  const assets = pageAssets[first.route.file] ?? { scripts: [], styles: [] };
  const head = [
    headTags(headOf(first), { url: address, origin }),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...assets.styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...assets.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n');
  const body = renderToString(
    <StrictMode>
      <PublicApp request={request} subscribe={noSubscription} first={first} />
    </StrictMode>,
  );
  return { status: statusOf(first), head, body, state: first.outcome };
}
