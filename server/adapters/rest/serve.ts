import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import {
  Kind,
  OperationTypeNode,
  validate,
  specifiedRules,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { Viewer } from '../../core/access/viewer.js';
import type { Config } from '../../config.js';
import type { Execute } from '../../core/graphql/execute.js';
import { STATUS } from '../../core/graphql/errors.js';
import { LIMITS } from '../../core/graphql/limits.js';
import { cookieHeaders, formsCookie, parseCookie, type AnswerCookies } from '../../core/http/cookies.js';
import { asSent, retryHeaders, type Failure } from '../../core/http/failure.js';
import { credentialsOf, factsOf } from '../../core/http/request-facts.js';
import type { UploadDoor } from '../../core/http/UploadDoor.js';
import { checkVariables, claimedBusiness, requireContent } from './check-request.js';
import { openApi } from './open-api.js';
import type Upload from 'graphql-upload/Upload.mjs';
import { receiveUpload } from './receive-upload.js';
import type { Call, OperationRow, RestRequest, UploadRow } from './route.js';
import { ROWS } from './rows.js';

export interface RestParts {
  schema: GraphQLSchema;
  execute: Execute;
  config: Config;
  /** The answer to a failure outside any operation. */
  failureOf: (error: Error) => Failure;
  uploads: UploadDoor;
}

/** The REST mirror: one Express route per row of the table, nothing else. Throws if a document does not fit the schema. */
export function restRoutes(parts: RestParts): Router {
  const router = Router();
  router.get('/api/openapi.json', (_request, response) => {
    response.json(openApi(ROWS));
  });
  for (const row of ROWS)
    if (row.kind !== 'file') router[row.method === 'GET' ? 'get' : 'post'](row.path, ...operationHandlers(row, parts));
  router.use('/api', (_request, response) => {
    refuse(response, 'message', ErrorCode.NOT_FOUND, 'There is no such call.');
  });
  return router;
}

function operationHandlers(row: OperationRow | UploadRow, parts: RestParts): RequestHandler[] {
  for (const { document } of [row, ...(row.choose ?? []).map((choice) => choice.call)])
    check(row, document, parts.schema);
  const read: RequestHandler[] =
    row.kind === 'upload'
      ? []
      : [express.json({ limit: '200kb' }), express.urlencoded({ extended: false, limit: '200kb' })];
  const run = async (request: Request, response: Response, givenUp?: AbortSignal): Promise<void> => {
    const upload = row.kind === 'upload' ? await receiveUpload(request, response, row.maxFiles) : null;
    const received = restRequest(request, parts.config, upload?.fields);
    asSent(() => requireContent(row, received));
    const cookies: AnswerCookies = {};
    let call: Call = row;
    const queryOf = ({ document, variables: variablesOf }: Call) => {
      const variables = {
        ...asSent(() => variablesOf?.(received)),
        ...(upload && filesOf(row as UploadRow, upload.files)),
      };
      checkVariables(parts.schema, document, variables, nameOf(row, received));
      return { document, variables };
    };
    const result = await parts.execute({
      ...(row.choose ? { document: row.document, variables: {} } : queryOf(row)),
      ...(row.choose && {
        choose: (viewer: Viewer) => {
          call = row.choose?.find(({ when }) => when(viewer, received))?.call ?? row;
          return queryOf(call);
        },
      }),
      credentials: credentialsOf(request.headers, parts.config),
      facts: { ...factsOf(request, parts.config), ...(givenUp && { givenUp }) },
      idempotencyKey: request.get('Idempotency-Key'),
      cookies,
      claimedBusiness: asSent(() => claimedBusiness(received)),
    });
    setCookies(response, parts.config, cookies);
    response.set('Cache-Control', 'no-store');
    await answer(row, call, received, result, response);
  };
  const serve: RequestHandler = (request, response) =>
    row.kind === 'upload'
      ? parts.uploads.serve(request, response, (givenUp) => run(request, response, givenUp))
      : run(request, response);
  return [...read, serve, failedAs(row.errorKey, parts)];
}

const failedAs = (errorKey: string, { failureOf }: RestParts): RequestHandler => {
  const failed: ErrorRequestHandler = (error: Error, _request, response, _next) => {
    const { headers, body } = failureOf(error);
    response.set(headers);
    const { code, message, ...more } = body;
    refuse(response, errorKey, code, message, more);
  };
  return failed as never;
};

/** The files as the document's variable. */
const filesOf = ({ maxFiles }: UploadRow, files: readonly Upload[]) =>
  maxFiles === 1 ? { file: files[0] } : { files };

const nameOf =
  (row: OperationRow | UploadRow, request: RestRequest) =>
  (field: string): string =>
    row.fieldName?.(field, request) ?? field;

/** Only clears login cookies: these calls return login tokens, and another site could use them to sign somebody in. */
function setCookies(response: Response, config: Config, { loginToken, ...others }: AnswerCookies): void {
  const cookies: AnswerCookies = { ...others, ...(loginToken === null && { loginToken }) };
  for (const header of cookieHeaders(config, cookies)) response.append('Set-Cookie', header);
}

async function answer(
  row: OperationRow | UploadRow,
  call: Call,
  request: RestRequest,
  result: ExecutionResult,
  response: Response,
): Promise<void> {
  const error = result.errors?.[0];
  if (error) {
    const code = (error.extensions['code'] as ErrorCode | undefined) ?? ErrorCode.INTERNAL;
    const { field, details } = error.extensions as { field?: string; details?: Record<string, unknown> };
    response.set(retryHeaders(code, details));
    const named = field && nameOf(row, request)(field);
    refuse(response, (named && row.errorKeys?.[named]) || row.errorKey, code, error.message, {
      ...(named && { field: named }),
      ...(details && { details: withNames(row.details?.(details) ?? details, nameOf(row, request)) }),
    });
    return;
  }
  response.json(await call.answer(result.data as never, request));
}

function refuse(
  response: Response,
  key: string,
  code: ErrorCode,
  message: string,
  more: Record<string, unknown> = {},
): void {
  response.status(STATUS[code]).json({ [key]: message, message, code, ...more });
}

function restRequest(request: Request, config: Config, fields?: Record<string, unknown>): RestRequest {
  return {
    query: request.query as Record<string, unknown>,
    body: fields ?? (request.body as Record<string, unknown> | undefined) ?? {},
    params: request.params as Record<string, string>,
    formsLink: parseCookie(request.headers.cookie)[formsCookie(config)],
  };
}

/** The mirror's names where several fields are wrong. */
function withNames(details: Record<string, unknown>, name: (field: string) => string): Record<string, unknown> {
  const fields = details['fields'] as { field: string; message: string }[] | undefined;
  return fields ? { ...details, fields: fields.map((fault) => ({ ...fault, field: name(fault.field) })) } : details;
}

/** Throws if a document does not fit the schema or the method. */
function check(row: OperationRow | UploadRow, document: DocumentNode, schema: GraphQLSchema): void {
  const faults = validate(schema, document, [...specifiedRules, ...LIMITS]);
  if (faults.length) throw new Error(`REST row ${row.path}: ${faults[0]!.message}`);
  const writes = document.definitions.some(
    (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.MUTATION,
  );
  if (writes && row.method === 'GET' && !row.mayWrite) throw new Error(`REST row ${row.path}: a GET changes nothing`);
}
