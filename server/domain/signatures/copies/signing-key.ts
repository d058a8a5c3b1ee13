import type { SigningKey } from '../../../core/config/signing-key.js';
import type { Context } from '../../../core/context.js';
import { sql } from '../../../core/database/sql.js';
import { linkBase } from '../../../core/http/own-url.js';
import { seal, unseal } from '../../../core/sealed.js';

const PURPOSE = 'signing-key';
/** It is sealed for as long as anybody may look at a copy. */
const FOR_EVER = new Date('9999-12-31T00:00:00Z');

interface StoredKey {
  sealedKey: string;
  certificate: string;
}

/** `openSigningKey`, which throws where there is none. */
export async function signingKey(context: Context): Promise<SigningKey> {
  const key = await openSigningKey(context);
  if (!key)
    throw new Error('The key that signs copies was sealed with another secret: give GREETER_SECRET its old value');
  return key;
}

/**
 * What signs copies: the key of the configuration, else that of the installation, which the first copy makes. Of two that are made at once one stays. Null where
 * the secret is another one than that by which it was sealed.
 */
export async function openSigningKey(context: Context): Promise<SigningKey | null> {
  const { config } = context;
  if (config.signing) return config.signing;
  const { sealedKey, certificate } = (await readKey(context)) ?? (await makeKey(context));
  const opened = unseal<{ key: string }>(config.secret, PURPOSE, sealedKey, context.now());
  return opened && { key: opened.key, certificate };
}

const readKey = ({ db }: Context): Promise<StoredKey | undefined> =>
  db.row<StoredKey>(sql`select sealed_key, certificate from signing_key where id = 1`);

async function makeKey(context: Context): Promise<StoredKey> {
  // Its packages are loaded where a key is made, once in the life of an installation.
  const { newSigningKey } = await import('./new-signing-key.js');
  const host = new URL(linkBase(context)).host;
  const { key, certificate } = await newSigningKey(`Greeter at ${host}`, context.now());
  const sealedKey = await seal(context.config.secret, PURPOSE, { key }, FOR_EVER);
  await context.db.rows(sql`
    insert into signing_key (id, sealed_key, certificate, created_at) values (1, ${sealedKey}, ${certificate}, ${context.now()})
    on conflict do nothing`);
  return (await readKey(context))!;
}
