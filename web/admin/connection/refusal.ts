import { CombinedGraphQLErrors } from '@apollo/client/errors';

export interface Refusal {
  code: string;
  message: string;
  field?: string;
  details?: unknown;
}

const unreachable = 'Greeter cannot be reached at the moment. Check your connection and try again.';

/** What a failed call says, whatever failed: the server's refusal, or the way to it. */
export function refusalOf(error: unknown): Refusal {
  if (!CombinedGraphQLErrors.is(error)) return { code: 'NETWORK', message: unreachable };
  const first = error.errors[0];
  const { code, field, details } = first?.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: first?.message ?? unreachable,
    ...(typeof field === 'string' ? { field } : {}),
    ...(details === undefined ? {} : { details }),
  };
}
