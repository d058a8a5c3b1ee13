import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { getOperationAST, type GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Dependencies } from '../context.js';
import type { Execute } from '../graphql/execute.js';
import { JsonText } from '../graphql/JsonText.js';
import { startApollo, type Carried, type HttpAnswer } from './apollo.js';
import { cookieHeaders, type AnswerCookies } from './cookies.js';
import { failureOf } from './failure.js';
import { readJsonBody } from './json-body.js';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES } from './limits.js';
import { FROM_ANOTHER_SITE, ridesFromAnotherSite } from './origin-check.js';
import { credentialsOf, factsOf } from './request-facts.js';
import { sendText } from './send-text.js';
import { TrustedDocuments, type DocumentManifest } from './TrustedDocuments.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** `/graphql` over HTTP: plain JSON questions straight from node:http, all others (uploads, GET, odd encodings) through Express. */
export async function graphqlEndpoint(
  schema: GraphQLSchema,
  dependencies: Dependencies,
  execute: Execute,
  manifest: DocumentManifest,
) {
  const { config, log } = dependencies;
  const apollo = await startApollo(schema, execute, log);
  const documents = new TrustedDocuments(manifest);

  async function answer(request: IncomingMessage, response: ServerResponse, body: unknown): Promise<void> {
    const cookies: AnswerCookies = {};
    const carried: Carried = {
      credentials: credentialsOf(request.headers),
      facts: factsOf(request, config),
      idempotencyKey: firstOf(request.headers['idempotency-key']),
      cookies,
      renewsCookie: true,
    };
    const { status, headers, text } =
      (await answerTrusted(request, body, carried)) ??
      (await apollo.answer(
        {
          method: request.method ?? 'GET',
          headers: request.headers,
          search: new URL(request.url ?? '/', 'http://localhost').search,
          body: withoutHash(body),
        },
        carried,
      ));
    for (const cookie of cookieHeaders(config, cookies)) response.appendHeader('Set-Cookie', cookie);
    response.setHeader('x-request-id', carried.facts.requestId);
    await sendText(request, response, status, { 'cache-control': 'no-store', ...headers }, text);
  }

  /** Our own documents by their hash: read and checked before, so neither is done again. Null for whatever else is asked. */
  async function answerTrusted(request: IncomingMessage, body: unknown, carried: Carried): Promise<HttpAnswer | null> {
    const hash = hashOf(body);
    if (hash === undefined || request.method !== 'POST') return null;
    const type = typeOf(request.headers.accept);
    const { variables, operationName } = body as { variables?: unknown; operationName?: unknown };
    if (!type || !isRecordOrNothing(variables)) return null;
    const trusted = documents.find(hash);
    const isKnown = trusted && (operationName == null || getOperationAST(trusted.document, String(operationName)));
    const result = isKnown
      ? await execute({ document: trusted.document, variables: variables ?? {}, asText: true, ...carried })
      : UNKNOWN_DOCUMENT;
    const { errors, data } = result;
    const text = data instanceof JsonText ? `{"data":${data.text}}` : JSON.stringify({ errors, data });
    return { status: 200, headers: { 'content-type': type }, text };
  }

  async function serveJson(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (ridesFromAnotherSite(request, config))
        await sendText(request, response, 403, { 'content-type': JSON_TYPE }, JSON.stringify(FROM_ANOTHER_SITE));
      else await answer(request, response, await readJsonBody(request, MAX_BODY_BYTES));
    } catch (error) {
      if (response.headersSent) return void response.end();
      const { status, headers, body } = failureOf(error as Error, log);
      await sendText(request, response, status, { 'content-type': JSON_TYPE, ...headers }, JSON.stringify(body));
    }
  }

  const serve: RequestHandler = (request, response) => answer(request, response, request.body);
  return {
    isPlain,
    serveJson,
    handlers: [express.json({ limit: MAX_BODY_BYTES }), readUploads, serve],
    stop: () => apollo.stop(),
  };
}

/** Said as Apollo's own clients expect it: they send the text then. */
const UNKNOWN_DOCUMENT = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: ErrorCode.PERSISTED_QUERY_NOT_FOUND } }],
  data: undefined,
};

/** Whether a request is the everyday one: a JSON body in UTF-8, not compressed, to the very address. */
function isPlain({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers['content-encoding'] === undefined &&
    /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '')
  );
}

/** The hash of a body that brings no text. */
function hashOf(body: unknown): string | undefined {
  const { query, extensions } = (body ?? {}) as { query?: unknown; extensions?: { persistedQuery?: HashExtension } };
  const hash = query ? undefined : extensions?.persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

interface HashExtension {
  sha256Hash?: unknown;
}

/** A text that comes with its hash is taken as a text. */
function withoutHash(body: unknown): unknown {
  const { query, extensions, ...rest } = (body ?? {}) as { query?: unknown; extensions?: unknown };
  if (!query || typeof extensions !== 'object' || !extensions || !('persistedQuery' in extensions)) return body;
  return { query, ...rest };
}

/** The type of the answer that the caller would rather have; null where that takes a closer look. */
function typeOf(accept: string | undefined): string | null {
  if (accept === undefined || accept === '*/*') return JSON_TYPE;
  if (accept.startsWith('application/graphql-response+json')) return GRAPHQL_TYPE;
  return accept.startsWith('application/json') ? JSON_TYPE : null;
}

const isRecordOrNothing = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || (typeof value === 'object' && !Array.isArray(value));
const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

const uploads = graphqlUploadExpress({ maxFileSize: MAX_UPLOAD_BYTES, maxFiles: 1 });

/** What goes wrong while a form is read is the sender's: its parser gives no status. The answer waits for the rest of the form to be read. */
const readUploads: RequestHandler = (request, response, next) => {
  uploads(request, response, (error?: unknown) => {
    request.resume();
    next(error instanceof Error && !('status' in error) ? Object.assign(error, { status: 400 }) : error);
  });
};
