import { ErrorCode } from '../../../entities/ErrorCode.js';
import { present, STATUS } from '../graphql/errors.js';
import type { Log } from '../log.js';

interface Failure {
  status: number;
  headers: Record<string, string>;
  body: { code: ErrorCode; message: string };
}

/** The answer to a failure outside any operation. */
export function failureOf(error: Error & { status?: number }, log: Log): Failure {
  const { code, message } = error.status && error.status < 500 ? unreadable(error.status) : presented(error, log);
  return {
    status: STATUS[code],
    headers: code === ErrorCode.UNAVAILABLE ? { 'Retry-After': '2' } : {},
    body: { code, message },
  };
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
  return { code: extensions['code'] as ErrorCode, message };
}
