import { loadSite, type Site } from '../landing/site';
import type { Page } from '../page';
import { maxSearch } from '../../limits';
import { findBusinesses, type Found } from './find-businesses';
import { SearchView } from './SearchView';

interface Search {
  site: Site | null;
  found: Found;
}

/** What a cut leaves of a letter beyond the first plane. */
const halfLetter = /[\ud800-\udbff]$/;
const statuses: Readonly<Record<string, number>> = { INVALID_INPUT: 200, RATE_LIMITED: 429 };

/** /search?q=…: businesses by their names and places. */
export const SearchPage: Page<Search> = {
  async load(request, _params, url) {
    const text = (url.searchParams.get('q') ?? '').trim().slice(0, maxSearch).replace(halfLetter, '');
    const [site, found] = await Promise.all([
      loadSite(request),
      findBusinesses(request, text, url.searchParams.get('after')),
    ]);
    return { site, found };
  },
  head: ({ found }, t) => ({
    title: t('search.title'),
    description: t('search.description'),
    noindex: found.text !== '',
  }),
  status: ({ found: { failure } }) => (failure ? (statuses[failure.code] ?? 503) : 200),
  Component: ({ data }) => <SearchView {...data} />,
};
