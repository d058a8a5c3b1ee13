import { GraphQLError, OperationTypeNode, getOperationAST, parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { Disposable } from 'graphql-ws';
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { ErrorCode } from '../../entities/ErrorCode.js';
import { identify, type Credentials } from '../access/identify.js';
import type { Viewer } from '../access/viewer.js';
import type { RequestFacts, Services } from '../context.js';
import type { Ticks } from '../database/notify.js';
import type { PlaceBoard } from '../public/PlaceBoard.js';
import { Refusal, present } from './errors.js';
import { prepare } from './execute.js';
import { LIMITS, MAX_FRAME, MAX_SUBSCRIPTIONS_PER_SOCKET, MAX_TOKENS } from './limits.js';

/** What a subscription's resolvers get: the same object for every event, so types that they answer have plain fields. */
export interface LiveContext {
  viewer: Viewer;
  businessId: string;
  ticks: Ticks;
  places: PlaceBoard;
  services: Services;
}

export interface SocketFacts { credentials: Credentials; facts: RequestFacts }

interface Socket extends Record<PropertyKey, unknown> { stopWatching?: () => void; running?: number }

const FORBIDDEN = 4403;
/** Timers hold at most this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Serves graphql-ws: subscriptions only, with the rights checked at subscribing and the socket closed when they end. */
export function serveLive(schema: GraphQLSchema, services: Services, { ticks, places }: Pick<LiveContext, 'ticks' | 'places'>, factsOf: (request: IncomingMessage, params: Readonly<Record<string, unknown>> | undefined) => SocketFacts) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  const server: Disposable = useServer<Record<string, unknown>, Socket>({
    connectionInitWaitTimeout: 5000,
    async onSubscribe({ extra, connectionParams }, _id, payload) {
      const { credentials, facts } = factsOf(extra.request, connectionParams);
      try {
        extra.running = (extra.running ?? 0) + 1;
        if (extra.running > MAX_SUBSCRIPTIONS_PER_SOCKET) throw new Refusal(ErrorCode.BAD_REQUEST, `A connection carries at most ${MAX_SUBSCRIPTIONS_PER_SOCKET} subscriptions.`);
        const document = parse(payload.query, { maxTokens: MAX_TOKENS });
        const faults = validate(schema, document, [...specifiedRules, ...LIMITS]);
        if (faults.length) return faults.map((fault) => new GraphQLError(fault.message, { extensions: { code: ErrorCode.BAD_REQUEST } }));
        if (getOperationAST(document, payload.operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
          throw new Refusal(ErrorCode.BAD_REQUEST, 'This connection carries subscriptions only: send queries and mutations over HTTP.');
        }
        const variables = payload.variables ?? {};
        const prepared = await prepare(schema, services, { document, operationName: payload.operationName, variables, credentials, facts });
        const businessId = prepared.tenant as string;
        watch(extra, services, ticks, credentials, prepared.viewer, businessId);
        return { schema, document, operationName: payload.operationName ?? null, variableValues: variables, contextValue: { viewer: prepared.viewer, businessId, ticks, places, services } satisfies LiveContext };
      } catch (error) {
        return [present(error, services.log.child({ requestId: facts.requestId }))];
      }
    },
    onNext: (_ctx, _id, _payload, _args, result) => (result.errors ? { ...result, errors: result.errors.map((error) => present(error, services.log)) } : result),
    onComplete: ({ extra }) => { extra.running = Math.max(0, (extra.running ?? 1) - 1); },
    onDisconnect: ({ extra }) => extra.stopWatching?.(),
  }, sockets);
  return {
    handleUpgrade(request: IncomingMessage, socket: Parameters<WebSocketServer['handleUpgrade']>[1], head: Buffer): void {
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
    },
    async stop(): Promise<void> {
      await server.dispose();
      sockets.close();
    },
  };
}

/** Closes the socket when the credential that opened it expires or is revoked. */
function watch(extra: Extra & Partial<Socket>, services: Services, ticks: Ticks, credentials: Credentials, viewer: Viewer, businessId: string): void {
  if (extra.stopWatching || viewer.kind === 'anonymous') return;
  const close = () => extra.socket.close(FORBIDDEN, 'Forbidden');
  const stillThere = async () => {
    const now = await identify(services.source, services.config.secret, credentials, services.clock.now()).catch(() => viewer);
    if (now.kind === 'anonymous') close();
  };
  const stopListening = ticks.listen(businessId, ({ topic }) => { if (topic === 'revoked') void stillThere(); });
  const timer = 'expiresAt' in viewer ? setTimeout(() => void stillThere(), Math.min(viewer.expiresAt.getTime() - services.clock.now().getTime() + 50, LONGEST_TIMER)) : null;
  extra.stopWatching = () => {
    stopListening();
    if (timer) clearTimeout(timer);
  };
}

/** Events of `start` as an async iterable that holds the newest value only and stops when the subscriber goes. */
export function latest<T>(start: (push: (value: T) => void) => () => void): AsyncIterableIterator<T> {
  const waiting: ((result: IteratorResult<T>) => void)[] = [];
  let held: { value: T } | null = null;
  let ended = false;
  const stop = start((value) => {
    const taker = waiting.shift();
    if (taker) taker({ value, done: false });
    else held = { value };
  });
  const end = async (): Promise<IteratorResult<T>> => {
    if (!ended) stop();
    ended = true;
    for (const taker of waiting.splice(0)) taker({ value: undefined, done: true });
    return { value: undefined, done: true };
  };
  return {
    async next() {
      if (ended) return { value: undefined, done: true };
      if (held) {
        const { value } = held;
        held = null;
        return { value, done: false };
      }
      return new Promise((resolve) => { waiting.push(resolve); });
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]() { return this; },
  };
}
