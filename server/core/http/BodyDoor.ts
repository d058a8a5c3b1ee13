import type { IncomingMessage, ServerResponse } from 'node:http';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Dependencies } from '../context.js';
import type { Log } from '../log.js';
import { Refusal } from '../Refusal.js';
import { failureOf } from './failure.js';
import { sourceOfRequest } from './request-facts.js';
import { SourceCounter } from './SourceCounter.js';

export interface BodyLimits {
  /** For a whole body: a small one takes no longer, even over a bad network. */
  milliseconds: number;
  /** Bodies of one source that have not come whole: a crowd behind one address sends small ones, each in one packet. */
  ofSource: number;
}

const LIMITS: BodyLimits = { milliseconds: 15_000, ofSource: 200 };

/** Ends requests whose body does not come: what has come of it is held in memory as long as it is waited for. Uploads have a door of their own. */
export class BodyDoor {
  readonly #dependencies: Pick<Dependencies, 'config' | 'log'>;
  readonly #limits: BodyLimits;
  readonly #unfinished: SourceCounter;

  constructor(dependencies: Pick<Dependencies, 'config' | 'log'>, limits: Partial<BodyLimits> = {}) {
    this.#dependencies = dependencies;
    this.#limits = { ...LIMITS, ...limits };
    this.#unfinished = new SourceCounter(this.#limits.ofSource);
  }

  /** Whether the request may go on; if not, it is answered. */
  admit(request: IncomingMessage, response: ServerResponse): boolean {
    if (!hasBody(request) || isForm(request)) return true;
    const source = sourceOfRequest(request, this.#dependencies.config);
    if (this.#unfinished.isFull(source)) {
      refuse(response, this.#dependencies.log);
      return false;
    }
    // Without an answer: handlers that wait for the end of the body would answer a second time.
    const timer = setTimeout(() => {
      if (!request.complete) request.destroy();
    }, this.#limits.milliseconds).unref();
    response.once('close', () => clearTimeout(timer));
    this.#unfinished.hold(source, [
      [request, 'end'],
      [request, 'close'],
      [response, 'close'],
    ]);
    return true;
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isForm = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Answers and closes the connection, so that nothing more of the body is read. */
function refuse(response: ServerResponse, log: Log): void {
  const refusal = new Refusal(ErrorCode.RATE_LIMITED, 'Too many requests are on their way. Please try again.', {
    details: { retryAfterSeconds: 5 },
  });
  const { status, headers, body } = failureOf(refusal, log);
  response
    .writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' })
    .end(JSON.stringify(body));
}
