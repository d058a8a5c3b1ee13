import { coerceInputValue, isInputType, Kind, typeFromAST, type DocumentNode, type GraphQLSchema } from 'graphql';
import { invalid } from '../../core/Refusal.js';
import type { OperationRow, RestRequest, UploadRow } from './route.js';
import { dataOf, sentUnder } from './shapes.js';

/** Objects that a body may hold, and that name their business. */
const OBJECTS = ['checkin', 'checkinapp', 'product', 'bookingData'];
const objectsIn = (request: RestRequest): Record<string, unknown>[] =>
  OBJECTS.filter((key) => request.body[key] !== undefined).map((key) => sentUnder(key, request));

const isEmpty = (sent: object): boolean => Object.keys(sent).length === 0;

/** Throws INVALID_INPUT if a call that needs parameters was sent without any. */
export function requireContent(row: OperationRow | UploadRow, request: RestRequest): void {
  if (row.kind === 'upload' || row.method === 'GET' || row.mayBeEmpty || !row.parameters?.length) return;
  if (isEmpty(request.body) || objectsIn(request).some(isEmpty))
    throw invalid(row.parameters[0]!, `The request is empty. It takes: ${row.parameters.join(', ')}.`);
}

/** Throws INVALID_INPUT for a value that its input cannot hold, in words without GraphQL's. `nameOf` gives the mirror's name of an input. */
export function checkVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  nameOf: (field: string) => string,
): void {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type: node, defaultValue } of definition.variableDefinitions ?? []) {
      const value = variables[variable.name.value];
      const type = typeFromAST(schema, node as never);
      if (!isInputType(type) || (value === undefined && defaultValue)) continue;
      coerceInputValue(value ?? null, type, (path, wrong) => {
        const field = nameOf([variable.name.value, ...path].findLast((key) => typeof key === 'string') as string);
        throw invalid(field, wrong === null ? `${field} is missing.` : `The value of ${field} is not allowed.`);
      });
    }
  }
}

/** The business that a payload names: a hint that execute compares with the token, never an authority. Two different ones match none. */
export function claimedBusiness(request: RestRequest): string | undefined {
  const { body, query } = request;
  const claims = [
    body['businessID'],
    query['businessID'],
    typeof query['data'] === 'string' && query['data'].startsWith('{') && dataOf(request)['businessID'],
    ...objectsIn(request).flatMap((sent) => [sent['business_id'], sent['businessID']]),
  ].filter((claim) => claim !== undefined && claim !== null && claim !== false && claim !== '');
  return claims.length === 0 ? undefined : [...new Set(claims.map(String))].join(' ');
}
