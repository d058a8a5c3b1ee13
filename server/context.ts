import type { DataSource } from 'typeorm';
import { ErrorCode } from '../entities/ErrorCode.js';
import type { Viewer } from './access/viewer.js';
import type { Tenant } from './access/tenant.js';
import type { Config } from './config.js';
import type { Language } from './core/i18n/catalogue.generated.js';
import { Db, transaction } from './database/transaction.js';
import { Refusal } from './graphql/errors.js';
import { createLoaders, type Loaders } from './graphql/loaders.js';
import type { AnswerCookies } from './http/cookies.js';
import type { Log } from './log.js';
import type { Clock } from './providers/clock.js';
import type { Storage } from './providers/storage.js';

/** What lives as long as the process. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  source: DataSource;
  storage: Storage;
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
  /** Language of the person: of the page, or of the `Accept-Language` header. */
  language: Language;
  /** Token of a password reset that was begun in this browser, from its cookie. */
  resetToken?: string;
}

/** Topics that open screens listen to. */
export type Topic = 'queue' | 'app' | 'revoked';

export interface ContextParts {
  services: Services;
  facts: RequestFacts;
  viewer: Viewer;
  tenant: Tenant;
  db: Db;
  /** Results of steps of an earlier try of the same operation. */
  steps: unknown[];
  cookies: AnswerCookies;
}

/** Everything that a use case may touch, made once per operation and passed first to every use case. */
export class Context {
  readonly viewer: Viewer;
  readonly facts: RequestFacts;
  readonly load: Loaders;
  readonly log: Log;
  #parts: ContextParts;
  #nextStep = 0;
  #inStep = false;

  constructor(parts: ContextParts) {
    this.#parts = parts;
    this.viewer = parts.viewer;
    this.facts = parts.facts;
    this.log = parts.services.log;
    this.load = createLoaders(this);
  }

  /** The operation's transaction; begins at the first statement and commits before the answer. */
  get db(): Db {
    if (this.#inStep) throw new Error('A step uses the database that it is given');
    return this.#parts.db;
  }

  get config(): Config {
    return this.#parts.services.config;
  }
  now(): Date {
    return this.#parts.services.clock.now();
  }

  /** Business of the operation. Throws where it has none, or not yet. */
  get businessId(): string {
    const { tenant } = this.#parts;
    if (tenant === null || tenant === 'new') throw new Error('This operation has no business');
    return tenant;
  }

  /** Files; never while the database is open, because a slow disk would hold a connection. */
  get storage(): Storage {
    if (this.#parts.db.begun || this.#inStep) throw new Error('Providers are asked before the database is used');
    return this.#parts.services.storage;
  }

  /**
   * A short transaction that commits by itself, before `db` begins: limits, tries, tokens that must burn. Its result is kept, so a
   * second run of the document does not run it again. `platform` works without a tenant, on global tables only.
   */
  async step<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const { db, steps, services, tenant } = this.#parts;
    if (db.begun) throw new Error('Steps come before the first use of the database');
    const index = this.#nextStep;
    this.#nextStep += 1;
    if (index in steps) return steps[index] as T;
    this.#inStep = true;
    try {
      const result = await transaction(services.source, { tenant: tenant === 'new' ? null : tenant }, work);
      steps[index] = result;
      return result;
    } finally {
      this.#inStep = false;
    }
  }

  /** Tells every process, on commit, that something of this business changed. Another one is named only for sessions that ended there. */
  tick(topic: Topic, businessId = this.businessId): void {
    this.db.send(`select pg_notify('tick', $1)`, [`${businessId} ${topic}`]);
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
