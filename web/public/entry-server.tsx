import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { pageAssets } from 'virtual:page-assets';
import { firstFrames } from '../ui/first-frames';
import { readPhotoToShare } from './business-page/photo-to-share';
import { renderEmbed } from './embed/render-embed';
import type { Bundle, Language } from './i18n/catalogue.generated';
import { isLanguage } from './i18n/language';
import type { Request } from './request';
import { noSubscription } from './subscribe';
import { headTags } from './head-tags';
import { headOf, openPage, statusOf, type OpenPage, type Outcome } from './open-page';
import { moduleOf } from './page-module';
import { PublicApp } from './PublicApp';

/** Of the account area, whose pages the server does not render. */
export const accountFrames = firstFrames;

/** For the picture of link previews, which the server draws. */
export const photoToShare = readPhotoToShare;

/** For pages of other sites. */
export const embed = renderEmbed;

/** `url`: path and query of the request. `origin`: this server's address as seen from outside. `nonce`: of this answer's content security policy. */
export interface RenderRequest {
  url: string;
  request: Request;
  nonce: string;
  origin: string;
  language: string;
}

/**
 * `language` is for `<html lang>`. `head` and `body` replace `<!--head-->` and `<!--body-->` of the built index.html; `<!--state-->` becomes `<script type="application/json" id="state">`
 * with `state` as JSON, each `<` escaped.
 */
export interface RenderedPage {
  status: number;
  language: Language;
  head: string;
  /** Addresses of the page's style files. */
  styles: string[];
  isForReading: boolean;
  body: string;
  state: Outcome;
  /** Path of another page to go to; then the rest is empty. */
  movedTo: string | null;
}

const jsonLdOf = async ({ page, outcome }: OpenPage) =>
  outcome.kind === 'page' ? page.jsonLd?.(outcome.data) : undefined;

/** The modules of a page's texts, by their paths below `web/`. */
const messageFiles = (language: Language, bundles: readonly Bundle[]) =>
  ['base', ...bundles].map((bundle) => `public/i18n/${language}-${bundle}.generated.ts`);

/** Renders one public page. A page that could not load renders as a failure with its own status. */
export async function render({ url, request, nonce, origin, language: code }: RenderRequest): Promise<RenderedPage> {
  const address = new URL(`${origin}${url}`);
  const language = isLanguage(code) ? code : 'en';
  const first = await openPage(request, address, language);
  if (first.url !== address.href) {
    const { pathname, search } = new URL(first.url);
    return {
      status: 308,
      language,
      head: '',
      styles: [],
      isForReading: false,
      body: '',
      state: first.outcome,
      movedTo: pathname + search,
    };
  }
  const modules = [moduleOf(first.page), ...messageFiles(language, first.route.bundles)];
  const assets = modules.flatMap((file) => pageAssets[file] ?? []);
  const scripts = new Set(assets.flatMap((asset) => asset.scripts));
  const styles = new Set(assets.flatMap((asset) => asset.styles));
  const head = [
    headTags(headOf(first), { url: address, origin, jsonLd: await jsonLdOf(first) }),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...[...scripts].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('\n');
  const body = renderToString(
    <StrictMode>
      <PublicApp request={request} subscribe={noSubscription} first={first} />
    </StrictMode>,
  );
  return {
    status: statusOf(first),
    language,
    head,
    styles: [...styles],
    isForReading: first.page.isForReading ?? false,
    body,
    state: first.outcome,
    movedTo: null,
  };
}
