import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import express, { type Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import helmet from 'helmet';
import { repositoryRoot, type Config } from './config.js';
import type { Dependencies } from './core/context.js';
import { assertSafeRole, type Database } from './core/database/connect.js';
import { openDataSource, poolOf } from './core/database/data-source.js';
import { Ticks } from './core/database/notify.js';
import { ErrorCode } from '../entities/ErrorCode.js';
import { present, STATUS } from './core/graphql/errors.js';
import { createExecute, type Execute } from './core/graphql/execute.js';
import { serveLive } from './core/graphql/live.js';
import { createSchema } from './core/graphql/schema.js';
import { graphqlEndpoint } from './core/http/graphql-endpoint.js';
import { healthRoutes } from './core/http/health.js';
import { checkOrigin } from './core/http/origin-check.js';
import { credentialsOf, factsOf } from './core/http/request-facts.js';
import { startJobs } from './core/jobs/start-jobs.js';
import type { Log } from './core/log.js';
import { kioskFiles } from './adapters/pages/kiosk-files.js';
import { pageRoutes } from './adapters/pages/render.js';
import { systemClock, type Clock } from './core/clock.js';
import { LiveViews } from './core/graphql/LiveViews.js';
import { messageProviders } from './adapters/providers/message-providers.js';
import { JOBS, MESSAGE_KINDS, MODULES, TOPICS, VIEWS } from './modules.js';
import { isSignedByTwilio } from './adapters/providers/twilio-signature.js';
import { openStorage } from './adapters/providers/open-storage.js';
import { restRoutes } from './adapters/rest/serve.js';
import { sandboxRoutes } from './adapters/sandbox/routes.js';
import { webhookRoutes } from './adapters/webhooks/routes.js';

export interface AppOptions {
  clock?: Clock;
  /** Serve the built pages; tests of the API do without. */
  pages?: boolean;
  /** Run the jobs in this process. */
  jobs?: boolean;
}

export interface App {
  server: Server;
  schema: GraphQLSchema;
  execute: Execute;
  dependencies: Dependencies;
  /** Stops listening, ends live connections, jobs and pools, in this order. The database is not its own. */
  stop(): Promise<void>;
}

/** Puts the parts together on a migrated database. Nothing listens yet. */
export async function openApp(
  config: Config,
  database: Database,
  log: Log,
  { clock = systemClock, pages = true, jobs = true }: AppOptions = {},
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
    topics: TOPICS,
    messages: MESSAGE_KINDS,
    ownPort: () => null,
  };
  const schema = await createSchema(MODULES);
  const execute = createExecute(schema, dependencies);
  const ticks = new Ticks(database.listen, log, dependencies.topics);
  await ticks.start();
  const worker = jobs ? await startJobs(database, dependencies, JOBS) : null;
  const state = { stopping: false, warning: database.warning };
  const graphql = await graphqlEndpoint(schema, dependencies, execute);
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

  const app: Express = express();
  // Answers are new each time: to hash them costs more than it could save. Files have ETags of their own.
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy);
  app.use(securityHeaders(config));
  app.use(healthRoutes(source, state).router);
  app.use(compression());
  app.use(checkOrigin(config));
  if (config.sandbox) app.use('/sandbox', sandboxRoutes(dependencies));
  app.use('/webhooks', webhookRoutes(dependencies, isSignedByTwilio));
  app.use('/graphql', express.json({ limit: '200kb' }), ...graphql.handlers);
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
    app.get(/.*/, await pageRoutes(execute, config));
  }
  app.use(lastResort(log));

  const server = createServer(app);
  dependencies.ownPort = () => (server.address() as AddressInfo | null)?.port ?? null;
  server.on('upgrade', (request, socket, head) => {
    if (/^\/graphql(\?|$)/.test(request.url ?? '')) live.handleUpgrade(request, socket, head);
    else socket.destroy();
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
      await ticks.stop();
      await source.destroy();
    },
  };
}

/** HSTS and upgrade-insecure-requests only behind https: they would kill every page at an address of the local network. */
function securityHeaders(config: Config) {
  return helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
    crossOriginOpenerPolicy: config.publicUrl?.startsWith('https:') ?? false,
    originAgentCluster: config.publicUrl?.startsWith('https:') ?? false,
    xFrameOptions: false,
  });
}

/** What express itself refused: a body that is too large or no JSON, an address that cannot be read. */
function unread(status: number): { message: string; extensions: { code: ErrorCode } } {
  const code = status === 413 ? ErrorCode.TOO_LARGE : status === 404 ? ErrorCode.NOT_FOUND : ErrorCode.BAD_REQUEST;
  return {
    message: code === ErrorCode.TOO_LARGE ? 'The request is too large.' : 'The request cannot be read.',
    extensions: { code },
  };
}

function lastResort(log: Log): express.ErrorRequestHandler {
  return (error: Error & { status?: number }, _request, response, _next) => {
    const refused = error.status && error.status < 500 ? unread(error.status) : present(error, log);
    if (response.headersSent) {
      response.end();
      return;
    }
    const code = refused.extensions?.code as ErrorCode;
    if (code === ErrorCode.UNAVAILABLE) response.set('Retry-After', '2');
    response.status(STATUS[code]).json({ code, message: refused.message });
  };
}
