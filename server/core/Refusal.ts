import { ErrorCode } from '../../entities/ErrorCode.js';
import { RefusalReason } from '../../entities/RefusalReason.js';

interface RefusalOptions {
  /** Name of the invalid input field. */
  field?: string;
  /** Goes to `extensions.details`; its shape is given with the code. Objects of the API are `GraphQLValue`s. */
  details?: RefusalDetails;
}

/** A reason and the numbers that a text names: customer pages make their own text of it. */
export type RefusalDetails = Record<string, unknown> & { reason?: RefusalReason };

/** An error that the caller may read: stable code, plain message. Any other error becomes INTERNAL. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly details: RefusalDetails | undefined;

  constructor(code: ErrorCode, message: string, { field, details }: RefusalOptions = {}) {
    super(message);
    this.code = code;
    this.field = field;
    this.details = details;
  }
}

/** What a customer may look for in vain, as the message names it. */
const REASONS: Readonly<Record<string, RefusalReason | undefined>> = {
  'That check-in': RefusalReason.CHECK_IN_NOT_FOUND,
  'That entry': RefusalReason.CHECK_IN_NOT_FOUND,
  'That link': RefusalReason.LINK_NOT_FOUND,
  'That QR code': RefusalReason.CODE_REPLACED,
  'That monitor': RefusalReason.LINK_NOT_FOUND,
};

export function notFound(what: string, reason = REASONS[what]): Refusal {
  return new Refusal(ErrorCode.NOT_FOUND, `${what} was not found.`, reason && { details: { reason } });
}

/** Too much is asked at once, or what is needed is away. */
export const unavailable = (message: string): Refusal => new Refusal(ErrorCode.UNAVAILABLE, message);

export const invalid = (field: string, message: string, details?: RefusalDetails) =>
  new Refusal(ErrorCode.INVALID_INPUT, message, { field, ...(details && { details }) });

/** Of a number, text or list that a decorator of class-validator checks: its message, and what the refusal's details say. */
export const tooLong = (max: number, message = 'That is too long') => ({
  message,
  context: { reason: RefusalReason.TOO_LONG, max },
});
export const outOfRange = (min: number, max: number, message: string) => ({
  message,
  context: { reason: RefusalReason.OUT_OF_RANGE, min, max },
});

interface FieldFault {
  field: string;
  message: string;
}

/** Every field that a refusal names, each with what is wrong with it. */
export const faultsOf = ({ field, message, details }: Refusal): FieldFault[] =>
  (details?.fields as FieldFault[] | undefined) ?? [{ field: field ?? '', message }];

/** One refusal of several faults: the first one's, with all of them in `details.fields`. */
export function invalidFields([first, ...others]: [Refusal, ...Refusal[]]): Refusal {
  if (others.length === 0) return first;
  const fields = [first, ...others].flatMap(faultsOf);
  return new Refusal(ErrorCode.INVALID_INPUT, first.message, {
    ...(first.field && { field: first.field }),
    details: { ...first.details, fields },
  });
}

/** What the checks of an input return. Runs each, so that everything that is wrong is refused at once. */
export function everyCheck<Checks extends readonly (() => unknown)[]>(
  ...checks: Checks
): { [Index in keyof Checks]: ReturnType<Checks[Index]> } {
  const faults: Refusal[] = [];
  const values = checks.map((check) => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== ErrorCode.INVALID_INPUT) throw error;
      faults.push(error);
      return undefined;
    }
  });
  const [first, ...others] = faults;
  if (first) throw invalidFields([first, ...others]);
  return values as never;
}
