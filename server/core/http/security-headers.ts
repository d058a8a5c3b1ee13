import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../../config.js';

/** No page of ours uses these, so an injected script cannot either. */
const UNUSED = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/** HSTS and upgrade-insecure-requests on https only: they would break every page at a local network address. */
export function securityHeaders({ publicUrl }: Config) {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const set = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
    xFrameOptions: false,
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    set(request, response, next);
  };
}
