import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignSite {
  url: string;
  close(): Promise<void>;
}

/** A page of somebody else, at an origin of its own, with the strictest policy that lets `origin` in. */
export async function foreignSite(origin: string, body: string): Promise<ForeignSite> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src ${origin}; frame-src ${origin}; img-src data:`,
    );
    response.end(
      `<!doctype html><html lang="en"><head><title>Our shop</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
