import type { ApolloCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { claimIn } from '../accounts/viewer-claim';

/** Names the account and business of this tab in each request: another tab may have signed in to another one, which the server then refuses. */
export const viewerLink = (cache: ApolloCache): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const claim = claimIn(cache);
    if (claim)
      operation.setContext((context: { headers?: Record<string, string> }) => ({
        headers: { ...context.headers, 'Greeter-Viewer': claim },
      }));
    return forward(operation);
  });
