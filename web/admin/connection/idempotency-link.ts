import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { newKey } from './new-key';

/** A file is told from another by what JSON leaves out. */
const withFiles = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Gives each write a key that stays the same over the retries below this link. An unanswered write keeps its key
 * when the button is pressed again, so that it cannot happen twice.
 */
export function idempotencyLink(): ApolloLink {
  const unanswered = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
    const attempt = `${operation.operationName ?? ''} ${JSON.stringify(operation.variables, withFiles)}`;
    const key = unanswered.get(attempt) ?? newKey();
    unanswered.set(attempt, key);
    operation.setContext((context: { headers?: Record<string, string> }) => ({
      headers: { ...context.headers, 'Idempotency-Key': key },
    }));
    return forward(operation).pipe(tap(() => unanswered.delete(attempt)));
  });
}
