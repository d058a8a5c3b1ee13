import type { ComponentType } from 'react';
import type { Ask } from './ask';

export type Params = Readonly<Record<string, string>>;

/** What the head says of a page. `ogImage` is a path or a full address; `jsonLd` a schema.org object; `manifest` the path of what makes the page an app. */
export type PageHead = {
  title: string;
  description?: string;
  noindex?: boolean;
  ogImage?: string;
  jsonLd?: object;
  manifest?: string;
};

/**
 * One page of the public family. `load` runs on the server for the first view and in the browser when a link is followed; it must not
 * touch browser storage. `Component` is hydrated, so its first render depends on `data` and `params` only.
 */
export type Page<Data> = {
  load(ask: Ask, params: Params, url: URL): Promise<Data>;
  head(data: Data, params: Params): PageHead;
  Component: ComponentType<{ data: Data; params: Params }>;
  /** HTTP status, 200 when left out. */
  status?(data: Data): number;
};

/** A page whose Data nobody outside needs to know. */
export type AnyPage = Page<unknown>;
