import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import type { RefusalReason } from '../../../entities/RefusalReason.js';
import type { Log } from '../log.js';
import { codeOf, DISK_FULL } from '../error-code.js';
import { GraphQLValue } from '../GraphQLValue.js';
import { invalid, invalidFields, Refusal } from '../Refusal.js';
import { serializeAllFields } from './serializer.js';

/** One HTTP status per code, for the REST mirror and the pages. */
export const STATUS: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  INVALID_TOKEN: 401,
  OTHER_ACCOUNT: 409,
  FORBIDDEN: 403,
  PASSWORD_NEEDED: 403,
  INVALID_PLAN: 403,
  NOT_FOUND: 404,
  PERSISTED_QUERY_NOT_FOUND: 404,
  CONFLICT: 409,
  SLOT_TAKEN: 409,
  STALE: 409,
  IN_FLIGHT: 409,
  CHECK_IN_PAUSED: 409,
  IDEMPOTENCY_MISMATCH: 422,
  INVALID_INPUT: 422,
  UNSUPPORTED_IMAGE: 422,
  UNSUPPORTED_PDF: 422,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

const UNAVAILABLE_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  DISK_FULL,
  '53200',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
  // A node that lost its role reads only; a password that is being changed; a disk that fails.
  '25006',
  '28P01',
  '58030',
  'EAGAIN',
  'EMFILE',
  'ENFILE',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EPIPE',
  'ENOENT',
  'ENOSPC',
  'ETIMEDOUT',
]);
/** Check constraints; texts, numbers and dates that a column cannot hold. */
const NOT_ALLOWED_CODES = new Set(['23514', '22001', '22003', '22007', '22008', '22021', '22P05']);
const TOO_SLOW_CODES = new Set(['57014', '55P03', '25P03']);

/** Whether running the same document again may succeed: a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

const MAX_MESSAGE = 300;

/** A message of graphql-js repeats what the caller wrote, which may be the whole request. */
export const shortened = (message: string): string =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE).toWellFormed()}…` : message;

/** The error that the caller gets. Internal errors are logged with an id that the answer has too. `schema` serializes API objects in refusals. */
export function present(error: unknown, log: Log, schema?: GraphQLSchema): GraphQLError {
  const cause = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  const at = error instanceof GraphQLError ? { nodes: error.nodes ?? null, path: error.path } : {};
  const refusal = asRefusal(cause);
  if (refusal) {
    // In an outage there are many, and their stacks are the driver's.
    if (refusal.code === ErrorCode.UNAVAILABLE) log.error({ err: withoutStack(cause) }, 'refused: unavailable');
    return new GraphQLError(shortened(refusal.message), {
      ...at,
      extensions: {
        code: refusal.code,
        ...(refusal.field && { field: refusal.field }),
        ...(refusal.details && { details: serializeDetails(refusal.details, schema) }),
      },
    });
  }
  // Thrown by graphql-js itself, for example for a variable of the wrong type.
  if (cause instanceof GraphQLError && !cause.originalError)
    return new GraphQLError(shortened(cause.message), { ...at, extensions: { code: ErrorCode.BAD_REQUEST } });
  const id = randomUUID();
  log.error({ errorId: id, err: cause }, 'internal error');
  return new GraphQLError('Something went wrong on our side. Please try again.', {
    ...at,
    extensions: { code: ErrorCode.INTERNAL, details: { id } },
  });
}

function serializeDetails(details: Record<string, unknown>, schema?: GraphQLSchema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      schema && value instanceof GraphQLValue ? serializeAllFields(schema, value.typeName, value.value) : value,
    ]),
  );
}

/** What the caller may read of an error, or null. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (
    UNAVAILABLE_CODES.has(code) ||
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|connection error and is not queryable|Client was closed|Cannot use a pool after calling end/.test(
      message,
    )
  ) {
    return new Refusal(ErrorCode.UNAVAILABLE, 'The service is out of reach for a moment. Please try again.');
  }
  if (TOO_SLOW_CODES.has(code)) return new Refusal(ErrorCode.UNAVAILABLE, 'That took too long. Please try again.');
  if (code === '40001' || code === '40P01')
    return new Refusal(ErrorCode.UNAVAILABLE, 'Too many people changed this at once. Please try again.');
  if (code === '23505') return new Refusal(ErrorCode.CONFLICT, 'That exists already.');
  // An exclusion constraint: the times of two rows overlap.
  if (code === '23P01') return new Refusal(ErrorCode.SLOT_TAKEN, 'That time is taken.');
  if (code === '23503') return new Refusal(ErrorCode.NOT_FOUND, 'Something that this refers to was not found.');
  if (NOT_ALLOWED_CODES.has(code)) return new Refusal(ErrorCode.INVALID_INPUT, 'A value is not allowed.');
  if (isArgumentValidation(error)) return fromValidation(error);
  return null;
}

const withoutStack = (error: unknown): object => ({
  code: codeOf(error),
  message: error instanceof Error ? error.message : '',
});

interface Violation {
  property: string;
  constraints?: Record<string, string>;
  contexts?: Record<string, { reason?: RefusalReason }>;
  children?: Violation[];
}

function isArgumentValidation(error: unknown): error is Error & { extensions: { validationErrors: Violation[] } } {
  return (
    error instanceof Error &&
    Array.isArray((error as { extensions?: { validationErrors?: unknown } }).extensions?.validationErrors)
  );
}

/** class-validator's report echoes the whole input; only property, constraint and the decorator's own context are returned. */
function fromValidation(error: { extensions: { validationErrors: Violation[] } }): Refusal {
  const [first, ...others] = error.extensions.validationErrors.flatMap(refusalsOf);
  return first ? invalidFields([first, ...others]) : new Refusal(ErrorCode.INVALID_INPUT, 'A value is not allowed.');
}

/** One of each property: the first constraint that it breaks. */
function refusalsOf({ property, constraints, contexts, children }: Violation): Refusal[] {
  const [broken] = Object.entries(constraints ?? {});
  if (!broken) return (children ?? []).flatMap(refusalsOf);
  const [name, message] = broken;
  const sentence = `${message[0]!.toUpperCase()}${message.slice(1)}${message.endsWith('.') ? '' : '.'}`;
  return [invalid(property, sentence, contexts?.[name])];
}
