import type { ApolloCache } from '@apollo/client';
import { ViewerDocument, useViewerQuery, type ViewerFieldsFragment } from './viewer.generated';

export type Viewer = ViewerFieldsFragment;
export type SignedIn = Viewer & { business: NonNullable<Viewer['business']> };

/** The signed-in viewer with a business, else null. */
export function signedIn(viewer: Viewer | null | undefined): SignedIn | null {
  return viewer?.business ? { ...viewer, business: viewer.business } : null;
}

/** Account and business, as the server reads them in `Greeter-Viewer`. */
export const beliefOf = ({ id, business }: SignedIn): string => `${id}/${business.id}`;

/** What this tab believes in; null before it knows, or without a business. */
export function believedIn(cache: ApolloCache): string | null {
  const viewer = signedIn(cache.readQuery({ query: ViewerDocument })?.viewer);
  return viewer && beliefOf(viewer);
}

export function useViewer() {
  const { data, loading, error, refetch } = useViewerQuery({ fetchPolicy: 'cache-first' });
  return { viewer: signedIn(data?.viewer), loading: loading && !data, error: data ? undefined : error, refetch };
}
