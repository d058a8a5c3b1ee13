import helmet from 'helmet';
import type { Config } from '../../config.js';

/** HSTS and upgrade-insecure-requests on https only: they would break every page at a local network address. */
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
