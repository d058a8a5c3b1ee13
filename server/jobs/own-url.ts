import type { Services } from '../context.js';
import { MailFailure } from '../providers/MailFailure.js';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']);

/** The product's address for links in mails: PUBLIC_URL, else this machine's. Never what some request called it. */
export function linkBase({ config, ownPort }: Services): string {
  return config.publicUrl ?? `http://${EVERY_ADDRESS.has(config.host) ? 'localhost' : bracketed(config.host)}:${ownPort() ?? config.port}`;
}

/** Where this process's own sandbox stands in for SendGrid. */
export function sandboxUrl({ config, ownPort }: Services): string {
  const port = ownPort();
  if (port === null) throw new MailFailure('later', 'The sandbox does not listen yet');
  const host = config.host === '::1' || !EVERY_ADDRESS.has(config.host) ? config.host : '127.0.0.1';
  return `http://${bracketed(host)}:${port}/sandbox/sendgrid`;
}

const bracketed = (host: string): string => host.includes(':') ? `[${host}]` : host;
