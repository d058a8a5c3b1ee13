type FailureKind = 'refused' | 'later' | 'unauthorized' | 'unknown';

/**
 * Why a provider did not accept a message. `refused`: it never will; `later`: the provider does not have it and may accept it later; `unauthorized`: as
 * `later`, once our key or account with it is put right; `unknown`: the connection broke or timed out after the request was sent. `code` is the
 * provider's own.
 */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly kind: FailureKind;
  readonly code: string | undefined;

  constructor(kind: FailureKind, message: string, code?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** What an error status of a provider means for a message. */
export function failureKindOf(status: number): FailureKind {
  if (status >= 500 || status === 429) return 'later';
  return status === 401 || status === 403 ? 'unauthorized' : 'refused';
}
