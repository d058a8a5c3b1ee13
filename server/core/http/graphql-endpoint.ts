import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { WriteStream } from 'fs-capacitor';
import { getOperationAST, type GraphQLSchema } from 'graphql';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Dependencies } from '../context.js';
import type { Execute } from '../graphql/execute.js';
import { present } from '../graphql/errors.js';
import { JsonText } from '../graphql/JsonText.js';
import type { Log } from '../log.js';
import { Refusal } from '../Refusal.js';
import { AnswerText } from './AnswerText.js';
import { startApollo, type RequestContext, type HttpAnswer } from './apollo.js';
import { cookieHeaders, type AnswerCookies } from './cookies.js';
import { failureOf, headOf } from './failure.js';
import { readJsonBody } from './json-body.js';
import { MAX_BODY_BYTES, MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from './limits.js';
import { FROM_ANOTHER_SITE, isFromAnotherSite } from './origin-check.js';
import { credentialsOf, factsOf } from './request-facts.js';
import { sendText } from './send-text.js';
import { failWithDisk } from './uploaded-files.js';
import type { UploadDoor } from './UploadDoor.js';
import { TrustedDocuments, type DocumentManifest } from './TrustedDocuments.js';

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';

/** `/graphql` over HTTP: JSON requests straight from node:http, others (uploads, GET, rare encodings) through Express. */
export async function graphqlEndpoint(
  schema: GraphQLSchema,
  dependencies: Dependencies,
  execute: Execute,
  manifest: DocumentManifest,
  uploads: UploadDoor,
) {
  const { config, log } = dependencies;
  const apollo = await startApollo(schema, execute, dependencies);
  const documents = new TrustedDocuments(manifest);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    body: unknown,
    { takesHashes, givenUp }: { takesHashes: boolean; givenUp?: AbortSignal },
  ): Promise<void> {
    const cookies: AnswerCookies = {};
    const requestContext: RequestContext = {
      credentials: credentialsOf(request.headers, config),
      facts: { ...factsOf(request, config), ...(givenUp && { givenUp }) },
      idempotencyKey: firstOf(request.headers['idempotency-key']),
      cookies,
      renewsCookie: true,
    };
    const { status, headers, text } =
      (takesHashes && (await answerTrusted(request, body, requestContext))) ||
      (await apollo.answer(
        {
          method: request.method ?? 'GET',
          headers: request.headers,
          search: searchOf(request.url ?? ''),
          body: withoutHash(body),
        },
        requestContext,
      ));
    for (const cookie of cookieHeaders(config, cookies)) response.appendHeader('Set-Cookie', cookie);
    await sendText(request, response, status, { 'cache-control': 'no-store', ...headers }, text);
  }

  /** Runs a trusted document, which needs no parsing or validation. Null for any other request. */
  async function answerTrusted(
    request: IncomingMessage,
    body: unknown,
    requestContext: RequestContext,
  ): Promise<HttpAnswer | null> {
    const hash = hashOf(body);
    if (hash === undefined || request.method !== 'POST') return null;
    const type = typeOf(request.headers.accept);
    const { variables, operationName } = body as { variables?: unknown; operationName?: unknown };
    if (!type || !isRecordOrNothing(variables) || !isTextOrNothing(operationName)) return null;
    const trusted = documents.find(hash);
    const isKnown = trusted && (operationName == null || getOperationAST(trusted.document, operationName));
    const result = isKnown
      ? await execute({ document: trusted.document, variables: variables ?? {}, asText: true, ...requestContext })
      : UNKNOWN_DOCUMENT;
    const { errors, data } = result;
    const text = data instanceof JsonText ? wholeOf(data) : JSON.stringify({ errors, data });
    const { status, headers } = headOf(errors);
    return { status, headers: { 'content-type': type, ...headers }, text };
  }

  async function serveJson(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (isFromAnotherSite(request, config))
        await sendText(request, response, 403, { 'content-type': JSON_TYPE }, JSON.stringify(FROM_ANOTHER_SITE));
      else await answer(request, response, await readJsonBody(request, MAX_BODY_BYTES), { takesHashes: true });
    } catch (error) {
      if (response.headersSent) return void response.end();
      const { status, headers, body } = failureOf(error as Error, log);
      await sendText(request, response, status, { 'content-type': JSON_TYPE, ...headers }, JSON.stringify(body));
    }
  }

  // A form is what another site's page may send without asking: only Apollo's own guard lets it in, so no hash passes it by.
  const serve: RequestHandler = (request, response) =>
    request.is('multipart/form-data')
      ? uploads.serve(request, response, async (givenUp) =>
          answer(request, response, await readForm(request, response, log), { takesHashes: false, givenUp }),
        )
      : answer(request, response, request.body, { takesHashes: false });
  /** A refusal before the operation is known has the form of any other; what cannot be read is left to the server's last resort. */
  const refused: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (!(error instanceof Refusal)) return next(error);
    const errors = [present(error, log)];
    const { status, headers } = headOf(errors);
    const text = JSON.stringify({ errors, data: null });
    return sendText(request, response, status, { 'content-type': JSON_TYPE, ...headers }, text);
  };
  return {
    isJsonPost,
    serveJson,
    handlers: [express.json({ limit: MAX_BODY_BYTES }), serve, refused],
    stop: () => apollo.stop(),
  };
}

/** Query string with its question mark, or ''. */
const searchOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const answers = new WeakMap<JsonText, AnswerText>();

/** The answer of data that several may share. */
function wholeOf(data: JsonText): AnswerText {
  const answer = answers.get(data) ?? new AnswerText(`{"data":${data.text}}`);
  answers.set(data, answer);
  return answer;
}

/** The answer on which Apollo's clients send the text. */
const UNKNOWN_DOCUMENT = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: ErrorCode.PERSISTED_QUERY_NOT_FOUND } }],
  data: undefined,
};

/** Whether it is an uncompressed JSON POST in UTF-8 to exactly this path. */
function isJsonPost({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    headers['content-encoding'] === undefined &&
    /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? '')
  );
}

/** The hash in a body without a text. */
function hashOf(body: unknown): string | undefined {
  const { query, extensions } = (body ?? {}) as { query?: unknown; extensions?: { persistedQuery?: HashExtension } };
  const hash = query ? undefined : extensions?.persistedQuery?.sha256Hash;
  return typeof hash === 'string' ? hash : undefined;
}

interface HashExtension {
  sha256Hash?: unknown;
}

/** A body with both text and hash is treated as text. */
function withoutHash(body: unknown): unknown {
  const { query, extensions, ...rest } = (body ?? {}) as { query?: unknown; extensions?: unknown };
  if (!query || typeof extensions !== 'object' || !extensions || !('persistedQuery' in extensions)) return body;
  return { query, ...rest };
}

/** The preferred type of the answer; null if Accept needs full negotiation. */
function typeOf(accept: string | undefined): string | null {
  if (accept === undefined || accept === '*/*') return JSON_TYPE;
  if (accept.startsWith('application/graphql-response+json')) return GRAPHQL_TYPE;
  return accept.startsWith('application/json') ? JSON_TYPE : null;
}

const isRecordOrNothing = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || (typeof value === 'object' && !Array.isArray(value));
const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  value == null || typeof value === 'string';
const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** graphql-upload's types leave out where the file is kept. */
type KeptUpload = Upload & { promise: Promise<{ capacitor: WriteStream }> };

/** Reads a form: its operation, and its files as far as the last has begun. Errors in reading it are the sender's, though its parser sets no status. */
async function readForm(request: Request, response: Response, log: Log): Promise<unknown> {
  try {
    const body = await processRequest(request, response, UPLOAD);
    for (const value of Object.values((body as { variables?: object }).variables ?? {}).flat())
      if (value instanceof Upload) failWithDisk((await (value as KeptUpload).promise).capacitor, log);
    return body;
  } catch (error) {
    request.resume(); // so that the sender sees the answer
    throw error instanceof Error && !('status' in error) ? Object.assign(error, { status: 400 }) : error;
  }
}

const UPLOAD = { maxFileSize: MAX_UPLOAD_BYTES, maxFieldSize: MAX_BODY_BYTES, maxFiles: MAX_UPLOAD_FILES };
