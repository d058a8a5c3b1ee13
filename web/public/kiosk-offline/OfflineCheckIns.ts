import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { OfflineCheckInInput } from '../../schema.generated';
import type { Language } from '../i18n/catalogue.generated';
import { Connection } from './Connection';
import { newKey } from '../http-request';
import type { Failure } from '../request';

export type Refusal = Failure;
export interface OfflineCheckIn {
  id: number;
  idempotencyKey: string;
  /** Of the customer; missing in entries of an earlier release. */
  language?: Language;
  tries: number;
  input: OfflineCheckInInput;
}
export type RefusedCheckIn = OfflineCheckIn & { refusal: Refusal };
export interface OfflineCounts {
  waiting: number;
  refused: number;
}

/** Readable without the key: the business and the time, nothing about the customer. */
interface EncryptedEntry {
  id?: number;
  businessId: string;
  idempotencyKey: string;
  keptAt: number;
  language?: Language;
  tries: number;
  refusal: Refusal | null;
  /** Put off until then, in epoch milliseconds. */
  retryAt?: number;
  iv: Uint8Array<ArrayBuffer>;
  body: ArrayBuffer;
}
type Entry = EncryptedEntry & { id: number };

interface Schema extends DBSchema {
  secret: { key: string; value: CryptoKey };
  entry: { key: number; value: EncryptedEntry; indexes: { business: string } };
}

const databaseName = 'greeter-kiosk';
const putOffFor = 60 * 60 * 1000;
const inLineFor = 24 * putOffFor;
const forgottenAfter = 30 * 24 * putOffFor;

/**
 * Check-ins taken without a network, encrypted with a key of this device that no script can export. Each entry belongs to
 * one business and is never returned for another one.
 */
export class OfflineCheckIns {
  readonly #connection = new Connection(connect);

  private constructor() {}

  /** Opens the browser's database and deletes entries that were refused 30 days ago: what was never sent stays, whatever the clock says. */
  static async open(): Promise<OfflineCheckIns> {
    const store = new OfflineCheckIns();
    for (const { id, keptAt, refusal } of await store.#all())
      if (refusal && keptAt < Date.now() - forgottenAfter) await store.erase(id as number);
    return store;
  }

  /** Resolves once it is safely stored. */
  async keep(businessId: string, language: Language, input: OfflineCheckInInput): Promise<void> {
    const idempotencyKey = newKey();
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(input));
    await this.#connection.use(async ({ database, secret }) => {
      const body = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: boundTo(businessId, idempotencyKey) },
        secret,
        text,
      );
      const write = database.transaction('entry', 'readwrite', { durability: 'strict' });
      await write.store.add({
        businessId,
        idempotencyKey,
        language,
        keptAt: Date.now(),
        tries: 0,
        refusal: null,
        iv,
        body,
      });
      await write.done;
    });
  }

  /** The oldest entry that is to be sent now; those of the last day first, as they may still stand in line. */
  async next(businessId: string): Promise<OfflineCheckIn | undefined> {
    const now = Date.now();
    const due = (await this.#entries(businessId)).filter((one) => !one.refusal && !isPutOff(one, now));
    const entry = due.find(({ keptAt }) => keptAt > now - inLineFor) ?? due[0];
    return entry && this.#read(entry);
  }

  /** Those that the server did not accept. */
  async listRefused(businessId: string): Promise<RefusedCheckIn[]> {
    const entries = (await this.#entries(businessId)).filter(({ refusal }) => refusal);
    return Promise.all(
      entries.map(async (entry) => ({ ...(await this.#read(entry)), refusal: entry.refusal as Refusal })),
    );
  }

  async count(businessId: string): Promise<OfflineCounts> {
    const entries = await this.#entries(businessId);
    const refused = entries.filter(({ refusal }) => refusal).length;
    return { waiting: entries.length - refused, refused };
  }

  /** Number of unsent entries, of every business that ever ran on this device. */
  async countAll(): Promise<number> {
    return (await this.#all()).filter(({ refusal }) => !refusal).length;
  }

  erase(id: number): Promise<void> {
    return this.#connection.use(({ database }) => database.delete('entry', id));
  }

  /** Sets it aside with the reason. */
  refuse(id: number, refusal: Refusal): Promise<void> {
    return this.#change(id, { refusal, keptAt: Date.now() });
  }

  countTry({ id, tries }: OfflineCheckIn): Promise<void> {
    return this.#change(id, { tries: tries + 1 });
  }

  /** Sent again in an hour, and others before it. */
  putOff(id: number): Promise<void> {
    return this.#change(id, { retryAt: Date.now() + putOffFor });
  }

  /** Sent again like a new one. */
  retry(id: number): Promise<void> {
    return this.#change(id, { refusal: null, tries: 0, retryAt: 0 });
  }

  #change(id: number, more: Partial<EncryptedEntry>): Promise<void> {
    return this.#connection.use(async ({ database }) => {
      const change = database.transaction('entry', 'readwrite');
      const entry = await change.store.get(id);
      if (entry) await change.store.put({ ...entry, ...more });
      await change.done;
    });
  }

  #all(): Promise<EncryptedEntry[]> {
    return this.#connection.use(({ database }) => database.getAll('entry'));
  }

  /** In the order of their check-ins. */
  #entries(businessId: string): Promise<Entry[]> {
    return this.#connection.use(
      ({ database }) => database.getAllFromIndex('entry', 'business', businessId) as Promise<Entry[]>,
    );
  }

  async #read({ id, businessId, idempotencyKey, language, tries, iv, body }: Entry): Promise<OfflineCheckIn> {
    const text = await this.#connection.use(({ secret }) =>
      crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: boundTo(businessId, idempotencyKey) }, secret, body),
    );
    return {
      id,
      idempotencyKey,
      language,
      tries,
      input: JSON.parse(new TextDecoder().decode(text)) as OfflineCheckInInput,
    };
  }
}

/** A clock that was set right may leave a time that lies far ahead. */
const isPutOff = ({ retryAt = 0 }: EncryptedEntry, now: number): boolean => retryAt > now && retryAt <= now + putOffFor;

/** Binds an entry to its business and key: moved elsewhere it cannot be decrypted. */
const boundTo = (businessId: string, idempotencyKey: string) =>
  new TextEncoder().encode(`${businessId} ${idempotencyKey}`);

interface Opened {
  database: IDBPDatabase<Schema>;
  secret: CryptoKey;
}

/** With the key that this database holds: one whose data were cleared gets another. */
async function connect(onClosed: () => void): Promise<Opened> {
  const database = await openDB<Schema>(databaseName, 1, {
    upgrade(upgraded) {
      upgraded.createObjectStore('secret');
      upgraded.createObjectStore('entry', { keyPath: 'id', autoIncrement: true }).createIndex('business', 'businessId');
    },
    terminated: onClosed,
  });
  return { database, secret: await secretOf(database) };
}

/** This device's key. If two tabs create one at the same time, the first one stored is used. */
async function secretOf(database: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const choice = database.transaction('secret', 'readwrite');
  const storedKey = await choice.store.get('device');
  if (!storedKey) await choice.store.put(key, 'device');
  await choice.done;
  return storedKey ?? key;
}
