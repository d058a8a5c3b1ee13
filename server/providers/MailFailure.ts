/**
 * Why a mail was not handed over. `refused`: it never will be; `later`: the provider does not have it and may take it another time;
 * `unknown`: the connection broke or timed out after the request was on its way.
 */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly kind: 'refused' | 'later' | 'unknown';

  constructor(kind: MailFailure['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}
