import type { TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Services } from '../context.js';
import type { Database } from '../database/connect.js';
import { sendgridMail } from '../providers/sendgrid.js';
import { twilioTexts } from '../providers/twilio.js';
import { askFeedback, type AskFeedback } from './ask-feedback.js';
import { askUnseated, type AskUnseated } from './ask-unseated.js';
import { deliverMessage, type DeliverMessage } from './deliver-message.js';
import { forgetExpired } from './forget-expired.js';
import { JobRunner } from './JobRunner.js';
import { markOverdueParty } from './mark-overdue.js';
import { measurePaceOf } from './measure-pace.js';
import { sandboxUrl } from './own-url.js';
import { tellClose } from './tell-close.js';

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
