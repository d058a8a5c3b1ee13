import type { ApolloCache } from '@apollo/client';
import { signedIn, type SignedIn } from './use-viewer';
import { ViewerDocument } from './viewer.generated';

/** Account and business, as the server reads them in `Greeter-Viewer`. */
export const claimOf = ({ id, business }: SignedIn): string => `${id}/${business.id}`;

/** Whom this tab works for; null before it knows, or without a business. */
export function claimIn(cache: ApolloCache): string | null {
  const viewer = signedIn(cache.readQuery({ query: ViewerDocument })?.viewer);
  return viewer && claimOf(viewer);
}
