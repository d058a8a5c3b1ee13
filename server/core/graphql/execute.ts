import {
  execute as runGraphQL,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { identify, assertClaimedViewer, type Credentials } from '../access/identify.js';
import { limitWalks } from '../access/limit-walks.js';
import { requirePermission } from '../access/require-permission.js';
import { rootCalls, tenantOf, type RootCall, type Tenant } from '../access/tenant.js';
import type { Viewer } from '../access/viewer.js';
import { keepSession } from '../access/keep-session.js';
import { Context, type RequestFacts, type Dependencies } from '../context.js';
import { sql } from '../database/sql.js';
import { Db, transaction } from '../database/transaction.js';
import type { AnswerCookies } from '../http/cookies.js';
import type { Log } from '../log.js';
import { Refusal, notFound } from '../Refusal.js';
import { checkTexts } from './check-texts.js';
import { isRetryable, present } from './errors.js';
import { observeOperation, rootFieldOf } from './observe-operation.js';
import { viewerFor } from './gate.js';
import { introspects, requireIntrospection, withoutHints } from './introspection.js';
import { idempotent, Replay } from './idempotency.js';
import { sharedReadOf } from './shared-read.js';
import { SharedReads } from './SharedReads.js';
import { serializerOf, executeFastPath } from './fast-path.js';

/** A document with its operation name and variables. */
interface Query {
  document: DocumentNode;
  variables: Record<string, unknown>;
}

export interface Operation extends Query {
  operationName?: string | null | undefined;
  /** Picks the document to run instead, by viewer. */
  choose?: (viewer: Viewer) => Query;
  credentials: Credentials;
  facts: RequestFacts;
  /** The caller's Idempotency-Key, if any. */
  idempotencyKey?: string | undefined;
  /** The business in the REST mirror's parameter: a hint that must match the tenant. */
  claimedBusiness?: string | undefined;
  /** Whether a query's answer is sent on as it is: then its data may be a JsonText, and others who ask the same now get it, too. */
  asText?: boolean;
  /** Filled with the cookies to set. */
  cookies?: AnswerCookies;
  /** Whether the answer may renew the login cookie when its session is extended. */
  renewsCookie?: boolean;
}

const MAX_TRIES = 3;

/** The only way to run a document, for HTTP, the REST mirror, page rendering and live connections. */
export type Execute = (operation: Operation) => Promise<ExecutionResult>;

export function createExecute(schema: GraphQLSchema, dependencies: Dependencies): Execute {
  const reads = new SharedReads<ExecutionResult>(isOutage);
  return async (request) => {
    const own = withRequestLog(dependencies, request.facts);
    const caller: Caller = {};
    const result = await runOperation(schema, own, request, { caller, reads });
    const operation = rootFieldOf(schema, request.document, request.operationName);
    observeOperation(own, { operation, errors: result.errors, ...caller });
    return result;
  };
}

/** Filled while an operation runs, for what is logged of it. */
interface Caller {
  viewer?: Viewer;
}

async function runOperation(
  schema: GraphQLSchema,
  own: Dependencies,
  request: Operation,
  { caller, reads }: { caller: Caller; reads: SharedReads<ExecutionResult> },
): Promise<ExecutionResult> {
  try {
    const viewer = request.choose && (await identify(own, request.credentials));
    const operation = viewer ? { ...request, ...request.choose?.(viewer) } : request;
    const prepared = await prepare(schema, own, operation, viewer, caller);
    if (prepared.type === OperationTypeNode.SUBSCRIPTION)
      throw new Refusal(ErrorCode.BAD_REQUEST, 'Subscriptions need a live connection: graphql-ws at /graphql.');
    await keepSession(own, prepared.viewer, operation);
    if (prepared.type !== OperationTypeNode.QUERY) return await attempt(schema, own, operation, prepared);
    const { key, facts } = sharedReadOf({ ...operation, ...prepared });
    const read = () => attempt(schema, own, { ...operation, facts }, prepared);
    return await (operation.asText ? reads.read(key, read) : read());
  } catch (error) {
    return { errors: [present(error, own.log, schema)], data: null };
  }
}

const isOutage = ({ errors }: ExecutionResult): boolean =>
  errors?.some(({ extensions }) => extensions['code'] === ErrorCode.UNAVAILABLE) ?? false;

/** Runs what is prepared, again where the database asks for it. */
async function attempt(
  schema: GraphQLSchema,
  own: Dependencies,
  operation: Operation,
  prepared: Prepared,
): Promise<ExecutionResult> {
  for (let tries = 1; ; tries += 1) {
    const { result, failure } = await attemptOnce(schema, own, operation, prepared);
    if (!failure) return result;
    if (isRetryable(failure) && tries < MAX_TRIES && !hasUpload(operation.variables)) continue;
    return {
      errors: (result.errors?.length ? result.errors : [failure]).map((error) => present(error, own.log, schema)),
      data: null,
    };
  }
}

/** The dependencies with the request's own log, created at its first use. */
function withRequestLog(dependencies: Dependencies, { requestId }: RequestFacts): Dependencies {
  let log: Log | undefined;
  return {
    ...dependencies,
    get log() {
      return (log ??= dependencies.log.child({ requestId }));
    },
  };
}

interface Prepared {
  type: OperationTypeNode;
  /** Those that the document declares, with their defaults. */
  variables: Record<string, unknown>;
  calls: RootCall[];
  selections: number;
  viewer: Viewer;
  tenant: Tenant;
  preflights: unknown[];
}

/** Finds viewer and tenant before anything runs; `known` skips the former. Used by subscriptions too. */
export async function prepare(
  schema: GraphQLSchema,
  dependencies: Dependencies,
  { document, operationName, variables, credentials, facts, claimedBusiness }: Operation,
  known?: Viewer,
  caller: Caller = {},
): Promise<Prepared> {
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new Refusal(ErrorCode.BAD_REQUEST, 'The document has no such operation.');
  const fragments = new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors)
    throw new GraphQLError(withoutHints(dependencies.config, errors[0]!.message), { nodes: errors[0]!.nodes ?? null });
  const calls = rootCalls(schema, operation, fragments, coerced);
  checkTexts(calls);
  const marks = calls.map((call) => call.mark);
  const asksSchema = introspects(schema, document);
  const asker = known ?? (await identify(dependencies, calls.length === 0 && !asksSchema ? {} : credentials));
  assertClaimedViewer(asker, credentials);
  if (asksSchema) requireIntrospection(dependencies.config, asker);
  const viewer = viewerFor(marks, asker);
  caller.viewer = viewer;
  for (const { permission } of marks) requirePermission(viewer, permission);
  const tenant = tenantOf(calls, viewer);
  const asking = { viewer: asker, ...facts, now: dependencies.clock.now() };
  for (const { limit } of marks) limit?.count(asking);
  if (tenant !== null && marks.some(({ source }) => source === 'public'))
    await limitWalks((work) => transaction(dependencies.source, { tenant: null }, work), asking, tenant);
  if (claimedBusiness !== undefined && tenant !== null && tenant !== 'new' && claimedBusiness !== tenant)
    throw notFound('That business');
  const selections = operation.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD).length;
  return {
    type: operation.operation,
    variables: coerced,
    calls,
    selections: selections === operation.selectionSet.selections.length ? selections : -1,
    viewer,
    tenant,
    preflights: [],
  };
}

async function attemptOnce(
  schema: GraphQLSchema,
  dependencies: Dependencies,
  operation: Operation,
  prepared: Prepared,
): Promise<{ result: ExecutionResult; failure?: unknown }> {
  const { viewer, tenant, preflights, type, calls } = prepared;
  const cookies: AnswerCookies = {};
  const replay =
    type === OperationTypeNode.MUTATION && tenant !== null && operation.idempotencyKey
      ? idempotent(operation.idempotencyKey, calls[0]!, viewer, operation, dependencies.clock.now())
      : null;
  const db = new Db(dependencies.source, {
    tenant: tenant === 'new' ? () => reserveBusiness(dependencies) : tenant,
    readOnly: type === OperationTypeNode.QUERY,
    ...(replay && { claim: (claiming: Db) => replay.claim(claiming) }),
  });
  const context = new Context({
    dependencies,
    facts: operation.facts,
    viewer,
    tenant,
    db,
    preflights,
    cookies,
    hasSiblings: calls.length > 1,
  });
  try {
    const roots = fastPathRoots(prepared, operation.document);
    const result = roots
      ? await executeFastPath(roots, context, { asText: operation.asText && type === OperationTypeNode.QUERY })
      : await runGraphQL({
          schema,
          document: operation.document,
          contextValue: context,
          variableValues: operation.variables,
          operationName: operation.operationName ?? null,
        });
    if (result.errors?.length) {
      await db.rollback();
      const cause = result.errors[0]!.originalError;
      if (cause instanceof Replay) return { result: cause.answer };
      return { result: { ...result, data: null }, failure: cause ?? result.errors[0] };
    }
    if (replay && db.begun) replay.keep(db, result);
    await db.commit();
    Object.assign(operation.cookies ?? {}, cookies);
    return { result };
  } catch (error) {
    await db.rollback();
    if (error instanceof Replay) return { result: error.answer };
    return { result: { data: null }, failure: error };
  }
}

/** The operation's root fields if each of them can be serialized without graphql-js execution, else null. */
function fastPathRoots({ calls, selections }: Prepared, document: DocumentNode) {
  // Introspection, root fields in fragments and two fields under one key are left to graphql-js.
  if (calls.length !== selections || new Set(calls.map(keyOf)).size !== calls.length) return null;
  const roots = [];
  for (const call of calls) {
    const serialize = serializerOf(call.node, call.field, document);
    if (!serialize) return null;
    roots.push({ key: keyOf(call), node: call.node, field: call.field, arguments: call.arguments, serialize });
  }
  return roots;
}

const keyOf = ({ node }: RootCall): string => node.alias?.value ?? node.name.value;

function reserveBusiness(dependencies: Dependencies): Promise<string> {
  return transaction(
    dependencies.source,
    { tenant: null },
    async (db) => (await db.row<{ id: string }>(sql`select nextval('business_id_seq') as id`))!.id,
  );
}

/** A file that was read cannot be read again. */
function hasUpload(variables: Record<string, unknown>): boolean {
  return Object.values(variables)
    .flat()
    .some(
      (value) =>
        value instanceof Promise ||
        (value !== null && typeof value === 'object' && value.constructor?.name === 'Upload'),
    );
}
