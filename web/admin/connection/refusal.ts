import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface Refusal {
  code: string;
  message: string;
  field?: string;
  details?: unknown;
}

const unreachable = 'Greeter cannot be reached at the moment. Check your connection and try again.';
const offline = 'You are offline. Try again when the connection is back.';

/** All fields that a refusal names, each with what is wrong. */
export function faultsOf({ field, message, details }: Refusal): { field: string; message: string }[] {
  const fields = details instanceof Object && 'fields' in details ? details.fields : null;
  if (Array.isArray(fields)) return fields;
  return field ? [{ field, message }] : [];
}

/** Codes of failures that the same call may not meet again. */
const passing = new Set(['NETWORK', 'OFFLINE', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED', 'IN_FLIGHT']);
export const mayPass = ({ code }: Refusal): boolean => passing.has(code);

/** The refusal of a failed call, also for network errors. */
export function refusalOf(error: unknown): Refusal {
  if (!CombinedGraphQLErrors.is(error))
    return navigator.onLine ? { code: 'NETWORK', message: unreachable } : { code: 'OFFLINE', message: offline };
  const first = error.errors[0];
  const { code, field, details } = first?.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: first?.message ?? unreachable,
    ...(typeof field === 'string' ? { field } : {}),
    ...(details === undefined ? {} : { details }),
  };
}
