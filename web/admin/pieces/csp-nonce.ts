/** What style elements carry so that the content security policy lets them in; undefined without a policy. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
