import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloLink } from '@apollo/client/link';
import { ErrorLink } from '@apollo/client/link/error';

/** What happens to the tab when the server says so. */
export interface SessionEvents {
  /** The session ended in the account area, unlike a wrong password on /login. */
  onSessionEnd: () => void;
  /** The session may do less than it did, or has ended: the viewer is to be read again. */
  onRightsChange: () => void;
  /** Another tab signed in to another account, or opened another business. */
  onOtherAccount: () => void;
}

export function sessionLink(
  isInAccount: () => boolean,
  { onSessionEnd, onRightsChange, onOtherAccount }: SessionEvents,
): ApolloLink {
  return new ErrorLink(({ error }) => {
    const has = (code: string) =>
      CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === code);
    if (has('OTHER_ACCOUNT')) onOtherAccount();
    if (has('UNAUTHENTICATED') && isInAccount()) onSessionEnd();
    if (has('FORBIDDEN') && isInAccount()) onRightsChange();
  });
}
