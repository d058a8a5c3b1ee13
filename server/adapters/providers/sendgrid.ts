import sharedClient from '@sendgrid/client';
import sharedService from '@sendgrid/mail';
import type { Config } from '../../config.js';
import type { Mail, OutgoingMail } from '../../core/messages/mail.js';
import { DeliveryFailure, failureKindOf } from '../../core/messages/DeliveryFailure.js';
import { isNeverConnected } from './never-connected.js';

// The SDK's types declare only its shared instances; the classes are exported next to them.
const { Client } = sharedClient as unknown as { Client: new () => typeof sharedClient };
const { MailService } = sharedService as unknown as { MailService: new () => typeof sharedService };

const SANDBOX = { apiKey: 'SG.sandbox', from: 'greeter@sandbox.example' };
const TIMEOUT_MS = 15_000;

/** Mail through SendGrid's SDK; without keys it calls the sandbox, whose address is read for each mail. */
export function sendgridMail(config: Pick<Config, 'sendgrid'>, sandboxUrl: () => string): Mail {
  const { apiKey, from } = config.sendgrid ?? SANDBOX;
  return {
    async send(mail) {
      try {
        const service = connect(apiKey, config.sendgrid ? null : sandboxUrl());
        const [response] = await service.send(requestOf(mail, from));
        return { providerId: String((response.headers as Record<string, unknown>)['x-message-id'] ?? '') };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

function connect(apiKey: string, baseUrl: string | null): typeof sharedService {
  const client = new Client();
  client.setApiKey(apiKey);
  // After the key, which resets the address.
  if (baseUrl) client.setDefaultRequest('baseUrl', baseUrl);
  // A kept-alive connection may be closed while the mail is being sent.
  client.setDefaultHeader('Connection', 'close');
  const service = new MailService();
  service.setClient(client);
  service.setTimeout(TIMEOUT_MS);
  return service;
}

function requestOf({ id, recipient, subject, text, html, attachments }: OutgoingMail, from: string) {
  return {
    personalizations: [{ to: recipient, customArgs: { message_id: id } }],
    from: from.includes('<') ? from : { email: from, name: 'Greeter' },
    subject,
    text,
    html,
    attachments: attachments.map(({ fileName, mediaType, content }) => ({
      content: content.toString('base64'),
      type: mediaType,
      // SendGrid refuses these characters.
      filename: fileName
        .split(/[;,\r\n]/)
        .map((part) => part.trim())
        .join(' '),
      disposition: 'attachment',
    })),
    // Tracked links would send their tokens to another host.
    trackingSettings: { clickTracking: { enable: false, enableText: false }, openTracking: { enable: false } },
  };
}

interface SdkError {
  code?: number | string;
  response?: { body?: { errors?: { message?: string; field?: string | null }[] } };
}

function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const { code, response } = error as SdkError;
  if (typeof code === 'number' && response) {
    const reasons = (response.body?.errors ?? []).map(({ message, field }) =>
      [field, message].filter(Boolean).join(': '),
    );
    return new DeliveryFailure(failureKindOf(code), [`SendGrid answered ${code}`, ...reasons].join('; ').slice(0, 500));
  }
  if (typeof code === 'string')
    return new DeliveryFailure(isNeverConnected(code) ? 'later' : 'unknown', `SendGrid was not reached: ${code}`);
  return new DeliveryFailure('refused', `The mail could not be made: ${(error as Error).message}`.slice(0, 500));
}
