import helmet from 'helmet';
import type { Config } from '../../config.js';

/** HSTS and upgrade-insecure-requests only behind https: they would kill every page at an address of the local network. */
export function securityHeaders({ publicUrl }: Config) {
  const secure = publicUrl?.startsWith('https:') ?? false;
  return helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    xFrameOptions: false,
  });
}
