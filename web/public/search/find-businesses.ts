import { failureOf, type Failure, type Request } from '../request';
import { SearchPage_SearchDocument, type SearchResultFragment } from './search.generated';

/** What a search found. */
export interface Found {
  /** '' before anything was searched for. */
  text: string;
  items: readonly SearchResultFragment[];
  /** Where the next part begins; null on the last. */
  cursor: string | null;
  /** Why there are no results. */
  failure: Failure | null;
}

/** Milliseconds that a search is tried again: somebody waits for it. */
const patience = 5_000;

/** Businesses for a text, from a part of the results on. A refused search has no results. */
export async function findBusinesses(request: Request, text: string, after: string | null): Promise<Found> {
  if (text === '') return { text, items: [], cursor: null, failure: null };
  try {
    const { searchBusinesses } = await request(SearchPage_SearchDocument, { term: text, after }, { within: patience });
    return { text, ...searchBusinesses, failure: null };
  } catch (error) {
    return { text, items: [], cursor: null, failure: failureOf(error) };
  }
}
