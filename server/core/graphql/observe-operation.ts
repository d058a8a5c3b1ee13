import { getOperationAST, Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { viewerKey, type Viewer } from '../access/viewer.js';
import type { Dependencies } from '../context.js';

/** What a caller was not allowed to do: wrong passwords, codes and tokens included. */
const DENIED: ReadonlySet<unknown> = new Set([
  ErrorCode.UNAUTHENTICATED,
  ErrorCode.INVALID_TOKEN,
  ErrorCode.FORBIDDEN,
  ErrorCode.RATE_LIMITED,
]);

interface Outcome {
  /** A root field of the schema, `upload` for a file whose form was not read, or `other`. */
  operation: string;
  errors?: readonly { extensions: Record<string, unknown> }[] | undefined;
  viewer?: Viewer | undefined;
}

/** Counts an operation, and logs a denial without anything personal. */
export function observeOperation(
  dependencies: Pick<Dependencies, 'metrics' | 'log'>,
  { operation, errors, viewer }: Outcome,
): void {
  const code = errors?.length ? String(errors[0]!.extensions['code']) : 'OK';
  dependencies.metrics.operations.inc({ operation, code });
  if (DENIED.has(code)) dependencies.log.info({ operation, code, viewer: viewer && viewerKey(viewer) }, 'denied');
}

/** The first root field that an operation names, if the schema has it: clients choose the names of operations. */
export function rootFieldOf(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): string {
  const operation = getOperationAST(document, operationName);
  const [first] = operation?.selectionSet.selections ?? [];
  if (!operation || first?.kind !== Kind.FIELD) return 'other';
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  return Object.hasOwn(fields, first.name.value) ? first.name.value : 'other';
}
