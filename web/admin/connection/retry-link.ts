import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { map } from 'rxjs';

/** IN_FLIGHT: the first attempt of the same write is still running; its answer comes soon. */
const passing = new Set<unknown>(['UNAVAILABLE', 'IN_FLIGHT']);
const waits = [500, 1000, 2000, 2000, 2000, 2000, 2000, 2000];

function mayPass(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(({ extensions }) => passing.has(extensions?.code));
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return error instanceof TypeError;
}

/** Retries for about 13 seconds if there was no answer or the server has no database; then passes the error on. */
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
