import type { Dependencies } from '../context.js';
import { DeliveryFailure } from '../messages/DeliveryFailure.js';

type Address = Pick<Dependencies, 'config' | 'ownPort'>;

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']);

/** Base URL of links in mails: PUBLIC_URL, else this machine's. Never taken from a request. */
export function linkBase({ config, ownPort }: Address): string {
  return (
    config.publicUrl ??
    `http://${EVERY_ADDRESS.has(config.host) ? 'localhost' : bracketed(config.host)}:${ownPort() ?? config.port}`
  );
}

/** Address of this process itself. */
export function ownAddress({ config, ownPort }: Address): string {
  const port = ownPort();
  if (port === null) throw new DeliveryFailure('later', 'The server does not listen yet');
  const host = config.host === '::1' || !EVERY_ADDRESS.has(config.host) ? config.host : '127.0.0.1';
  return `http://${bracketed(host)}:${port}`;
}

/** Base URL of this process's sandbox of a provider. */
export function sandboxUrl(dependencies: Address, provider: 'sendgrid' | 'twilio'): string {
  return `${ownAddress(dependencies)}/sandbox/${provider}`;
}

/** Base URL that providers call and sign: PUBLIC_URL, else this process's own. */
export function webhookBase(dependencies: Address): string {
  return dependencies.config.publicUrl ?? ownAddress(dependencies);
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
