import { ApolloServer, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler, Response } from 'express';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Credentials } from '../access/identify.js';
import type { RequestFacts, Dependencies } from '../context.js';
import type { Execute } from '../graphql/execute.js';
import { LIMITS, MAX_TOKENS } from '../graphql/limits.js';
import { cookieHeaders, type AnswerCookies } from './cookies.js';
import { MAX_UPLOAD_BYTES } from './limits.js';
import { credentialsOf, factsOf } from './request-facts.js';

interface Carried extends BaseContext {
  credentials: Credentials;
  facts: RequestFacts;
  idempotencyKey: string | undefined;
  cookies: AnswerCookies;
  renewsCookie: true;
  response: Response;
}

/** Apollo's own codes of documents that never ran, in our words. */
const OWN_CODES: ReadonlySet<string> = new Set(Object.values(ApolloServerErrorCode));

/** Apollo takes the place of parsing, limits and HTTP; running is ours, so that nothing can run past the gate. */
export async function graphqlEndpoint(
  schema: GraphQLSchema,
  dependencies: Dependencies,
  execute: Execute,
): Promise<{ handlers: RequestHandler[]; stop(): Promise<void> }> {
  const headers: ApolloServerPlugin<Carried> = {
    requestDidStart: async () => ({
      willSendResponse: async ({ contextValue, response }) => {
        // Apollo's headers hold one value each; there may be two cookies.
        for (const cookie of cookieHeaders(dependencies.config, contextValue.cookies))
          contextValue.response.append('Set-Cookie', cookie);
        response.http.headers.set('x-request-id', contextValue.facts.requestId);
      },
    }),
  };
  const apollo = new ApolloServer<Carried>({
    gateway: gatewayFor(schema, execute) as never,
    csrfPrevention: true,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    validationRules: LIMITS,
    parseOptions: { maxTokens: MAX_TOKENS } as never,
    plugins: [ApolloServerPluginCacheControlDisabled(), headers],
    formatError(formatted) {
      const code = String(formatted.extensions?.['code'] ?? '');
      return OWN_CODES.has(code) && code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR
        ? { ...formatted, extensions: { code: ErrorCode.BAD_REQUEST } }
        : formatted;
    },
    logger: dependencies.log as never,
  });
  await apollo.start();
  const serve = expressMiddleware(apollo, {
    // Runs before parsing, so it is cheap: who is asking is read inside execute.
    context: async ({ req, res }) => {
      const carried: Carried = {
        credentials: credentialsOf(req.headers),
        facts: factsOf(req, dependencies.config),
        idempotencyKey: req.get('Idempotency-Key'),
        cookies: {},
        renewsCookie: true,
        response: res,
      };
      return carried;
    },
  });
  return {
    handlers: [readUploads, serve],
    stop: () => apollo.stop(),
  };
}

const uploads = graphqlUploadExpress({ maxFileSize: MAX_UPLOAD_BYTES, maxFiles: 1 });

/** What goes wrong while a form is read is the sender's: its parser gives no status. The answer waits for the rest of the form to be read. */
const readUploads: RequestHandler = (request, response, next) => {
  uploads(request, response, (error?: unknown) => {
    request.resume();
    next(error instanceof Error && !('status' in error) ? Object.assign(error, { status: 400 }) : error);
  });
};

function gatewayFor(schema: GraphQLSchema, execute: Execute) {
  let loaded: (parts: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void = () => {};
  return {
    onSchemaLoadOrUpdate(callback: typeof loaded) {
      loaded = callback;
      return () => {};
    },
    async load() {
      loaded({ apiSchema: schema, coreSupergraphSdl: '' });
      return {
        schema,
        executor: (request: {
          document: DocumentNode;
          operationName?: string;
          request: { variables?: Record<string, unknown> };
          context: Carried;
        }): Promise<ExecutionResult> =>
          execute({
            document: request.document,
            operationName: request.operationName,
            variables: request.request.variables ?? {},
            ...request.context,
          }),
      };
    },
    async stop() {},
  };
}
