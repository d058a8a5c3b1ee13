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
import { waitingFor } from './core/database/connections.js';
import { openDataSource, poolOf } from './core/database/data-source.js';
import { DatabaseClock } from './core/database/DatabaseClock.js';
import { Ticks } from './core/database/notify.js';
import { patiently } from './core/database/patiently.js';
import { createExecute, type Execute } from './core/graphql/execute.js';
import { CUT_MS, serveLive, type LiveLimits } from './core/graphql/live.js';
import { createSchema } from './core/graphql/schema.js';
import { graphqlEndpoint } from './core/http/graphql-endpoint.js';
import { BodyDoor, type BodyLimits } from './core/http/BodyDoor.js';
import { failureOf } from './core/http/failure.js';
import { securityHeaders } from './core/http/security-headers.js';
import type { DocumentManifest } from './core/http/TrustedDocuments.js';
import { RenderDoor } from './core/http/RenderDoor.js';
import { UploadDoor, type UploadLimits } from './core/http/UploadDoor.js';
import { healthRoutes } from './core/http/health.js';
import { imageRoutes } from './core/http/image-routes.js';
import { checkOrigin, isForeign } from './core/http/origin-check.js';
import { credentialsOf, factsOf, liveHeaders, sourceOfRequest } from './core/http/request-facts.js';
import { observeRequest } from './core/http/observe-request.js';
import { PAGES } from './core/http/page-address.js';
import { Metrics } from './core/Metrics.js';
import type { JobCounts } from './core/jobs/job-counts.js';
import { startJobs, type Jobs } from './core/jobs/start-jobs.js';
import type { Log } from './core/log.js';
import { chooseLanguage } from './adapters/pages/choose-language.js';
import { embedRoutes } from './adapters/pages/embed.js';
import { kioskFiles } from './adapters/pages/kiosk-files.js';
import { readTrustedDocuments } from './adapters/pages/trusted-documents.js';
import { pageRoutes } from './adapters/pages/render.js';
import { sharePicture } from './adapters/pages/share-picture.js';
import { calendarFeeds } from './adapters/downloads/calendar-feeds.js';
import { signedCopyRoutes } from './adapters/downloads/signed-copies.js';
import { verifyRoutes } from './adapters/downloads/verify.js';
import { bookingFileRoute } from './adapters/downloads/booking-file.js';
import { downloadRoutes } from './adapters/downloads/download-routes.js';
import { formPdfs } from './adapters/downloads/form-pdfs.js';
import { siteMaps } from './adapters/search-engines/site-maps.js';
import { SharePictures } from './domain/business-page/SharePictures.js';
import type { Clock } from './core/clock.js';
import { LiveViews } from './core/graphql/LiveViews.js';
import { copyMaker } from './adapters/providers/copies/copy-maker.js';
import { outsideCalendars } from './adapters/providers/outside-calendars/outside-calendars.js';
import type { Reach } from './adapters/providers/outside-calendars/fetch-calendar.js';
import { messageProviders } from './adapters/providers/message-providers.js';
import { JOBS, MESSAGE_KINDS, MODULES, TOKEN_KINDS, TOPICS, VIEWS } from './modules.js';
import { isSignedByTwilio } from './adapters/providers/twilio-signature.js';
import { pdfReader } from './adapters/pdf/pdf-reader.js';
import { openStorage } from './adapters/providers/open-storage.js';
import { restRoutes } from './adapters/rest/serve.js';
import { sandboxRoutes } from './adapters/sandbox/routes.js';
import { webhookRoutes } from './adapters/webhooks/routes.js';

export interface AppOptions {
  /** Set by tests; the database's otherwise. */
  clock?: Clock;
  /** Serve the built pages; tests of the API do without. */
  pages?: boolean;
  /** Documents that our own screens send by hash; defaults to those of the build if pages are served. */
  trustedDocuments?: DocumentManifest;
  /** Run the jobs in this process. */
  jobs?: boolean;
  uploadLimits?: Partial<UploadLimits>;
  bodyLimits?: Partial<BodyLimits>;
  liveLimits?: Partial<LiveLimits>;
  /** How calendars elsewhere are reached; set by tests, whose servers are on this machine. */
  reach?: Reach;
  /** Ends the wait for a busy database. */
  signal?: AbortSignal;
}

export interface App {
  server: Server;
  schema: GraphQLSchema;
  execute: Execute;
  dependencies: Dependencies;
  /** Until it is over, the app is not ready. */
  whileMakingDemo<T>(work: () => Promise<T>): Promise<T>;
  /** Stops listening, live connections, jobs and pools, in this order. The caller stops the database. */
  stop(): Promise<void>;
}

/** Puts the parts together on a migrated database. Nothing listens yet. */
export async function openApp(
  config: Config,
  database: Database,
  log: Log,
  {
    clock,
    pages = true,
    jobs = true,
    trustedDocuments,
    uploadLimits,
    bodyLimits,
    liveLimits,
    reach,
    signal,
  }: AppOptions = {},
): Promise<App> {
  const source = await openDataSource(
    database.app,
    config.poolSize,
    (error) => log.warn({ err: error }, 'an idle database connection broke'),
    signal,
  );
  await patiently(() => assertSafeRole(poolOf(source), database.mode), signal);
  const databaseClock = new DatabaseClock(poolOf(source), log);
  if (!clock) await patiently(() => databaseClock.start(), signal);
  const copies = copyMaker(config, log);
  const calendars = outsideCalendars(log, { ...(reach && { reach }) });
  const dependencies: Dependencies = {
    config,
    log,
    metrics: new Metrics(),
    clock: clock ?? databaseClock,
    source,
    providers: {
      ...messageProviders({ config, ownPort: () => dependencies.ownPort() }),
      storage: await openStorage(config),
      copies,
      pdfs: pdfReader(log),
      outsideCalendars: calendars,
    },
    tokenKinds: TOKEN_KINDS,
    topics: TOPICS,
    messages: MESSAGE_KINDS,
    ownPort: () => null,
  };
  const schema = await createSchema(MODULES);
  const execute = createExecute(schema, dependencies);
  const ticks = new Ticks(database.listen, source, log, dependencies.topics);
  await patiently(() => ticks.start(), signal);
  const state = {
    stopping: false,
    isMakingDemo: false,
    warning: database.warning,
    isListening: () => ticks.isListening,
  };
  const uploads = new UploadDoor(schema, dependencies, uploadLimits);
  const graphql = await graphqlEndpoint(
    schema,
    dependencies,
    execute,
    trustedDocuments ?? (pages ? readTrustedDocuments() : {}),
    uploads,
  );
  const live = serveLive(
    schema,
    dependencies,
    {
      ticks,
      views: new LiveViews(dependencies, ticks, VIEWS),
    },
    (request, params) => ({
      credentials: credentialsOf({ ...request.headers, ...liveHeaders(params) }, config),
      facts: factsOf(request, config),
      source: sourceOfRequest(request, config),
    }),
    liveLimits,
  );

  const headers = securityHeaders(config);
  const health = healthRoutes(source, dependencies, state);
  const app: Express = express();
  // Answers differ each time, so hashing them costs more than it saves. Files have their own ETags.
  app.disable('x-powered-by').disable('etag').set('trust proxy', config.trustProxy);
  app.use(health);
  app.use('/api', withoutBrotli);
  app.use(compression());
  // Held by their signature, not by where they come from.
  app.use('/webhooks', webhookRoutes(dependencies, isSignedByTwilio));
  app.use(checkOrigin(config));
  if (config.sandbox) app.use('/sandbox', sandboxRoutes(dependencies));
  app.use('/graphql', ...graphql.handlers);
  app.use(imageRoutes(dependencies.providers.storage, log));
  app.use(siteMaps(dependencies));
  app.use(downloadRoutes(dependencies));
  app.use(signedCopyRoutes(dependencies));
  app.use(calendarFeeds(dependencies));
  app.use(bookingFileRoute(dependencies));
  app.use(verifyRoutes(dependencies));
  app.use(formPdfs(dependencies));
  app.use(
    restRoutes({
      schema,
      execute,
      config,
      uploads,
      failureOf: (error) => failureOf(error, log),
    }),
  );
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
    const door = new RenderDoor(config);
    app.use(await embedRoutes(execute, config, door));
    const pictures = new SharePictures(dependencies.providers.storage, log);
    app.get(`${PAGES}:vanityName/share.png`, await sharePicture(execute, config, (photo) => pictures.draw(photo)));
    app.get(/.*/, chooseLanguage(config), await pageRoutes(execute, config, door));
  }
  app.use(lastResort(log));

  const bodies = new BodyDoor(dependencies, bodyLimits);
  const server = createServer((request, response) => {
    observeRequest(dependencies, request, response);
    headers(request, response, () => {
      if (!bodies.admit(request, response)) return;
      if (graphql.isJsonPost(request)) void graphql.serveJson(request, response);
      else app(request, response);
    });
  });
  // Deliveries may go to our own sandbox, which listens first.
  let worker: Jobs | null = null;
  if (jobs) server.once('listening', () => (worker = startJobs(database, dependencies, JOBS)));
  measure(dependencies, {
    pool: poolOf(source),
    ticks,
    connections: () => live.connections(),
    jobs: () => worker,
  });
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
    async whileMakingDemo(work) {
      state.isMakingDemo = true;
      try {
        return await work();
      } finally {
        state.isMakingDemo = false;
      }
    },
    async stop() {
      state.stopping = true;
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      await live.stop();
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), CUT_MS);
      await closed;
      clearTimeout(force);
      await graphql.stop();
      await worker?.stop();
      await copies.stop();
      await calendars.stop();
      ticks.stop();
      databaseClock.stop();
      await source.destroy();
    },
  };
}

/** The gauges of what stands outside any operation. */
function measure(
  { metrics }: Dependencies,
  {
    pool,
    ticks,
    connections,
    jobs,
  }: { pool: ReturnType<typeof poolOf>; ticks: Ticks; connections: () => number; jobs: () => Jobs | null },
): void {
  // Three numbers of one statement: those that are asked for at once share it.
  let counting: Promise<JobCounts | undefined> | null = null;
  const count = async (name: keyof JobCounts) => {
    counting ??= Promise.resolve(jobs()?.counts()).finally(() => (counting = null));
    return (await counting)?.[name];
  };
  metrics.gauge('greeter_pool_used', 'Connections to the database in use', () => pool.totalCount - pool.idleCount);
  metrics.gauge('greeter_pool_waiting', 'Operations that wait for a connection', () => waitingFor(pool));
  metrics.gauge('greeter_listening', '1 while live updates are heard from PostgreSQL, else 0', () =>
    Number(ticks.isListening),
  );
  metrics.gauge('greeter_live_connections', 'Open live connections', connections);
  metrics.gauge('greeter_jobs_due', 'Jobs whose time has come, of all processes', () => count('due'));
  metrics.gauge('greeter_jobs_oldest_seconds', 'How long the oldest of them has waited', () => count('oldestSeconds'));
  metrics.gauge('greeter_jobs_dead', 'Jobs that failed for the last time', () => count('dead'));
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
