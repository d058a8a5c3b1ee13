import { attachmentFaults, attachmentsOf, type SendGridAttachment } from './sendgrid-attachments.js';
import type { NewMessage } from './stored-messages.js';

export interface SendGridError {
  message: string;
  field: string | null;
}
interface Address {
  email?: unknown;
  name?: unknown;
}
interface Personalization {
  to?: Address[];
  cc?: Address[];
  bcc?: Address[];
  subject?: unknown;
}
interface Body {
  personalizations?: Personalization[];
  from?: Address;
  subject?: unknown;
  content?: { type?: unknown; value?: unknown }[];
  attachments?: SendGridAttachment[];
  template_id?: unknown;
}

const KEYS = new Set([
  'personalizations',
  'from',
  'reply_to',
  'reply_to_list',
  'subject',
  'content',
  'attachments',
  'template_id',
  'headers',
  'categories',
  'custom_args',
  'send_at',
  'batch_id',
  'asm',
  'ip_pool_name',
  'mail_settings',
  'tracking_settings',
]);
const ADDRESS = /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/;

/** SendGrid's errors for a body of /v3/mail/send; empty if it is valid. */
export function faultsOf(input: unknown): SendGridError[] {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return [{ message: 'Bad Request', field: null }];
  const body = input as Body;
  return [
    ...Object.keys(body)
      .filter((key) => !KEYS.has(key))
      .map((key) => ({ message: `Additional property ${key} is not allowed`, field: null })),
    ...recipientFaults(body.personalizations),
    ...addressFaults(body.from, 'from'),
    ...subjectFaults(body),
    ...contentFaults(body),
    ...attachmentFaults(body.attachments),
  ];
}

function recipientFaults(personalizations: Body['personalizations']): SendGridError[] {
  if (!Array.isArray(personalizations) || personalizations.length === 0)
    return [
      {
        message: 'The personalizations field is required and must have at least one personalization.',
        field: 'personalizations',
      },
    ];
  return personalizations.flatMap(({ to, cc = [], bcc = [] }, index) => {
    if (!Array.isArray(to) || to.length === 0)
      return [
        {
          message:
            'The to array is required for all personalization objects, and must have at least one email object with a valid email address.',
          field: `personalizations.${index}.to`,
        },
      ];
    return Object.entries({ to, cc, bcc }).flatMap(([kind, addresses]) =>
      addresses.flatMap((address, place) => addressFaults(address, `personalizations.${index}.${kind}.${place}`)),
    );
  });
}

function addressFaults(address: Address | undefined, field: string): SendGridError[] {
  if (typeof address?.email !== 'string')
    return [{ message: `The ${field} object must be provided with an email address.`, field: `${field}.email` }];
  return ADDRESS.test(address.email) ? [] : [{ message: 'Does not contain a valid address.', field: `${field}.email` }];
}

function subjectFaults({ subject, personalizations, template_id }: Body): SendGridError[] {
  const isSubject = (value: unknown): boolean => typeof value === 'string' && value.length > 0;
  if (
    template_id ||
    isSubject(subject) ||
    personalizations?.every?.((personalization) => isSubject(personalization.subject))
  )
    return [];
  return [
    {
      message:
        'The subject is required. You can get around this requirement if you use a template with a subject defined or if every personalization has a subject defined.',
      field: 'subject',
    },
  ];
}

function contentFaults({ content, template_id }: Body): SendGridError[] {
  if (template_id && content === undefined) return [];
  if (!Array.isArray(content) || content.length === 0)
    return [
      {
        message:
          'Unless a valid template_id is provided, the content parameter is required. There must be at least one defined content block.',
        field: 'content',
      },
    ];
  const empty = content.flatMap(({ type, value }, index) =>
    typeof type === 'string' && typeof value === 'string' && value.length > 0
      ? []
      : [
          {
            message: 'The content value must be a string at least one character in length.',
            field: `content.${index}.value`,
          },
        ],
  );
  const order = content.map(({ type }) => type);
  const isDisordered = order.includes('text/plain') && order.indexOf('text/plain') > 0;
  return isDisordered
    ? [...empty, { message: 'If present, text/plain must be first in the content array.', field: 'content' }]
    : empty;
}

/** A mail for each recipient of a valid body. */
export function mailsOf(input: unknown): NewMessage[] {
  const { personalizations = [], from, subject, content = [], attachments } = input as Body;
  const contentOf = (type: string): string => String(content.find((part) => part.type === type)?.value ?? '');
  return personalizations.flatMap(({ to = [], cc = [], bcc = [], subject: own }) =>
    [...to, ...cc, ...bcc].map(({ email }) => ({
      channel: 'email' as const,
      sender: String(from?.email),
      recipient: String(email),
      subject: String(own ?? subject ?? ''),
      text: contentOf('text/plain'),
      html: contentOf('text/html'),
      attachments: attachmentsOf(attachments),
    })),
  );
}
