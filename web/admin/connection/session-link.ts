import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';

/** Tells that the session ended while somebody was in the account area; a wrong password on /login is not that. */
export function sessionLink(isInAccount: () => boolean, onSessionEnd: () => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const ended =
      CombinedGraphQLErrors.is(error) && error.errors.some((one) => one.extensions?.code === 'UNAUTHENTICATED');
    if (ended && isInAccount()) onSessionEnd();
  });
}
