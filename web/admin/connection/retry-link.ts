import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { map } from 'rxjs';

/** IN_FLIGHT: the first try of this very write is still running; soon its answer is there. */
const passing = new Set<unknown>(['UNAVAILABLE', 'IN_FLIGHT']);
const waits = [500, 1000, 2000, 2000, 2000, 2000, 2000, 2000];

function mayPass(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some((one) => passing.has(one.extensions?.code));
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return error instanceof TypeError;
}

/** Asks again for about 13 seconds when nobody answered or the server is short of its database; then it is the caller's error. */
export function retryLink(): ApolloLink {
  const unavailableIsAnError = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const error = result.errors?.length ? new CombinedGraphQLErrors(result) : null;
        if (error && mayPass(error)) throw error;
        return result;
      }),
    ),
  );
  return new RetryLink({
    delay: (attempt) => waits[attempt - 1] ?? 2000,
    attempts: (attempt, _operation, error) => attempt <= waits.length && mayPass(error),
  }).concat(unavailableIsAnError);
}
