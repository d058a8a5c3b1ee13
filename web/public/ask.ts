/** An operation's text that knows the types of its answer and variables (made by codegen). */
export type TypedDocumentString<Answer, Variables> = string & { __types?: (variables: Variables) => Answer };

/**
 * `token`: a kiosk's or phone session's. `idempotencyKey`: given when the caller may press again for the same wish; otherwise one is made for each write. `within`:
 * milliseconds after which an unanswered question is given up, for callers who have another way.
 */
export type AskOptions = { token?: string; idempotencyKey?: string; within?: number };

type Rest<Variables> = [keyof Variables] extends [never]
  ? [variables?: undefined, options?: AskOptions]
  : string extends keyof Variables
    ? [variables?: undefined, options?: AskOptions]
    : [variables: Variables, options?: AskOptions];

/** Runs an operation: in the browser a fetch, while rendering on the server a call. Rejects with AskError. */
export type Ask = <Answer, Variables>(
  document: TypedDocumentString<Answer, Variables>,
  ...rest: Rest<Variables>
) => Promise<Answer>;

/** What the server refused, with its stable code; `UNAVAILABLE` also stands for no answer at all. */
export class AskError extends Error {
  readonly code: string;
  readonly field?: string;
  readonly details?: unknown;

  constructor(code: string, message: string, more: { field?: string; details?: unknown } = {}) {
    super(message);
    this.name = 'AskError';
    this.code = code;
    this.field = more.field;
    this.details = more.details;
  }
}

/** Any failure as AskError, so that views read one shape. */
export function asAskError(error: unknown): AskError {
  if (error instanceof AskError) return error;
  const { code, message, extensions } = (error ?? {}) as {
    code?: unknown;
    message?: string;
    extensions?: { code?: string; field?: string; details?: unknown };
  };
  return new AskError(
    extensions?.code ?? (typeof code === 'string' ? code : 'INTERNAL'),
    message ?? 'Something went wrong. Please try again.',
    extensions,
  );
}
