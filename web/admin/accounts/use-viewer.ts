import { useViewerQuery, type ViewerFieldsFragment } from './viewer.generated';

export type Viewer = ViewerFieldsFragment;
export type SignedIn = Viewer & { business: NonNullable<Viewer['business']> };

/** The signed-in viewer with a business, else null. */
export function signedIn(viewer: Viewer | null | undefined): SignedIn | null {
  return viewer?.business ? { ...viewer, business: viewer.business } : null;
}

export function useViewer() {
  // Many parts of a page ask at once.
  const context = { queryDeduplication: true };
  const { data, loading, error, refetch } = useViewerQuery({ fetchPolicy: 'cache-first', context });
  const viewer = signedIn(data?.viewer);
  /** Who is signed in, but works no longer where the session was. */
  const former = viewer ? null : (data?.viewer ?? null);
  return { viewer, former, loading: loading && !data, error: data ? undefined : error, refetch };
}
