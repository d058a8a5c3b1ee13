import type { TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Services } from '../context.js';
import type { Database } from '../database/connect.js';
import { sendgridMail } from '../../adapters/providers/sendgrid.js';
import { twilioTexts } from '../../adapters/providers/twilio.js';
import { askFeedback, type AskFeedback } from '../../domain/check-ins/feedback/ask-feedback-job.js';
import { askUnseated, type AskUnseated } from '../../domain/check-ins/feedback/ask-unseated-job.js';
import { deliverMessage, type DeliverMessage } from '../messages/deliver-message.js';
import { forgetExpired } from '../../domain/accounts/forget-expired.js';
import { JobRunner } from './JobRunner.js';
import { markOverdueParty } from '../../domain/check-ins/hosting/cancel-overdue-job.js';
import { measurePaceOf } from '../../domain/check-ins/waits/measure-pace-job.js';
import { sandboxUrl } from '../http/own-url.js';
import { tellClose } from '../../domain/check-ins/messages/tell-close-job.js';

/** Two jobs at once, one connection to listen, one to spare. */
const CONNECTIONS = 4;

/** Runs what operations have enqueued, on connections of the jobs role. The tasks themselves reach the business's rows as the app does. */
export async function startJobs(
  database: Pick<Database, 'jobs'>,
  services: Services,
): Promise<{ stop(): Promise<void> }> {
  const pool = openPool(database, services);
  const runner = new JobRunner(pool, tasksOf(services), services.log);
  return {
    async stop() {
      await runner.stop();
      await pool.end();
    },
  };
}

function tasksOf(services: Services): TaskList {
  const mail = sendgridMail(services.config, () => sandboxUrl(services, 'sendgrid'));
  const texts = twilioTexts(services.config, () => sandboxUrl(services, 'twilio'));
  return {
    'deliver-message': (payload, { job }) =>
      deliverMessage(services, { mail, texts }, payload as DeliverMessage, job.attempts >= job.max_attempts),
    'ask-feedback': (payload) => askFeedback(services, payload as AskFeedback),
    'ask-unseated': (payload) => askUnseated(services, payload as AskUnseated),
    'forget-expired': () => forgetExpired(services),
    'measure-pace': (payload) => measurePaceOf(services, payload as { businessId: string }),
    'no-show': (payload) => markOverdueParty(services, payload as { businessId: string; checkInId: string }),
    'tell-close': (payload) => tellClose(services, payload as { businessId: string }),
  };
}

/** Without both listeners a restart of PostgreSQL would end the process. */
function openPool({ jobs }: Pick<Database, 'jobs'>, { log }: Services): pg.Pool {
  const warn = (error: Error): void => log.warn({ err: error }, 'a connection of the jobs broke');
  const pool = new pg.Pool({ ...jobs, max: CONNECTIONS, connectionTimeoutMillis: 2000, keepAlive: true });
  return pool.on('error', warn).on('connect', (client) => client.on('error', warn));
}
