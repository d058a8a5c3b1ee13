import { parseArgs } from 'node:util';
import { Plan } from '../entities/Plan.js';
import { readExistingConfig } from './config.js';
import { runToEnd } from './core/config/run-to-end.js';
import { StartupError } from './core/config/startup-errors.js';
import { openSource } from './core/database/backup/open-source.js';
import { openCopyClient } from './core/database/backup/tables.js';
import { givePlan } from './core/database/give-plan.js';
import { createLog } from './core/log.js';
import { BUSINESS_PAGE } from './domain/businesses/topics.js';

const LIST = `The plans are ${Object.values(Plan).join(', ')}.`;
const USAGE = `Name the address of the owner and a plan: npm run plan -- owner@example.com standard. ${LIST}`;

/** Gives a business a plan, whether the server runs or not: on one's own installation nobody sells it. */
async function plan(): Promise<void> {
  const { email, name, wanted } = readArguments();
  const given = Object.values(Plan).find((each) => each === name.toLowerCase());
  if (!given) throw new StartupError(`${name} is no plan. ${LIST}`);
  const config = readExistingConfig();
  const database = await openSource(config, createLog(config));
  try {
    const client = await openCopyClient(database.owner);
    const done = await givePlan(client, { email, plan: given, wanted, topic: BUSINESS_PAGE }).finally(() =>
      client.end(),
    );
    process.stdout.write(`${done}\n`);
  } finally {
    await database.stop();
  }
}

function readArguments(): { email: string; name: string; wanted: string | undefined } {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { business: { type: 'string' } } });
    const [email, name, ...more] = positionals;
    if (email && name && more.length === 0) return { email, name, wanted: values.business };
  } catch {
    // An unknown flag, or --business without a name.
  }
  throw new StartupError(USAGE);
}

runToEnd(plan);
