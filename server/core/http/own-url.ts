import type { Dependencies } from '../context.js';
import { DeliveryFailure } from '../messages/DeliveryFailure.js';

type Address = Pick<Dependencies, 'config' | 'ownPort'>;

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']);

/** The product's address for links in mails: PUBLIC_URL, else this machine's. Never what some request called it. */
export function linkBase({ config, ownPort }: Address): string {
  return (
    config.publicUrl ??
    `http://${EVERY_ADDRESS.has(config.host) ? 'localhost' : bracketed(config.host)}:${ownPort() ?? config.port}`
  );
}

/** Where this process answers itself. */
export function ownAddress({ config, ownPort }: Address): string {
  const port = ownPort();
  if (port === null) throw new DeliveryFailure('later', 'The server does not listen yet');
  const host = config.host === '::1' || !EVERY_ADDRESS.has(config.host) ? config.host : '127.0.0.1';
  return `http://${bracketed(host)}:${port}`;
}

/** Where this process's own sandbox stands in for a provider. */
export function sandboxUrl(dependencies: Address, provider: 'sendgrid' | 'twilio'): string {
  return `${ownAddress(dependencies)}/sandbox/${provider}`;
}

/** Address that providers call, and that their signatures cover: PUBLIC_URL, else this process's own. */
export function webhookBase(dependencies: Address): string {
  return dependencies.config.publicUrl ?? ownAddress(dependencies);
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
