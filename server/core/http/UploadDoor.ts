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
import { credentialsOf } from './request-facts.js';
import { SourceCounter } from './SourceCounter.js';

export interface UploadLimits {
  /** Uploads in progress of one caller, and of all. */
  ofCaller: number;
  ofAll: number;
  /** From the headers to the answer. */
  milliseconds: number;
  /** Of a body from which nothing comes. */
  silentMilliseconds: number;
}

const LIMITS: UploadLimits = { ofCaller: 3, ofAll: 8, milliseconds: 120_000, silentMilliseconds: 10_000 };
/** A refused body is read and dropped for so long, so that its sender sees the answer. */
const DISCARD_MS = 10_000;

/** Lets uploads in by their headers: nothing of a body is kept before it is known who sends it. */
export class UploadDoor {
  #dependencies: Dependencies;
  #permissions: readonly Permission[];
  #limits: UploadLimits;
  #inProgress: SourceCounter;

  constructor(schema: GraphQLSchema, dependencies: Dependencies, limits: Partial<UploadLimits> = {}) {
    this.#dependencies = dependencies;
    this.#permissions = uploadPermissions(schema);
    this.#limits = { ...LIMITS, ...limits };
    this.#inProgress = new SourceCounter(this.#limits.ofCaller);
  }

  /**
   * Counts an upload until its answer is sent, and cuts it off after the time limit. Throws a Refusal to a caller who may not upload, or while
   * too many are in progress; then the body is dropped.
   */
  async admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let viewer: Viewer | undefined;
    try {
      viewer = await identify(this.#dependencies, credentialsOf(request.headers, this.#dependencies.config));
      this.#requireUploader(viewer);
      this.#count(viewerKey(viewer), request, response);
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

  #count(caller: string, request: IncomingMessage, response: ServerResponse): void {
    const { ofCaller, ofAll, milliseconds, silentMilliseconds } = this.#limits;
    if (response.closed) throw new Refusal(ErrorCode.BAD_REQUEST, 'The upload was given up.');
    if (this.#inProgress.isFull(caller))
      throw new Refusal(ErrorCode.RATE_LIMITED, `At most ${ofCaller} uploads can be in progress. Please try again.`, {
        details: { retryAfterSeconds: 5 },
      });
    if (this.#inProgress.held >= ofAll)
      throw new Refusal(ErrorCode.UNAVAILABLE, 'Too many uploads are in progress. Please try again.');
    this.#inProgress.hold(caller, [[response, 'close']]);
    cutAfter(milliseconds, request, response);
    request.setTimeout(silentMilliseconds, () => {
      // Once the body is there, the file is worked on in silence.
      if (!request.complete) request.destroy();
    });
  }
}

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
