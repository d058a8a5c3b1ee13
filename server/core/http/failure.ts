import type { GraphQLError } from 'graphql';
import { ErrorCode } from '../../../entities/ErrorCode.js';
import { present, STATUS } from '../graphql/errors.js';
import type { Log } from '../log.js';
import { Refusal } from '../Refusal.js';

export interface Failure {
  status: number;
  headers: Record<string, string>;
  body: { code: ErrorCode; message: string; field?: string; details?: Record<string, unknown> };
}

/** The answer to a failure outside any operation. */
export function failureOf(error: Error & { status?: number }, log: Log): Failure {
  const body: Failure['body'] = error.status && error.status < 500 ? unreadable(error.status) : presented(error, log);
  return { status: STATUS[body.code], headers: retryHeaders(body.code, body.details), body };
}

/** When to try again what was refused for a while. */
export function retryHeaders(code: ErrorCode, details?: Record<string, unknown>): Record<string, string> {
  if (code === ErrorCode.UNAVAILABLE) return { 'Retry-After': '2' };
  return code === ErrorCode.RATE_LIMITED ? { 'Retry-After': String(details?.['retryAfterSeconds'] ?? 60) } : {};
}

/** Headers of a page or picture by its status: one that is away for a moment says when to try again. */
export const headersOfStatus = (status: number): Record<string, string> =>
  status === STATUS[ErrorCode.UNAVAILABLE] ? retryHeaders(ErrorCode.UNAVAILABLE) : {};

/** Status and headers of a GraphQL answer: a refused operation is 200, as clients expect, but a service that is away is 503 to every proxy too. */
export function headOf(
  errors: readonly Pick<GraphQLError, 'extensions'>[] | undefined,
): Pick<Failure, 'status' | 'headers'> {
  const isAway = errors?.some(({ extensions }) => extensions['code'] === ErrorCode.UNAVAILABLE) ?? false;
  return isAway ? { status: 503, headers: retryHeaders(ErrorCode.UNAVAILABLE) } : { status: 200, headers: {} };
}

const unreadableRequest = (): Refusal => new Refusal(ErrorCode.BAD_REQUEST, 'The request cannot be read.');

/** What `read` takes of a request: an object that cannot become a text, say, is the sender's fault. */
export function asSent<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refusal ? error : unreadableRequest();
  }
}

/** The answer to an unreadable request: a body that is too large or not JSON, an invalid URL. */
function unreadable(status: number): Failure['body'] {
  const code = status === 413 ? ErrorCode.TOO_LARGE : status === 404 ? ErrorCode.NOT_FOUND : ErrorCode.BAD_REQUEST;
  return {
    code,
    message: code === ErrorCode.TOO_LARGE ? 'The request is too large.' : 'The request cannot be read.',
  };
}

function presented(error: unknown, log: Log): Failure['body'] {
  const { message, extensions } = present(error, log);
  const { code, field, details } = extensions as Omit<Failure['body'], 'message'>;
  return { code, message, ...(field && { field }), ...(details && { details }) };
}
