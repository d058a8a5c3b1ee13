import type { DataSource } from 'typeorm';
import { ErrorCode } from '../../entities/ErrorCode.js';
import type { Config } from '../config.js';
import { SYSTEM, type Viewer } from './access/viewer.js';
import type { Tenant } from './access/tenant.js';
import type { Clock } from './clock.js';
import { Db, transaction } from './database/transaction.js';
import type { AnswerCookies } from './http/cookies.js';
import type { Language } from './i18n/catalogue.generated.js';
import { enqueueStatement, type Enqueue, type Job } from './jobs/job.js';
import { Batches, type Loader } from './loader.js';
import type { Log } from './log.js';
import type { MessageKind } from './messages/define-message.js';
import type { MessageKinds } from './messages/MessageKinds.js';
import type { MessageProviders } from './messages/providers.js';
import { sendMessage, type DataArgument, type NewMessage } from './messages/send-message.js';
import type { SentMessage } from './messages/sent-message.js';
import { Refusal } from './Refusal.js';
import type { Storage } from './storage/storage.js';
import type { Topic } from './topic.js';

/** What is outside: asked through the providers' own SDKs. */
export interface Providers extends MessageProviders {
  storage: Storage;
}

/** What lives as long as the process. */
export interface Dependencies {
  config: Config;
  log: Log;
  clock: Clock;
  source: DataSource;
  providers: Providers;
  /** Every topic that a module brings. */
  topics: readonly Topic[];
  /** Every kind of message that a module brings. */
  messages: MessageKinds;
  /** The port on which this process listens, or null while it does not: for calls to its own sandbox and for links in mails. */
  ownPort: () => number | null;
}

/** Facts of the request that use cases may need. */
export interface RequestFacts {
  requestId: string;
  /** Address of the caller, for limits and the audit log. */
  address: string;
  userAgent: string;
  /** Address by which this server was opened, without a slash at the end: PUBLIC_URL, else what the request says. */
  origin: string;
  /** In which refusals and messages are written: Accept-Language. */
  language: Language;
  /** Token of a password reset that was begun in this browser, from its cookie. */
  resetToken?: string;
}

export interface ContextParts {
  dependencies: Dependencies;
  facts: RequestFacts;
  viewer: Viewer;
  tenant: Tenant;
  db: Db;
  /** Results of preflights of an earlier try of the same operation. */
  preflights: unknown[];
  cookies: AnswerCookies;
  /** Whether other root fields of the same document run beside this one. */
  hasSiblings?: boolean;
}

/** Everything that a use case may touch, passed first to every use case: of operations, jobs, webhooks, live views and the demo alike. */
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

  get log(): Log {
    return this.#parts.dependencies.log;
  }

  get dependencies(): Dependencies {
    return this.#parts.dependencies;
  }

  now(): Date {
    return this.#parts.dependencies.clock.now();
  }

  /** Business of the operation. Throws where it has none, or not yet. */
  get businessId(): string {
    const { tenant } = this.#parts;
    if (tenant === null || tenant === 'new') throw new Error('This operation has no business');
    return tenant;
  }

  /** Throws while the database is open: a slow provider would hold a connection, and what it did cannot be rolled back. */
  get providers(): Providers {
    if (this.#parts.db.begun || this.#inPreflight) throw new Error('Providers are asked before the database is used');
    return this.#parts.dependencies.providers;
  }

  /**
   * A short transaction that commits by itself, before `db` begins: limits, tries, tokens that must burn. Its result is kept, so a
   * second run of the document does not run it again. Without a business it works on global tables only. Throws BAD_REQUEST where the
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

  /** Value of an id, or null; look-ups of one turn are read together. */
  load<Value>(loader: Loader<Value>, id: string): Promise<Value | null> {
    return this.#batches.load(loader, id);
  }

  /** Tells every process, behind the commit, that something of this business changed. Another one is named only for sessions that ended there. */
  tick(topic: Topic, businessId = this.businessId): void {
    if (!this.#parts.dependencies.topics.includes(topic)) throw new Error(`No module brings the topic ${topic.name}`);
    this.db.notify(`${businessId} ${topic.name}`);
  }

  /** Adds a job of this business that runs if and only if the operation commits. */
  enqueue<Payload extends object>(job: Job<Payload>, payload: Payload, options: Enqueue): void {
    this.db.send(enqueueStatement(job, this.businessId, payload, options));
  }

  /** Sends a message if and only if the operation commits; answers what leaves. Data of the kind comes last, where the kind declares some. */
  send<Data extends object>(
    kind: MessageKind<Data>,
    message: NewMessage,
    ...[data]: DataArgument<Data>
  ): Promise<SentMessage> {
    return sendMessage(this, kind, message, data);
  }

  /** Sets or takes away the login cookie of our own pages. */
  setLoginCookie(loginToken: string | null): void {
    this.#parts.cookies.loginToken = loginToken;
  }

  /** Sets or takes away the cookie of a password reset. */
  setResetCookie(resetToken: string | null): void {
    this.#parts.cookies.resetToken = resetToken;
  }

  /** The signed-in user; throws UNAUTHENTICATED for anybody else. */
  get user(): Extract<Viewer, { kind: 'user' }> {
    if (this.viewer.kind !== 'user') throw new Refusal(ErrorCode.UNAUTHENTICATED, 'Please sign in.');
    return this.viewer;
  }
}

const SYSTEM_FACTS: RequestFacts = { requestId: 'system', address: '', userAgent: '', origin: '', language: 'en' };

interface SystemOptions {
  /** Business that it works in; null for global tables only. */
  tenant: string | null;
  readOnly?: boolean;
  viewer?: Viewer;
}

/** Runs `work` outside any request, as the system or as `viewer`: commits at its end, rolls back if it throws. */
export async function inContext<T>(
  dependencies: Dependencies,
  { tenant, readOnly = false, viewer = SYSTEM }: SystemOptions,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const db = new Db(dependencies.source, { tenant, readOnly });
  const context = new Context({ dependencies, facts: SYSTEM_FACTS, viewer, tenant, db, preflights: [], cookies: {} });
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
