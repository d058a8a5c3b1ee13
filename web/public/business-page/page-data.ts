import type { PageContentFragment } from './load-page.generated';
import type { PageImageFragment, PageItemFragment } from './read-items.generated';

export interface PagePhoto {
  id: string;
  image: PageImageFragment;
}

/** A part of the catalogue: that of a search, if there is one. */
export interface PageItems {
  items: readonly PageItemFragment[];
  total: number;
  /** Where the next part begins; null on the last. */
  cursor: string | null;
}

/** What the page of a business shows; all of it travels from the server to the browser. */
export interface PageData {
  content: PageContentFragment;
  /** Whether one can book here. */
  takesBookings: boolean;
  photos: readonly PagePhoto[];
  catalogue: PageItems;
  /** What the catalogue was searched for; '' without a search. */
  search: string;
  vanityName: string;
  /** The full address of the page. */
  url: string;
  /** When it was read, as an instant. */
  readAt: string;
}

export type PageHours = Pick<PageContentFragment, 'weekly' | 'exceptions'>;
export type OpenState = NonNullable<PageContentFragment['openState']>;
export type Line = NonNullable<PageContentFragment['line']>;
