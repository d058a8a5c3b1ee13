import { ErrorCode } from '../../entities/ErrorCode.js';

interface RefusalOptions {
  /** Name of the invalid input field. */
  field?: string;
  /** Goes to `extensions.details`; its shape is given with the code. Objects of the API are `GraphQLValue`s. */
  details?: Record<string, unknown>;
}

/** An error that the caller may read: stable code, plain message. Any other error becomes INTERNAL. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, { field, details }: RefusalOptions = {}) {
    super(message);
    this.code = code;
    this.field = field;
    this.details = details;
  }
}

export const notFound = (what: string) => new Refusal(ErrorCode.NOT_FOUND, `${what} was not found.`);
export const invalid = (field: string, message: string) => new Refusal(ErrorCode.INVALID_INPUT, message, { field });
