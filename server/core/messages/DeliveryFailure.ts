/**
 * Why a provider did not accept a message. `refused`: it never will; `later`: the provider does not have it and may accept it later;
 * `unknown`: the connection broke or timed out after the request was sent. `code` is the provider's own.
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
