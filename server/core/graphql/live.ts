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
import { WebSocketServer } from 'ws';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { identify, type Credentials } from '../access/identify.js';
import type { Viewer } from '../access/viewer.js';
import type { RequestFacts, Services } from '../context.js';
import type { Ticks } from '../database/notify.js';
import type { LiveBoard } from './SnapshotBroadcaster.js';
import type { Monitor } from '../../domain/check-ins/monitor/Monitor.js';
import type { PlaceInLine } from '../../domain/check-ins/place-in-line/PlaceInLine.js';
import { Refusal, present } from './errors.js';
import { prepare } from './execute.js';
import { projectionOf, runPlain } from './fast-path.js';
import { LIMITS, MAX_FRAME, MAX_SUBSCRIPTIONS_PER_SOCKET, MAX_TOKENS } from './limits.js';

/** What a subscription's resolvers get: the same object for every event, so types that they answer have plain fields. */
export interface LiveContext {
  viewer: Viewer;
  businessId: string;
  ticks: Ticks;
  places: LiveBoard<PlaceInLine>;
  monitors: LiveBoard<Monitor>;
  services: Services;
}

export interface SocketFacts {
  credentials: Credentials;
  facts: RequestFacts;
}

interface Socket extends Record<PropertyKey, unknown> {
  stopWatching?: () => void;
}

const FORBIDDEN = 4403;
/** Timers hold at most this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Between two looks at a credential while the database is away. */
const AGAIN_MS = 1000;

/** Serves graphql-ws: subscriptions only, with the rights checked at subscribing and the socket closed when they end. */
export function serveLive(
  schema: GraphQLSchema,
  services: Services,
  { ticks, places, monitors }: Pick<LiveContext, 'ticks' | 'places' | 'monitors'>,
  factsOf: (request: IncomingMessage, params: Readonly<Record<string, unknown>> | undefined) => SocketFacts,
) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  const documents = checkedDocuments(schema);
  const server: Disposable = useServer<Record<string, unknown>, Socket>(
    {
      connectionInitWaitTimeout: 5000,
      async onSubscribe({ extra, connectionParams, subscriptions }, _id, payload) {
        const { credentials, facts } = factsOf(extra.request, connectionParams);
        try {
          if (Object.keys(subscriptions).length > MAX_SUBSCRIPTIONS_PER_SOCKET)
            throw new Refusal(
              ErrorCode.BAD_REQUEST,
              `A connection carries at most ${MAX_SUBSCRIPTIONS_PER_SOCKET} subscriptions.`,
            );
          const { document, faults } = documents.read(payload.query);
          if (faults.length)
            return faults.map(
              (fault) => new GraphQLError(fault.message, { extensions: { code: ErrorCode.BAD_REQUEST } }),
            );
          if (getOperationAST(document, payload.operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
            throw new Refusal(
              ErrorCode.BAD_REQUEST,
              'This connection carries subscriptions only: send queries and mutations over HTTP.',
            );
          }
          const variables = payload.variables ?? {};
          const prepared = await prepare(schema, services, {
            document,
            operationName: payload.operationName,
            variables,
            credentials,
            facts,
          });
          const businessId = prepared.tenant as string;
          watch(extra, services, ticks, credentials, prepared.viewer, businessId);
          return {
            schema,
            document,
            operationName: payload.operationName ?? null,
            variableValues: variables,
            contextValue: {
              viewer: prepared.viewer,
              businessId,
              ticks,
              places,
              monitors,
              services,
            } satisfies LiveContext,
          };
        } catch (error) {
          return [present(error, services.log.child({ requestId: facts.requestId }))];
        }
      },
      subscribe: subscribePlain,
      onNext: (_ctx, _id, _payload, _args, result) =>
        result.errors ? { ...result, errors: result.errors.map((error) => present(error, services.log)) } : result,
      onDisconnect: ({ extra }) => extra.stopWatching?.(),
    },
    sockets,
  );
  // graphql-ws prints what goes wrong with a socket, past the log; ws itself has closed it by then.
  sockets.on('connection', (socket) => {
    socket
      .removeAllListeners('error')
      .on('error', (error) => services.log.debug({ err: error }, 'a live connection broke'));
  });
  return {
    handleUpgrade(
      request: IncomingMessage,
      socket: Parameters<WebSocketServer['handleUpgrade']>[1],
      head: Buffer,
    ): void {
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
    },
    async stop(): Promise<void> {
      await server.dispose();
      sockets.close();
    },
  };
}

const MOST_DOCUMENTS = 200;

/** Documents with their faults, read once: five hundred phones send the same one. */
function checkedDocuments(schema: GraphQLSchema) {
  const known = new Map<string, { document: DocumentNode; faults: readonly GraphQLError[] }>();
  return {
    read(query: string) {
      const before = known.get(query);
      if (before) return before;
      const document = parse(query, { maxTokens: MAX_TOKENS });
      const checked = { document, faults: validate(schema, document, [...specifiedRules, ...LIMITS]) };
      if (known.size >= MOST_DOCUMENTS) known.clear();
      known.set(query, checked);
      return checked;
    },
  };
}

/** Draws the events of a subscription without the general walk where their types are plain; else graphql-js does it. */
async function subscribePlain(args: ExecutionArgs): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const { schema, document, contextValue } = args;
  const selections = getOperationAST(document, args.operationName)!.selectionSet.selections;
  const [node] = selections;
  const field =
    node?.kind === Kind.FIELD && selections.length === 1
      ? schema.getSubscriptionType()!.getFields()[node.name.value]
      : undefined;
  const projection = field && projectionOf(node as FieldNode, field, document);
  if (!field || !projection) return (await subscribe(args)) as AsyncIterableIterator<ExecutionResult> | ExecutionResult;
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const root = {
    key: (node as FieldNode).alias?.value ?? field.name,
    node: node as FieldNode,
    field,
    arguments: {},
    projection,
  };
  const drawn: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const event = await events.next();
      return event.done
        ? { value: undefined, done: true }
        : { value: await runPlain([root], contextValue, event.value), done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  return drawn;
}

/** Closes the socket when the credential that opened it expires or is revoked. */
function watch(
  extra: Extra & Partial<Socket>,
  services: Services,
  ticks: Ticks,
  credentials: Credentials,
  opener: Viewer,
  businessId: string,
): void {
  // One that closed while its rights were read is told nothing any more.
  if (extra.stopWatching || opener.kind === 'anonymous' || extra.socket.readyState !== extra.socket.OPEN) return;
  let timer: NodeJS.Timeout | undefined;
  const askIn = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), Math.min(milliseconds, LONGEST_TIMER));
  };
  const askWhenItExpires = (viewer: Viewer) => {
    if ('expiresAt' in viewer) askIn(viewer.expiresAt.getTime() - services.clock.now().getTime() + 50);
  };
  const ask = async () => {
    const viewer = await identify(services.source, services.config.secret, credentials, services.clock.now()).catch(
      () => null,
    );
    if (extra.socket.readyState !== extra.socket.OPEN) return;
    if (viewer === null)
      askIn(AGAIN_MS); // the database is away
    else if (viewer.kind === 'anonymous') extra.socket.close(FORBIDDEN, 'Forbidden');
    else askWhenItExpires(viewer);
  };
  const stopListening = ticks.listen(businessId, ({ topic }) => {
    if (topic === 'revoked') void ask();
  });
  askWhenItExpires(opener);
  extra.stopWatching = () => {
    stopListening();
    clearTimeout(timer);
  };
}

/** Events of `start` as an async iterable that holds the newest value only; it stops when the subscriber goes, or after the last value once `start` calls `end`. */
export function latest<T>(start: (push: (value: T) => void, end: () => void) => () => void): AsyncIterableIterator<T> {
  const waiting: ((result: IteratorResult<T>) => void)[] = [];
  let held: { value: T } | null = null;
  let ended = false;
  let isLast = false;
  const end = async (): Promise<IteratorResult<T>> => {
    if (!ended) stop();
    ended = true;
    for (const taker of waiting.splice(0)) taker({ value: undefined, done: true });
    return { value: undefined, done: true };
  };
  const stop = start(
    (value) => {
      const taker = waiting.shift();
      if (taker) taker({ value, done: false });
      else held = { value };
    },
    () => {
      isLast = true;
      if (!held) void end();
    },
  );
  return {
    async next() {
      if (ended) return { value: undefined, done: true };
      if (held) {
        const { value } = held;
        held = null;
        return { value, done: false };
      }
      if (isLast) return end();
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
