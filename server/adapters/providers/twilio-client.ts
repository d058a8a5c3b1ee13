import twilio, { type Twilio } from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { TwilioAccount } from '../../core/config/twilio-account.js';

const HOST = /^https:\/\/[^/]+/;

/** A kept-alive connection may be closed while the text is being sent, and an automatic retry might send it twice. */
const OPTIONS: RequestClient.RequestClientOptions = { timeout: 15_000, keepAlive: false, autoRetry: false };

/** The SDK has no base URL option: this client replaces the host of each request. */
class SandboxClient extends twilio.RequestClient {
  readonly #base: () => string;

  constructor(base: () => string) {
    super(OPTIONS);
    this.#base = base;
  }

  override async request<T>(options: RequestClient.RequestOptions<T>) {
    return super.request<T>({ ...options, uri: options.uri.replace(HOST, this.#base()) });
  }
}

/** The SDK's client: of Twilio itself, or of the sandbox at this address. */
export function twilioClient({ accountSid, authToken }: TwilioAccount, sandboxUrl: (() => string) | null): Twilio {
  const httpClient = sandboxUrl ? new SandboxClient(sandboxUrl) : new twilio.RequestClient(OPTIONS);
  return twilio(accountSid, authToken, { httpClient, env: {} });
}
