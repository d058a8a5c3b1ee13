import twilio, { type Twilio } from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';
import type { TwilioAccount } from '../../core/config/twilio-account.js';

const HOST = /^https:\/\/[^/]+/;

/** A kept connection may turn out closed only when the text is on its way, and a second try by itself might send twice. */
const OPTIONS: RequestClient.RequestClientOptions = { timeout: 15_000, keepAlive: false, autoRetry: false };

/** The SDK knows no base address: this client changes the host of what it is about to send. */
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
