import type { GraphQLSchema, TypedQueryDocumentNode } from 'graphql';
import type { ErrorCode } from '../../entities/ErrorCode.js';
import type { Dependencies } from '../core/context.js';
import { createExecute } from '../core/graphql/execute.js';
import { Refusal } from '../core/Refusal.js';

/** Of the caller of all operations. */
export const SOURCE = 'demo';
const FACTS = {
  requestId: 'demo',
  address: SOURCE,
  userAgent: 'demo',
  origin: 'http://localhost',
  language: 'en' as const,
};

/** Calls the public operations at the time of the demo's events; as the owner once there is a token. */
export class DemoCaller {
  /** When the next event is. */
  at: Date;
  loginToken: string | null = null;
  /** Those of the app, whose clock shows that time. */
  readonly dependencies: Dependencies;
  private readonly execute: ReturnType<typeof createExecute>;
  private readonly signal: AbortSignal | undefined;

  constructor(schema: GraphQLSchema, dependencies: Dependencies, at: Date, signal: AbortSignal | undefined) {
    this.at = at;
    this.signal = signal;
    this.dependencies = { ...dependencies, clock: { now: () => this.at } };
    this.execute = createExecute(schema, this.dependencies);
  }

  /** Throws the signal's reason, and a Refusal for any error. */
  async run<Data, Variables extends Record<string, unknown>>(
    document: TypedQueryDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    this.signal?.throwIfAborted();
    const result = await this.execute({
      document,
      variables,
      credentials: this.loginToken ? { bearer: this.loginToken } : {},
      facts: FACTS,
    });
    const [error] = result.errors ?? [];
    // With its code: a start tries again while the database is away.
    if (error) throw new Refusal(error.extensions['code'] as ErrorCode, `The demo could not be made: ${error.message}`);
    return result.data as Data;
  }
}
