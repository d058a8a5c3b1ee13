import type { RequestHandler, Response } from 'express';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Config } from '../../config.js';
import { retryHeaders } from './failure.js';
import { sourceOfRequest } from './request-facts.js';
import { SourceCounter } from './SourceCounter.js';

export interface RenderLimits {
  /** Pages of one source that are rendered at once, and of all. */
  ofSource: number;
  ofAll: number;
  /** Further requests that wait for their turn, and how long. */
  waitingOfSource: number;
  waitingOfAll: number;
  milliseconds: number;
}

const LIMITS: RenderLimits = { ofSource: 4, ofAll: 12, waitingOfSource: 16, waitingOfAll: 64, milliseconds: 5000 };

type Leave = () => void;

interface Waiting {
  source: string;
  end(leave: Leave | null): void;
}

/** Lets few pages be rendered at once: a large one takes several connections to the database, which check-ins need too. */
export class RenderDoor {
  readonly #config: Config;
  readonly #limits: RenderLimits;
  readonly #rendered: SourceCounter;
  readonly #waitingOf: SourceCounter;
  /** In the order of their coming. */
  readonly #waiting = new Set<Waiting>();

  constructor(config: Config, limits: Partial<RenderLimits> = {}) {
    this.#config = config;
    this.#limits = { ...LIMITS, ...limits };
    this.#rendered = new SourceCounter(this.#limits.ofSource);
    this.#waitingOf = new SourceCounter(this.#limits.waitingOfSource);
  }

  /** Runs `render` in its turn, or answers 503. A place is held until the page is written, not until its reader has it. */
  through(render: RequestHandler): RequestHandler {
    return async (request, response, next) => {
      const leave = await this.#enter(sourceOfRequest(request, this.#config), response);
      if (!leave) {
        refuse(response);
        return;
      }
      try {
        await render(request, response, next);
      } finally {
        leave();
      }
    };
  }

  #enter(source: string, response: Response): Promise<Leave | null> {
    const { waitingOfAll, milliseconds } = this.#limits;
    if (this.#hasRoom(source)) return Promise.resolve(this.#take(source));
    if (response.closed || this.#waiting.size >= waitingOfAll || this.#waitingOf.isFull(source))
      return Promise.resolve(null);
    return new Promise((resolve) => {
      const uncount = this.#waitingOf.take(source);
      const giveUp = () => waiting.end(null);
      const timer = setTimeout(giveUp, milliseconds).unref();
      const waiting: Waiting = {
        source,
        end: (leave) => {
          clearTimeout(timer);
          response.off('close', giveUp);
          this.#waiting.delete(waiting);
          uncount();
          resolve(leave);
        },
      };
      response.once('close', giveUp);
      this.#waiting.add(waiting);
    });
  }

  #hasRoom(source: string): boolean {
    return this.#rendered.held < this.#limits.ofAll && !this.#rendered.isFull(source);
  }

  #take(source: string): Leave {
    const release = this.#rendered.take(source);
    return () => {
      release();
      for (const waiting of this.#waiting) if (this.#hasRoom(waiting.source)) waiting.end(this.#take(waiting.source));
    };
  }
}

function refuse(response: Response): void {
  response
    .status(503)
    .set({ 'Cache-Control': 'no-store', ...retryHeaders(ErrorCode.UNAVAILABLE) })
    .type('text')
    .send('Many people are opening pages right now. Please try again in a moment.');
}
