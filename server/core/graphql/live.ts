import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  createSourceEventStream,
  getOperationAST,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { Disposable } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { WebSocketServer } from 'ws';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { identify, type Credentials } from '../access/identify.js';
import type { Viewer } from '../access/viewer.js';
import type { Clock } from '../clock.js';
import type { Sql } from '../database/sql.js';
import { Db } from '../database/transaction.js';
import type { RequestFacts, Dependencies } from '../context.js';
import type { Ticks } from '../database/notify.js';
import { REVOKED } from '../topic.js';
import { SourceCounter } from '../http/SourceCounter.js';
import { DocumentCache } from './DocumentCache.js';
import type { LiveViews } from './LiveViews.js';
import { Refusal } from '../Refusal.js';
import { present, shortened } from './errors.js';
import { prepare } from './execute.js';
import { withoutHints } from './introspection.js';
import { observeOperation, rootFieldOf } from './observe-operation.js';
import { serializerOf, executeFastPath } from './fast-path.js';
import {
  LIMITS,
  MAX_DOCUMENT_BYTES,
  MAX_FRAME,
  MAX_SUBSCRIPTIONS_PER_SOCKET,
  MAX_TOKENS,
  repetitionIn,
} from './limits.js';

/** Context of a subscription's resolvers: the same object for every event, so their types have plain fields. */
export interface LiveContext {
  viewer: Viewer;
  businessId: string;
  ticks: Ticks;
  views: LiveViews;
  clock: Clock;
  /** One read of this business, in a transaction of its own. */
  readOnce: <Row extends object>(statement: Sql) => Promise<Row | undefined>;
}

export interface SocketFacts {
  credentials: Credentials;
  facts: RequestFacts;
  /** What the number of open connections is counted by. */
  source: string;
}

interface Socket extends Record<PropertyKey, unknown> {
  /** Whose rights are watched. */
  watched?: Viewer;
  stopWatching?: () => void;
}

export interface LiveLimits {
  /** Until the first message of a connection, which says who it is. */
  firstMessageMs: number;
  /** Open connections of one source to this process: several for each phone of a crowd behind one address. */
  ofSource: number;
}

const LIVE_LIMITS: LiveLimits = { firstMessageMs: 5000, ofSource: 1000 };
/** Characters of the first message's parameters, which are held as long as the connection: a token and a viewer. */
const MAX_PARAMETERS = 4096;
const FORBIDDEN = 4403;
/** The session works at another business now: the page belongs there, nobody was signed out. */
const MOVED = 4410;
const TRY_AGAIN = 1013;
const FULL = 'HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
/** After which a socket is cut whose client does not answer its closing: it may have stopped reading. */
export const CUT_MS = 2000;
/** The longest delay of a Node.js timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** Between two checks of a credential while the database is unavailable. */
const RETRY_MS = 1000;

/** Serves graphql-ws: subscriptions only, with the rights checked at subscribing and the socket closed when they end. */
export function serveLive(
  schema: GraphQLSchema,
  dependencies: Dependencies,
  { ticks, views }: Pick<LiveContext, 'ticks' | 'views'>,
  factsOf: (request: IncomingMessage, params: Readonly<Record<string, unknown>> | undefined) => SocketFacts,
  limits: Partial<LiveLimits> = {},
) {
  const { firstMessageMs, ofSource } = { ...LIVE_LIMITS, ...limits };
  const open = new SourceCounter(ofSource);
  const closing = { closeTimeout: CUT_MS }; // missing in the types of ws
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, ...closing });
  const documents = checkedDocuments(schema);
  const server: Disposable = useServer<Record<string, unknown>, Socket>(
    {
      connectionInitWaitTimeout: firstMessageMs,
      onConnect: ({ connectionParams }) => JSON.stringify(connectionParams ?? {}).length <= MAX_PARAMETERS,
      async onSubscribe({ extra, connectionParams, subscriptions }, _id, payload) {
        const { credentials, facts } = factsOf(extra.request, connectionParams);
        let operation = 'other';
        try {
          if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET)
            throw new Refusal(
              ErrorCode.BAD_REQUEST,
              `A connection carries at most ${MAX_SUBSCRIPTIONS_PER_SOCKET} subscriptions.`,
            );
          const repetition = repetitionIn(payload.query);
          if (repetition) throw new Refusal(ErrorCode.BAD_REQUEST, repetition);
          const { document, faults } = documents.read(payload.query);
          if (faults.length)
            return faults.map(
              ({ message }) =>
                new GraphQLError(shortened(withoutHints(dependencies.config, message)), {
                  extensions: { code: ErrorCode.BAD_REQUEST },
                }),
            );
          if (getOperationAST(document, payload.operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
            throw new Refusal(
              ErrorCode.BAD_REQUEST,
              'This connection carries subscriptions only: send queries and mutations over HTTP.',
            );
          }
          operation = rootFieldOf(schema, document, payload.operationName);
          const variables = payload.variables ?? {};
          const prepared = await prepare(schema, dependencies, {
            document,
            operationName: payload.operationName,
            variables,
            credentials,
            facts,
          });
          observeOperation(dependencies, { operation });
          const businessId = prepared.tenant as string;
          watch(extra, dependencies, ticks, credentials, prepared.viewer);
          return {
            schema,
            document,
            operationName: payload.operationName ?? null,
            variableValues: variables,
            contextValue: {
              viewer: prepared.viewer,
              businessId,
              ticks,
              views,
              clock: dependencies.clock,
              readOnce: (statement) =>
                new Db(dependencies.source, { tenant: businessId, readOnly: true }).once(statement),
            } satisfies LiveContext,
          };
        } catch (error) {
          const log = dependencies.log.child({ requestId: facts.requestId });
          const errors = [present(error, log)];
          observeOperation({ ...dependencies, log }, { operation, errors });
          // A refused subscription is over for the page; a closed connection is opened again until the database is back.
          if (errors[0]!.extensions['code'] === ErrorCode.UNAVAILABLE) extra.socket.close(TRY_AGAIN, 'Try again later');
          return errors;
        }
      },
      subscribe: subscribeFastPath,
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => present(error, dependencies.log)) } : result,
      onDisconnect: ({ extra }) => extra.stopWatching?.(),
    },
    sockets,
  );
  // Without this graphql-ws prints socket errors past the log; ws has closed the socket by then.
  sockets.on('connection', (socket) => {
    socket
      .removeAllListeners('error')
      .on('error', (error) => dependencies.log.debug({ err: error }, 'a live connection broke'));
  });
  return {
    handleUpgrade(
      request: IncomingMessage,
      socket: Parameters<WebSocketServer['handleUpgrade']>[1],
      head: Buffer,
    ): void {
      const { source } = factsOf(request, undefined);
      if (open.isFull(source)) return void socket.end(FULL);
      sockets.handleUpgrade(request, socket, head, (opened) => {
        open.hold(source, [[opened, 'close']]);
        sockets.emit('connection', opened, request);
      });
    },
    connections: () => sockets.clients.size,
    async stop(): Promise<void> {
      await server.dispose();
      sockets.close();
    },
  };
}

interface CheckedDocument {
  document: DocumentNode;
  faults: readonly GraphQLError[];
}

/** Parsed documents with their validation errors, cached: hundreds of phones send the same one. */
function checkedDocuments(schema: GraphQLSchema) {
  const documents = new DocumentCache<CheckedDocument>(MAX_DOCUMENT_BYTES, ({ document }) => document);
  return {
    read(query: string) {
      const before = documents.get(query);
      if (before) return before;
      const document = parse(query, { maxTokens: MAX_TOKENS });
      const checked = { document, faults: validate(schema, document, [...specifiedRules, ...LIMITS]) };
      documents.set(query, checked);
      return checked;
    },
  };
}

/** Serializes a subscription's events on the fast path where possible, else with graphql-js execution. */
async function subscribeFastPath(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const { schema, document, contextValue } = args;
  const selections = getOperationAST(document, args.operationName)!.selectionSet.selections;
  const [node] = selections;
  const field =
    node?.kind === Kind.FIELD && selections.length === 1
      ? schema.getSubscriptionType()!.getFields()[node.name.value]
      : undefined;
  const serialize = field && serializerOf(node as FieldNode, field, document);
  if (!field || !serialize) return (await subscribe(args)) as AsyncIterableIterator<ExecutionResult> | ExecutionResult;
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const root = {
    key: (node as FieldNode).alias?.value ?? field.name,
    node: node as FieldNode,
    field,
    arguments: {},
    serialize,
  };
  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const event = await events.next();
      return event.done
        ? { value: undefined, done: true }
        : { value: await executeFastPath([root], contextValue, { source: event.value }), done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return results;
}

/**
 * Closes the socket when the credential that opened it expires, is revoked, or stands for another role or business, or for other permissions. Expiry is compared at each tick of
 * its own business, whatever is subscribed to, and by a timer where none comes.
 */
function watch(
  extra: Extra & Partial<Socket>,
  dependencies: Dependencies,
  ticks: Ticks,
  credentials: Credentials,
  opener: Viewer,
): void {
  // A socket that closed while its rights were read is not watched.
  if (opener.kind === 'anonymous' || extra.socket.readyState !== extra.socket.OPEN) return;
  if (extra.watched) {
    closeUnlessSame(extra, opener, extra.watched);
    return;
  }
  extra.watched = opener;
  let timer: NodeJS.Timeout | undefined;
  let last: Viewer = opener;
  const isExpired = (viewer: Viewer) =>
    'expiresAt' in viewer && viewer.expiresAt.getTime() <= dependencies.clock.now().getTime();
  const askIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), Math.min(milliseconds, MAX_TIMER_MS));
  };
  const askWhenItExpires = (viewer: Viewer) => {
    if ('expiresAt' in viewer) askIn(viewer.expiresAt.getTime() - dependencies.clock.now().getTime() + 50);
  };
  const check = async () => {
    const viewer = await identify(dependencies, credentials).catch(() => null);
    if (extra.socket.readyState !== extra.socket.OPEN) return;
    if (viewer === null)
      askIn(RETRY_MS); // the database is away
    else if (!closeUnlessSame(extra, viewer, opener)) askWhenItExpires((last = viewer));
  };
  const businessId = businessOf(opener);
  const stopListening =
    businessId === null
      ? () => {}
      : ticks.listen(businessId, ({ topic }) => {
          if (topic === REVOKED || isExpired(last)) void check();
        });
  askWhenItExpires(opener);
  extra.stopWatching = () => {
    stopListening();
    clearTimeout(timer);
  };
}

const businessOf = (viewer: Viewer): string | null => ('businessId' in viewer ? viewer.businessId : null);
const roleOf = (viewer: Viewer) => ('role' in viewer ? viewer.role : null);
const permissionsOf = (viewer: Viewer) => ('permissions' in viewer ? viewer.permissions : null);

/** Closes the socket that `before` opened if the viewer of its credential has other rights now; whether it does. */
function closeUnlessSame({ socket }: Extra, viewer: Viewer, before: Viewer): boolean {
  if (hasSameRights(viewer, before)) return false;
  const hasMoved = viewer.kind === 'user' && viewer.businessId !== null && viewer.businessId !== businessOf(before);
  if (hasMoved) socket.close(MOVED, 'Other business');
  else socket.close(FORBIDDEN, 'Forbidden');
  return true;
}

const hasSameRights = (viewer: Viewer, before: Viewer): boolean =>
  viewer.kind === before.kind &&
  businessOf(viewer) === businessOf(before) &&
  roleOf(viewer) === roleOf(before) &&
  isDeepStrictEqual(permissionsOf(viewer), permissionsOf(before));
