import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';

/** Reports the end of the session in the account area, unlike a wrong password on /login. */
export function sessionLink(isInAccount: () => boolean, onSessionEnd: () => void): ApolloLink {
  return new ErrorLink(({ error }) => {
    const isEnded =
      CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (isEnded && isInAccount()) onSessionEnd();
  });
}
