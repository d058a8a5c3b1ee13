import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import path from 'node:path';
import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { repositoryRoot, type Config } from './config.js';
import type { Dependencies } from './core/context.js';
import { assertSafeRole, type Database } from './core/database/connect.js';
import { openDataSource, poolOf } from './core/database/data-source.js';
import { Ticks } from './core/database/notify.js';
import { createExecute, type Execute } from './core/graphql/execute.js';
import { serveLive } from './core/graphql/live.js';
import { createSchema } from './core/graphql/schema.js';
import { graphqlEndpoint } from './core/http/graphql-endpoint.js';
import { failureOf } from './core/http/failure.js';
import { securityHeaders } from './core/http/security-headers.js';
import type { DocumentManifest } from './core/http/TrustedDocuments.js';
import { healthRoutes } from './core/http/health.js';
import { checkOrigin, isForeign } from './core/http/origin-check.js';
import { credentialsOf, factsOf } from './core/http/request-facts.js';
import { startJobs, type Jobs } from './core/jobs/start-jobs.js';
import type { Log } from './core/log.js';
import { chooseLanguage } from './adapters/pages/choose-language.js';
import { kioskFiles } from './adapters/pages/kiosk-files.js';
import { readTrustedDocuments } from './adapters/pages/trusted-documents.js';
import { pageRoutes } from './adapters/pages/render.js';
import { systemClock, type Clock } from './core/clock.js';
import { LiveViews } from './core/graphql/LiveViews.js';
import { messageProviders } from './adapters/providers/message-providers.js';
import { JOBS, MESSAGE_KINDS, MODULES, TOKEN_KINDS, TOPICS, VIEWS } from './modules.js';
import { isSignedByTwilio } from './adapters/providers/twilio-signature.js';
import { openStorage } from './adapters/providers/open-storage.js';
import { restRoutes } from './adapters/rest/serve.js';
import { sandboxRoutes } from './adapters/sandbox/routes.js';
import { webhookRoutes } from './adapters/webhooks/routes.js';

export interface AppOptions {
  clock?: Clock;
  /** Serve the built pages; tests of the API do without. */
  pages?: boolean;
  /** Documents that our own screens send by hash; defaults to those of the build if pages are served. */
  trustedDocuments?: DocumentManifest;
  /** Run the jobs in this process. */
  jobs?: boolean;
}

export interface App {
  server: Server;
  schema: GraphQLSchema;
  execute: Execute;
  dependencies: Dependencies;
  /** Stops listening, live connections, jobs and pools, in this order. The caller stops the database. */
  stop(): Promise<void>;
}

/** Puts the parts together on a migrated database. Nothing listens yet. */
export async function openApp(
  config: Config,
  database: Database,
  log: Log,
  { clock = systemClock, pages = true, jobs = true, trustedDocuments }: AppOptions = {},
): Promise<App> {
  const source = await openDataSource(database.app, config.poolSize, (error) =>
    log.warn({ err: error }, 'an idle database connection broke'),
  );
  await assertSafeRole(poolOf(source), database.mode);
  const dependencies: Dependencies = {
    config,
    log,
    clock,
    source,
    providers: {
      ...messageProviders({ config, ownPort: () => dependencies.ownPort() }),
      storage: await openStorage(config),
    },
    tokenKinds: TOKEN_KINDS,
    topics: TOPICS,
    messages: MESSAGE_KINDS,
    ownPort: () => null,
  };
  const schema = await createSchema(MODULES);
  const execute = createExecute(schema, dependencies);
  const ticks = new Ticks(database.listen, source, log, dependencies.topics);
  await ticks.start();
  const state = { stopping: false, warning: database.warning, isListening: () => ticks.isListening };
  const graphql = await graphqlEndpoint(
    schema,
    dependencies,
    execute,
    trustedDocuments ?? (pages ? readTrustedDocuments() : {}),
  );
  const live = serveLive(
    schema,
    dependencies,
    {
      ticks,
      views: new LiveViews(dependencies, ticks, VIEWS),
    },
    (request, params) => ({
      credentials:
        typeof params?.['authorization'] === 'string'
          ? { bearer: params['authorization'].replace(/^Bearer\s+/i, '') }
          : credentialsOf(request.headers),
      facts: factsOf(request, config),
    }),
  );

  const headers = securityHeaders(config);
  const health = healthRoutes(source, config, state);
  const app: Express = express();
  // Answers differ each time, so hashing them costs more than it saves. Files have their own ETags.
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy);
  app.use(health.router);
  app.use('/api', withoutBrotli);
  app.use(compression());
  // Held by their signature, not by where they come from.
  app.use('/webhooks', webhookRoutes(dependencies, isSignedByTwilio));
  app.use(checkOrigin(config));
  if (config.sandbox) app.use('/sandbox', sandboxRoutes(dependencies));
  app.use('/graphql', ...graphql.handlers);
  app.use(restRoutes({ schema, execute, config, storage: dependencies.providers.storage }));
  if (pages) {
    app.use(
      '/assets',
      express.static(path.join(repositoryRoot, 'dist/web/client/assets'), {
        immutable: true,
        maxAge: '1y',
        fallthrough: false,
      }),
    );
    app.use(kioskFiles());
    app.get(/.*/, chooseLanguage(config), await pageRoutes(execute, config));
  }
  app.use(lastResort(log));

  const server = createServer((request, response) => {
    health.observe(request, response);
    headers(request, response, () => {
      if (graphql.isJsonPost(request)) void graphql.serveJson(request, response);
      else app(request, response);
    });
  });
  // Deliveries may go to our own sandbox, which listens first.
  let worker: Jobs | null = null;
  if (jobs) server.once('listening', () => (worker = startJobs(database, dependencies, JOBS)));
  dependencies.ownPort = () => (server.address() as AddressInfo | null)?.port ?? null;
  server.on('upgrade', (request, socket, head) => {
    const isLive = /^\/graphql(\?|$)/.test(request.url ?? '') && /^websocket$/i.test(request.headers.upgrade ?? '');
    if (!isLive) refuseUpgrade(socket, '400 Bad Request');
    // Browsers let every page open a live connection, with our cookies.
    else if (isForeign(request, config)) refuseUpgrade(socket, '403 Forbidden');
    else live.handleUpgrade(request, socket, head);
  });
  return {
    server,
    schema,
    execute,
    dependencies,
    async stop() {
      state.stopping = true;
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      await live.stop();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), 5000);
      await closed;
      clearTimeout(force);
      await graphql.stop();
      await worker?.stop();
      ticks.stop();
      await source.destroy();
    },
  };
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The mirror's answers differ each time: brotli would take longer than it saves. */
const withoutBrotli: RequestHandler = ({ headers }, _response, next) => {
  const accepted = headers['accept-encoding'];
  if (accepted) headers['accept-encoding'] = String(accepted).replace(/\bbr\b[^,]*,?/, '');
  next();
};

function lastResort(log: Log): express.ErrorRequestHandler {
  return (error: Error & { status?: number }, _request, response, _next) => {
    if (response.headersSent) {
      response.end();
      return;
    }
    const { status, headers, body } = failureOf(error, log);
    response.status(status).set(headers).json(body);
  };
}
