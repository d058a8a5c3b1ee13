import { NoSchemaIntrospectionCustomRule, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Config } from '../../config.js';
import type { Viewer } from '../access/viewer.js';
import { Refusal } from '../Refusal.js';

const results = new WeakMap<DocumentNode, boolean>();

/** Whether a document asks for the schema itself. */
export function introspects(schema: GraphQLSchema, document: DocumentNode): boolean {
  let asks = results.get(document);
  if (asks === undefined)
    results.set(document, (asks = validate(schema, document, [NoSchemaIntrospectionCustomRule]).length > 0));
  return asks;
}

/** Throws UNAUTHENTICATED to a stranger who asks for the schema where it is not open to all. */
export function requireIntrospection({ introspection }: Config, viewer: Viewer): void {
  if (!introspection && viewer.kind !== 'user')
    throw new Refusal(ErrorCode.UNAUTHENTICATED, 'Please sign in to read the schema.');
}

/** An error's message; without the names that it suggests, where the schema is not open to all. */
export function withoutHints({ introspection }: Config, message: string): string {
  const suggestion = message.indexOf(' Did you mean ');
  return introspection || suggestion < 0 ? message : message.slice(0, suggestion);
}
