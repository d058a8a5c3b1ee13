import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { ConfigError } from './core/config/startup-errors.js';
import { isLocalHost } from './core/config/local-host.js';
import { EnvironmentReader, type Environment } from './core/config/EnvironmentReader.js';
import { existingSecret, storedSecret } from './core/config/stored-secret.js';
import { readSigningKey, type SigningKey } from './core/config/signing-key.js';

export type StorageConfig =
  | { kind: 'folder'; path: string }
  | { kind: 's3'; endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string };

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type Config = {
  port: number;
  host: string;
  /** Absolute folder for the embedded database, the secret and uploaded files. */
  dataDir: string;
  /** Unset: the embedded database. */
  databaseUrl?: string;
  /** Direct URL if `databaseUrl` goes through a pooler, for LISTEN, jobs and migrations. */
  listenDatabaseUrl?: string;
  /** Unset: three roles if DATABASE_URL's user may create them, else one. */
  databaseRoles?: 'roles' | 'single';
  /** The system user that runs the embedded database when the server runs as root. */
  databaseOsUser?: string;
  /** Environment of the PostgreSQL programs. */
  postgresEnvironment: Environment;
  /** Connections of the serving pool. */
  poolSize: number;
  /** Without a trailing slash. */
  publicUrl?: string;
  /** Key for signatures, at least 32 characters. */
  secret: string;
  sendgrid?: { apiKey: string; from: string };
  twilio?: { accountSid: string; authToken: string; from: string };
  /** Sender number of texts and calls. */
  textsFrom: string;
  /** Texts in an hour, of all businesses together, that people without an account can trigger. */
  textsPerHour: number;
  /** Mails about accounts in an hour that people without one can trigger, to all addresses together. */
  accountMailsPerHour: number;
  /** Whether a provider without keys is replaced by the server's own stand-in. */
  sandbox: boolean;
  /** The sandbox's pages answer other machines too. */
  sandboxOpen: boolean;
  /** `/metrics` answers other machines too. */
  metricsOpen: boolean;
  /** Strangers may read the schema, and errors suggest its names. Signed-in users always may. */
  introspection: boolean;
  /** Seed the demo business on the first run. */
  demo: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  storage: StorageConfig;
  /** Signs copies of signed forms. Unset: a key of the installation's own, made at the first copy. */
  signing?: SigningKey;
  /** Service for time stamps (RFC 3161); unset: copies have none, and nobody is asked. */
  timestampUrl?: string;
  supportEmail: string;
  supportPhone: string;
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number;
  isTest: boolean;
};

/** Sender number in the sandbox: one of Twilio's test numbers. */
const SANDBOX_NUMBER = '+15005550006';

/** The folder with package.json, found from the sources and from dist/. */
export const repositoryRoot = ((): string => {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!fs.existsSync(path.join(folder, 'package.json')) && folder !== path.dirname(folder))
    folder = path.dirname(folder);
  return folder;
})();

/** The one reader of the environment; an empty variable counts as unset. Throws a ConfigError of one sentence. `secretOf` finds the secret of DATA_DIR. */
export function readConfig(env: Environment = process.env, secretOf: SecretOf = storedSecret): Config {
  const read = new EnvironmentReader(env);
  const dataDir = path.resolve(repositoryRoot, read.text('DATA_DIR') ?? 'data');
  const databaseUrl = read.databaseUrl('DATABASE_URL');
  const sendgrid = read.group('SENDGRID_API_KEY', 'SENDGRID_FROM');
  const publicUrl = read.webAddress('PUBLIC_URL');
  if (sendgrid && !publicUrl)
    throw new ConfigError(
      'SENDGRID_API_KEY is set without PUBLIC_URL: name the address that the links in mails lead to.',
    );
  const twilio = read.group('TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM');
  if (twilio && !publicUrl)
    throw new ConfigError(
      'TWILIO_ACCOUNT_SID is set without PUBLIC_URL: name the address at which Twilio reaches this server.',
    );
  if (twilio && !/^\+?\d{3,15}$/.test(twilio.TWILIO_FROM))
    throw new ConfigError(
      `TWILIO_FROM is "${twilio.TWILIO_FROM}": it must be a number of your Twilio account, like +12125550100.`,
    );
  const sandbox = !sendgrid || !twilio;
  const trustProxy = read.integer('GREETER_TRUST_PROXY', 0, 0, 10);
  const sandboxOpen = read.flag('GREETER_SANDBOX_OPEN', false);
  if (sandbox && trustProxy > 0 && !read.flag('GREETER_SANDBOX', sandboxOpen)) refusePublicSandbox(publicUrl);
  return {
    port: read.integer('PORT', 5000, 0, 65535),
    host: read.text('HOST') ?? '0.0.0.0',
    dataDir,
    databaseUrl,
    listenDatabaseUrl: listenUrl(read, databaseUrl),
    databaseRoles: read.oneOf('GREETER_DATABASE_ROLES', ['roles', 'single'] as const),
    databaseOsUser: read.text('EMBEDDED_PG_OS_USER'),
    poolSize: read.integer('DATABASE_POOL_SIZE', 10, 1, 1000),
    publicUrl,
    sendgrid: sendgrid && { apiKey: sendgrid.SENDGRID_API_KEY, from: sendgrid.SENDGRID_FROM },
    twilio: twilio && {
      accountSid: twilio.TWILIO_ACCOUNT_SID,
      authToken: twilio.TWILIO_AUTH_TOKEN,
      from: twilio.TWILIO_FROM,
    },
    textsFrom: twilio?.TWILIO_FROM ?? SANDBOX_NUMBER,
    textsPerHour: read.integer('GREETER_TEXTS_PER_HOUR', 3000, 0, 1_000_000),
    accountMailsPerHour: read.integer('GREETER_ACCOUNT_MAILS_PER_HOUR', 1000, 0, 1_000_000),
    sandbox,
    sandboxOpen,
    metricsOpen: read.flag('GREETER_METRICS_OPEN', false),
    introspection: (read.oneOf('GREETER_INTROSPECTION', ['on', 'off'] as const) ?? (publicUrl ? 'off' : 'on')) === 'on',
    demo: read.flag('GREETER_DEMO', !databaseUrl),
    // On a terminal a line for each request would bury what the start says.
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS) ?? (process.stdout.isTTY ? 'warn' : 'info'),
    storage: readStorage(read, dataDir),
    signing: readSigningKey(read),
    timestampUrl: read.address('TIMESTAMP_URL'),
    supportEmail: read.text('SUPPORT_EMAIL') ?? 'support@greeter.example',
    supportPhone: read.text('SUPPORT_PHONE') ?? '+1 555 010 0100',
    trustProxy,
    postgresEnvironment: postgresEnvironment(),
    isTest: read.text('NODE_ENV') === 'test',
    secret: readSecret(read, dataDir, databaseUrl, secretOf),
  };
}

/** Behind a proxy that everybody reaches, messages that nobody gets are a mistake, and a proxy that forwards carelessly would show them. */
function refusePublicSandbox(publicUrl: string | undefined): void {
  if (publicUrl && isLocalHost(new URL(publicUrl).hostname)) return;
  throw new ConfigError(
    `GREETER_TRUST_PROXY is set without the keys of both SendGrid and Twilio${publicUrl ? '' : ', and without PUBLIC_URL'}: some messages would stay in the sandbox. Give the keys, or set GREETER_SANDBOX=1 if that is meant.`,
  );
}

/** The environment without variables that would redirect PostgreSQL. */
export function postgresEnvironment(env: Environment = process.env): Environment {
  const inherited = Object.entries(env).filter(
    ([name]) => !/^(PG|GREETER_|DATABASE_URL|.*(KEY|TOKEN|SECRET))/.test(name),
  );
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}

function listenUrl(read: EnvironmentReader, databaseUrl: string | undefined): string | undefined {
  const url = read.databaseUrl('LISTEN_DATABASE_URL');
  if (url && !databaseUrl)
    throw new ConfigError('LISTEN_DATABASE_URL is set without DATABASE_URL: set both or neither.');
  return url;
}

/** As readConfig, for programs that must not create anything: without a secret in DATA_DIR it is ''. */
export const readExistingConfig = (): Config => readConfig(process.env, existingSecret);

type SecretOf = (file: string) => string;

function readSecret(
  read: EnvironmentReader,
  dataDir: string,
  databaseUrl: string | undefined,
  secretOf: SecretOf,
): string {
  const secret = read.text('GREETER_SECRET');
  if (secret !== undefined && secret.length < 32)
    throw new ConfigError('GREETER_SECRET is shorter than 32 characters: make one with `openssl rand -base64 32`.');
  if (secret !== undefined) return secret;
  if (databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is set without GREETER_SECRET: make one of at least 32 characters with `openssl rand -base64 32` and give it to every process.',
    );
  return secretOf(path.join(dataDir, 'secret'));
}

function readStorage(read: EnvironmentReader, dataDir: string): StorageConfig {
  const region = read.text('S3_REGION') ?? 'us-east-1';
  const s3 = read.group('S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY');
  if (!s3) return { kind: 'folder', path: path.join(dataDir, 'files') };
  return {
    kind: 's3',
    endpoint: s3.S3_ENDPOINT,
    bucket: s3.S3_BUCKET,
    accessKeyId: s3.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    region,
  };
}
