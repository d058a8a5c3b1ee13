import { defineJob, type Job } from '../jobs/job.js';
import type { Channel, MessageKind } from './define-message.js';

/** Sends one message of the business. */
export const DELIVER_MESSAGE = defineJob<{ messageId: string }>('deliver-message');

/** Sends a mail with files, which may take long to read. */
export const DELIVER_FILES = defineJob<{ messageId: string }>('deliver-files');

export const deliveryJob = (kind: MessageKind, channel: Channel): Job<{ messageId: string }> =>
  kind.attachments && channel === 'email' ? DELIVER_FILES : DELIVER_MESSAGE;
