import type { ComponentType } from 'react';
import type { Translate } from './i18n/messages';
import type { Request } from './request';

export type Params = Readonly<Record<string, string>>;

/** For link previews; `path` below this server's address, sizes in pixels. */
interface HeadImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** The tags in the head of a page. `manifest` is the path of what makes the page an app. */
export interface PageHead {
  title: string;
  description?: string;
  noindex?: boolean;
  image?: HeadImage;
  manifest?: string;
}

/**
 * One page of the public family. `load` runs on the server for the first view and in the browser when a link is followed; it must not
 * touch browser storage. `Component` is hydrated, so its first render depends on `data` and `params` only.
 */
export interface Page<Data> {
  load(request: Request, params: Params, url: URL): Promise<Data>;
  head(data: Data, t: Translate): PageHead;
  /** What search engines read beside the page: a schema.org object. */
  jsonLd?(data: Data): Promise<object>;
  /** Most only read it: the first view waits for no style file, and scripts come after pictures. */
  isForReading?: boolean;
  Component: ComponentType<{ data: Data; params: Params }>;
  /** HTTP status, 200 when left out. */
  status?(data: Data): number;
}

/** A page of any data. */
export type AnyPage = Page<unknown>;
