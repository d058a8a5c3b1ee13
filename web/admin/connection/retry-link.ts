import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { RetryLink } from '@apollo/client/link/retry';
import { map, throwError, timeout } from 'rxjs';
import { hasFile } from './has-file';

/** IN_FLIGHT: the first attempt of the same write is still running; its answer comes soon. */
const passing = new Set<unknown>(['UNAVAILABLE', 'IN_FLIGHT']);
const waits = [500, 1000, 2000, 2000, 2000, 2000, 2000, 2000];

function mayPass(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(({ extensions }) => passing.has(extensions?.code));
  if (ServerError.is(error)) return error.statusCode >= 502 && error.statusCode <= 504;
  return error instanceof TypeError;
}

/** Milliseconds for all tries together: some may hang. */
const limit = 15_000;

/** Retries if there was no answer or the server has no database, and gives up within 15 seconds. */
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
  const retries = new RetryLink({
    delay: (attempt) => waits[attempt - 1] ?? 2000,
    attempts: (attempt, _operation, error) => attempt <= waits.length && mayPass(error),
  }).concat(unavailableIsAnError);
  return new ApolloLink((operation, forward) => {
    const answer = retries.request(operation, forward);
    // A file on a slow line takes as long as it takes.
    if (hasFile(operation.variables)) return answer;
    return answer.pipe(timeout({ first: limit, with: () => throwError(() => new TypeError('No answer in time')) }));
  });
}
