import type { IncomingMessage, ServerResponse } from 'node:http';
import { getNamedType, type GraphQLSchema } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { AccessMark } from '../access/access.js';
import { identify } from '../access/identify.js';
import type { Permission } from '../access/permissions.js';
import { requirePermission } from '../access/require-permission.js';
import { viewerKey, type Viewer } from '../access/viewer.js';
import type { Dependencies } from '../context.js';
import { observeOperation } from '../graphql/observe-operation.js';
import { Refusal } from '../Refusal.js';
import { credentialsOf, sourceOfRequest } from './request-facts.js';
import { SourceCounter } from './SourceCounter.js';

export interface UploadLimits {
  /** Uploads in progress of one caller, of one source and of all. */
  ofCaller: number;
  ofSource: number;
  ofAll: number;
  /** From the headers to the answer. */
  milliseconds: number;
  /** Of a body from which nothing comes. */
  silentMilliseconds: number;
  /** How often it is looked whether a body comes, on average since its beginning, slower than `bytesPerSecond`. */
  paceMilliseconds: number;
  bytesPerSecond: number;
}

const LIMITS: UploadLimits = {
  ofCaller: 3,
  ofSource: 6,
  ofAll: 40,
  milliseconds: 120_000,
  silentMilliseconds: 10_000,
  paceMilliseconds: 15_000,
  bytesPerSecond: 8000,
};
/** A refused body is read and dropped for so long, so that its sender sees the answer. */
const DISCARD_MS = 10_000;

/** Lets uploads in by their headers: nothing of a body is kept before it is known who sends it. */
export class UploadDoor {
  #dependencies: Dependencies;
  #permissions: readonly Permission[];
  #limits: UploadLimits;
  #ofCallers: SourceCounter;
  #ofSources: SourceCounter;

  constructor(schema: GraphQLSchema, dependencies: Dependencies, limits: Partial<UploadLimits> = {}) {
    this.#dependencies = dependencies;
    this.#permissions = uploadPermissions(schema);
    this.#limits = { ...LIMITS, ...limits };
    this.#ofCallers = new SourceCounter(this.#limits.ofCaller);
    this.#ofSources = new SourceCounter(this.#limits.ofSource);
  }

  /**
   * Runs `work` for an upload, which is counted until both its work and its answer have ended, and cut off after the time limit or if it comes too slowly. Throws a
   * Refusal to a caller who may not upload, or while too many are in progress; then the body is dropped.
   */
  async serve<T>(
    request: IncomingMessage,
    response: ServerResponse,
    work: (givenUp: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const leave = await this.#admit(request, response);
    const closing = new AbortController();
    response.once('close', () => closing.abort(givenUp()));
    try {
      return await work(closing.signal);
    } finally {
      if (response.closed) leave();
      else response.once('close', leave);
    }
  }

  /** Returns what ends the count. */
  async #admit(request: IncomingMessage, response: ServerResponse): Promise<() => void> {
    let viewer: Viewer | undefined;
    try {
      viewer = await identify(this.#dependencies, credentialsOf(request.headers, this.#dependencies.config));
      this.#requireUploader(viewer);
      return this.#count(viewerKey(viewer), request, response);
    } catch (error) {
      if (error instanceof Refusal)
        observeOperation(this.#dependencies, {
          operation: 'upload',
          errors: [{ extensions: { code: error.code } }],
          viewer,
        });
      cutAfter(DISCARD_MS, request, response);
      request.resume();
      throw error;
    }
  }

  #requireUploader(viewer: Viewer): void {
    const refusals = this.#permissions.map((permission) => refusalOf(() => requirePermission(viewer, permission)));
    if (!refusals.includes(undefined)) throw refusals[0];
  }

  #count(caller: string, request: IncomingMessage, response: ServerResponse): () => void {
    const { ofCaller, ofAll, milliseconds, silentMilliseconds } = this.#limits;
    const source = sourceOfRequest(request, this.#dependencies.config);
    if (response.closed) throw givenUp();
    if (this.#ofCallers.isFull(caller)) throw tooMany(`At most ${ofCaller} uploads can be in progress.`);
    if (this.#ofSources.isFull(source)) throw tooMany('Too many uploads are in progress from your network.');
    if (this.#ofCallers.held >= ofAll)
      throw new Refusal(ErrorCode.UNAVAILABLE, 'Too many uploads are in progress. Please try again.');
    const places = [this.#ofCallers.take(caller), this.#ofSources.take(source)];
    cutAfter(milliseconds, request, response);
    request.setTimeout(silentMilliseconds, () => request.destroy());
    // Once the body is there, the file is worked on in silence: Node then tells the answer alone, and cuts where nobody listens.
    response.on('timeout', () => {});
    this.#cutSlow(request, response);
    return () => places.forEach((leave) => leave());
  }

  /** Who sends a byte now and then is not silent, and would hold a place for the whole time limit. */
  #cutSlow(request: IncomingMessage, response: ServerResponse): void {
    const { paceMilliseconds, bytesPerSecond } = this.#limits;
    const { socket } = request;
    const [before, since] = [socket.bytesRead, performance.now()];
    const timer = setInterval(() => {
      const enough = ((performance.now() - since) / 1000) * bytesPerSecond;
      if (!request.complete && socket.bytesRead - before < enough) request.destroy();
    }, paceMilliseconds).unref();
    response.once('close', () => clearInterval(timer));
  }
}

const givenUp = () => new Refusal(ErrorCode.BAD_REQUEST, 'The upload was given up.');

const tooMany = (what: string) =>
  new Refusal(ErrorCode.RATE_LIMITED, `${what} Please try again.`, { details: { retryAfterSeconds: 5 } });

/** What a caller must be permitted one of: the permissions of the root fields that take a file. */
function uploadPermissions(schema: GraphQLSchema): Permission[] {
  const fields = Object.values(schema.getMutationType()!.getFields());
  const taking = fields.filter(({ args }) => args.some(({ type }) => getNamedType(type).name === 'Upload'));
  return taking.map(({ extensions }) => (extensions['access'] as AccessMark).permission);
}

function refusalOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Ends the connection unless the answer is sent by then: a body that does not arrive would be waited for. */
function cutAfter(milliseconds: number, request: IncomingMessage, response: ServerResponse): void {
  const timer = setTimeout(() => request.destroy(), milliseconds).unref();
  response.once('close', () => clearTimeout(timer));
}
