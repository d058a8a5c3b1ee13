import type { ApolloCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { believedIn } from '../accounts/use-viewer';

/** Names the account and business of this tab in each request: another tab may have signed in to another one, which the server then refuses. */
export const viewerLink = (cache: ApolloCache): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const believes = believedIn(cache);
    if (believes)
      operation.setContext((context: { headers?: Record<string, string> }) => ({
        headers: { ...context.headers, 'Greeter-Viewer': believes },
      }));
    return forward(operation);
  });
