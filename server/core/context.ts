import type { DataSource } from 'typeorm';
import { ErrorCode } from '../../entities/ErrorCode.js';
import type { Config } from '../config.js';
import { sourceOf } from './access/rate-limit.js';
import { SYSTEM, type Viewer } from './access/viewer.js';
import type { Tenant } from './access/tenant.js';
import type { TokenKind } from './access/TokenKind.js';
import type { Clock } from './clock.js';
import type { Sql } from './database/sql.js';
import { Db, transaction } from './database/transaction.js';
import { guardCalls } from './guard-calls.js';
import type { AnswerCookies } from './http/cookies.js';
import type { Language } from './i18n/catalogue.generated.js';
import { enqueueStatement, type Enqueue, type Job } from './jobs/job.js';
import { Batches, type Loader } from './loader.js';
import type { Log } from './log.js';
import type { MessageKind } from './messages/define-message.js';
import type { MessageKinds } from './messages/MessageKinds.js';
import { sendMessage, type DataArgument, type NewMessage } from './messages/send-message.js';
import type { SentMessage } from './messages/sent-message.js';
import type { Providers } from './providers.js';
import type { Metrics } from './Metrics.js';
import { Refusal } from './Refusal.js';
import { tickOf, type Topic } from './topic.js';

/** What lives as long as the process. */
export interface Dependencies {
  config: Config;
  log: Log;
  metrics: Metrics;
  clock: Clock;
  source: DataSource;
  providers: Providers;
  /** Every kind of token of the modules. */
  tokenKinds: readonly TokenKind[];
  /** Every topic of the modules. */
  topics: readonly Topic[];
  /** Every message kind of the modules. */
  messages: MessageKinds;
  /** The port on which this process listens, or null before that: for its own sandbox and for links in mails. */
  ownPort: () => number | null;
}

/** Facts of the request that use cases may need. */
export interface RequestFacts {
  requestId: string;
  /** Address of the caller, for the audit log. Limits count the context's `source`. */
  address: string;
  userAgent: string;
  /** Base URL of this server without a trailing slash: PUBLIC_URL, else taken from the request. */
  origin: string;
  /** Language of refusals and messages, from Accept-Language. */
  language: Language;
  /** Token of a password reset started in this browser, from its cookie. */
  resetToken?: string;
  /** Of an upload: aborts once nobody waits for its answer any more, with a Refusal. */
  givenUp?: AbortSignal;
}

export interface ContextParts {
  dependencies: Dependencies;
  facts: RequestFacts;
  viewer: Viewer;
  tenant: Tenant;
  db: Db;
  /** Preflight results of an earlier run of the same operation. */
  preflights: unknown[];
  cookies: AnswerCookies;
  /** Whether other root fields of the same document run beside this one. */
  hasSiblings?: boolean;
}

/** First argument of every use case, in operations, jobs, webhooks, live views and the demo. */
export class Context {
  readonly viewer: Viewer;
  readonly facts: RequestFacts;
  #parts: ContextParts;
  #batches = new Batches(this);
  #nextPreflight = 0;
  #inPreflight = false;

  constructor(parts: ContextParts) {
    this.#parts = parts;
    this.viewer = parts.viewer;
    this.facts = parts.facts;
  }

  /** The operation's transaction; begins at the first statement and commits before the answer. */
  get db(): Db {
    if (this.#inPreflight) throw new Error('A preflight uses the database that it is given');
    return this.#parts.db;
  }

  get config(): Config {
    return this.#parts.dependencies.config;
  }

  /** Where the caller is, for the keys of limits. */
  get source(): string {
    return sourceOf(this.facts.address);
  }

  get log(): Log {
    return this.#parts.dependencies.log;
  }

  get metrics(): Metrics {
    return this.#parts.dependencies.metrics;
  }

  /** Every message kind of the modules. */
  get messages(): MessageKinds {
    return this.#parts.dependencies.messages;
  }

  get ownPort(): Dependencies['ownPort'] {
    return this.#parts.dependencies.ownPort;
  }

  /** Runs `work` as the system in a transaction of its own. For core: nouns import types only from here, so they begin none. */
  static inSameBusiness<T>(context: Context, work: (own: Context) => Promise<T>): Promise<T> {
    return inContext(context.#parts.dependencies, { tenant: context.businessId }, work);
  }

  /** One row of another business, in a transaction of its own before `db` begins. For core, which knows the right to it. */
  static readIn<Row extends object>(context: Context, businessId: string, statement: Sql): Promise<Row | undefined> {
    const { db, dependencies } = context.#parts;
    if (db.begun) throw new Error('Other businesses are read before the database is used');
    return new Db(dependencies.source, { tenant: businessId, readOnly: true }).once<Row>(statement);
  }

  now(): Date {
    return this.#parts.dependencies.clock.now();
  }

  /** Business of the operation. Throws if there is none (yet). */
  get businessId(): string {
    const { tenant } = this.#parts;
    if (tenant === null || tenant === 'new') throw new Error('This operation has no business');
    return tenant;
  }

  /** Each call throws while `db` is open: a slow provider would hold a connection, and its effects cannot be rolled back. */
  get providers(): Providers {
    this.#assertNoDatabase();
    return guardCalls(this.#parts.dependencies.providers, () => this.#assertNoDatabase());
  }

  #assertNoDatabase(): void {
    if (this.#parts.db.begun || this.#inPreflight) throw new Error('Providers are asked before the database is used');
  }

  /**
   * A short transaction that commits by itself before `db` begins: limits, attempts, one-time tokens. Its result is kept, so a
   * second run of the document does not repeat it. Without a business it sees global tables only. Throws BAD_REQUEST where the
   * document has other root fields beside this one.
   */
  async preflight<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { db, preflights, dependencies, tenant, hasSiblings } = this.#parts;
    // A sibling may have begun the transaction, or not yet: without this it would depend on which comes first.
    if (hasSiblings)
      throw new Refusal(ErrorCode.BAD_REQUEST, 'One of these fields counts attempts: send it in a request of its own.');
    if (db.begun) throw new Error('Preflights come before the first use of the database');
    const index = this.#nextPreflight;
    this.#nextPreflight += 1;
    if (index in preflights) return preflights[index] as T;
    this.#inPreflight = true;
    try {
      const result = await transaction(dependencies.source, { tenant: tenant === 'new' ? null : tenant }, work);
      preflights[index] = result;
      return result;
    } finally {
      this.#inPreflight = false;
    }
  }

  /** Value of an id, or null; loads of the same turn are batched. */
  load<Value>(loader: Loader<Value>, id: string): Promise<Value | null> {
    return this.#batches.load(loader, id);
  }

  /** Notifies every process after the commit that `topic` changed in this business; in another one only for sessions that ended there or left it. */
  tick(topic: Topic, businessId = this.businessId): void {
    if (!this.#parts.dependencies.topics.includes(topic)) throw new Error(`No module brings the topic ${topic.name}`);
    this.db.notify(tickOf(topic, businessId));
  }

  /** Adds a job in the operation's transaction: of this business, or of another one, which this transaction must not touch. */
  enqueue<Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options: Enqueue,
    businessId = this.businessId,
  ): void {
    this.db.send(enqueueStatement(job, businessId, payload, options));
  }

  /** Sends a message in the operation's transaction; returns what will be sent. Kinds with data take it last. */
  send<Data extends object>(
    kind: MessageKind<Data>,
    message: NewMessage,
    ...[data]: DataArgument<Data>
  ): Promise<SentMessage> {
    return sendMessage(this, kind, message, data);
  }

  /** Sets the login cookie of our own pages; null clears it. */
  setLoginCookie(loginToken: string | null): void {
    this.#parts.cookies.loginToken = loginToken;
  }

  /** Sets the cookie of a password reset; null clears it. */
  setResetCookie(resetToken: string | null): void {
    this.#parts.cookies.resetToken = resetToken;
  }

  /** Sets the cookie of the forms of an appointment that were opened. */
  setFormsCookie(link: string): void {
    this.#parts.cookies.formsLink = link;
  }

  /** The signed-in user; throws UNAUTHENTICATED for any other viewer. */
  get user(): Extract<Viewer, { kind: 'user' }> {
    if (this.viewer.kind !== 'user') throw new Refusal(ErrorCode.UNAUTHENTICATED, 'Please sign in.');
    return this.viewer;
  }
}

const SYSTEM_FACTS: RequestFacts = { requestId: 'system', address: '', userAgent: '', origin: '', language: 'en' };

interface SystemOptions {
  /** Business to work in; null for global tables only. */
  tenant: string | null;
  readOnly?: boolean;
  viewer?: Viewer;
  /** Of the request that it serves. */
  facts?: RequestFacts;
}

/** Runs `work` outside requests, as the system or as `viewer`: commits at its end, rolls back if it throws. */
export async function inContext<T>(
  dependencies: Dependencies,
  { tenant, readOnly = false, viewer = SYSTEM, facts = SYSTEM_FACTS }: SystemOptions,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const db = new Db(dependencies.source, { tenant, readOnly });
  const context = new Context({ dependencies, facts, viewer, tenant, db, preflights: [], cookies: {} });
  let result: T;
  try {
    result = await work(context);
  } catch (error) {
    await db.rollback();
    throw error;
  }
  await db.commit();
  return result;
}
