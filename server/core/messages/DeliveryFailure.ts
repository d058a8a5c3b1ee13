/**
 * Why a message was not handed over. `refused`: it never will be; `later`: the provider does not have it and may take it another time;
 * `unknown`: the connection broke or timed out after the request was on its way. `code` is the provider's own.
 */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  readonly kind: 'refused' | 'later' | 'unknown';
  readonly code: string | undefined;

  constructor(kind: DeliveryFailure['kind'], message: string, code?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}
