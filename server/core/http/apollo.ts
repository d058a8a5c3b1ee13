import { ApolloServer, HeaderMap, type ApolloServerPlugin, type BaseContext } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { IncomingHttpHeaders } from 'node:http';
import { GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { shortened } from '../graphql/errors.js';
import type { Execute, Operation } from '../graphql/execute.js';
import { DocumentCache } from '../graphql/DocumentCache.js';
import { LIMITS, MAX_DOCUMENT_BYTES, MAX_TOKENS, repetitionIn } from '../graphql/limits.js';
import type { Dependencies } from '../context.js';
import type { AnswerText } from './AnswerText.js';
import { headOf } from './failure.js';

/** A request without its document. */
export interface RequestContext extends BaseContext, Omit<Operation, 'document' | 'operationName' | 'variables'> {}

export interface HttpQuestion {
  method: string;
  headers: IncomingHttpHeaders;
  /** Query string with its question mark, or ''. */
  search: string;
  body: unknown;
}

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  text: string | AnswerText;
}

/** Apollo's own codes, of documents that never ran. */
const OWN_CODES: ReadonlySet<string> = new Set(Object.values(ApolloServerErrorCode));

/** Apollo's own refusals are 400 where it names no other error: it answers 200 to hashes that it does not take. */
const REFUSED_AS_400: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ response: { body, http } }) {
        // An operation that ran has data, or null.
        if (body.kind !== 'single' || body.singleResult.data !== undefined) return;
        const isOwn = body.singleResult.errors?.every(
          ({ extensions }) => extensions?.['code'] === ErrorCode.BAD_REQUEST,
        );
        if (isOwn && (http.status ?? 200) === 200) http.status = 400;
      },
    }),
};

/** Apollo does protocol, parsing and limits; execution is ours, so that nothing bypasses the gate. */
export async function startApollo(schema: GraphQLSchema, execute: Execute, { config, log }: Dependencies) {
  const apollo = new ApolloServer<RequestContext>({
    gateway: gatewayFor(schema, execute) as never,
    csrfPrevention: true,
    // Execution decides who may ask for the schema.
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    // Hashes are for our own documents only; other clients cannot store any.
    persistedQueries: false,
    documentStore: documentStore() as never,
    validationRules: LIMITS,
    parseOptions: { maxTokens: MAX_TOKENS } as never,
    // The landing page loads scripts from other hosts.
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), REFUSED_AS_400],
    formatError(formatted) {
      const code = String(formatted.extensions?.['code'] ?? '');
      const message = shortened(formatted.message);
      return OWN_CODES.has(code) && code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR
        ? { ...formatted, message, extensions: { code: ErrorCode.BAD_REQUEST } }
        : { ...formatted, message };
    },
    logger: log as never,
  });
  await apollo.start();
  return {
    async answer({ method, headers, search, body }: HttpQuestion, carried: RequestContext): Promise<HttpAnswer> {
      const repetition = repetitionIn(textOf(search, body));
      if (repetition) return refused(repetition);
      const headerMap = new HeaderMap();
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) headerMap.set(name, Array.isArray(value) ? value.join(', ') : value);
      const answer = await apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers: headerMap, search, body },
        context: () => Promise.resolve(carried),
      });
      if (answer.body.kind !== 'complete') throw new Error('Answers in parts are not served');
      return { status: answer.status ?? 200, headers: Object.fromEntries(answer.headers), text: answer.body.string };
    },
    stop: () => apollo.stop(),
  };
}

/** The document that is asked, wherever it stands. */
function textOf(search: string, body: unknown): string {
  const { query } = (body ?? {}) as { query?: unknown };
  return typeof query === 'string' ? query : (new URLSearchParams(search).get('query') ?? '');
}

const refused = (message: string): HttpAnswer => ({
  status: 400,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  text: JSON.stringify({ errors: [{ message, extensions: { code: ErrorCode.BAD_REQUEST } }] }),
});

/** Apollo's own store counts the length of texts; trees are twenty times as large. */
function documentStore() {
  const documents = new DocumentCache<DocumentNode>(MAX_DOCUMENT_BYTES, (document) => document);
  return {
    get: (key: string) => Promise.resolve(documents.get(key)),
    set: (key: string, document: DocumentNode) => Promise.resolve(documents.set(key, document)),
    delete: (key: string) => Promise.resolve(documents.delete(key)),
  };
}

/** Tells Apollo the status and headers of a refused answer, which it takes from the errors. */
function withHead(result: ExecutionResult): ExecutionResult {
  const { status, headers } = headOf(result.errors);
  if (status === 200) return result;
  const http = {
    status,
    headers: new HeaderMap(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  };
  const errors = result.errors!.map(
    (error) => new GraphQLError(error.message, { ...error, extensions: { ...error.extensions, http } }),
  );
  return { ...result, errors };
}

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
        executor: async (request: {
          document: DocumentNode;
          request: { operationName?: string; variables?: Record<string, unknown> };
          context: RequestContext;
        }): Promise<ExecutionResult> =>
          withHead(
            await execute({
              document: request.document,
              // As sent: Apollo's own is null where it found none, and the only operation would run.
              operationName: request.request.operationName,
              variables: request.request.variables ?? {},
              ...request.context,
            }),
          ),
      };
    },
    async stop() {},
  };
}
