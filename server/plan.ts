import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Plan } from '../entities/Plan.js';
import { readExistingConfig } from './config.js';
import { runToEnd } from './core/config/run-to-end.js';
import { StartupError } from './core/config/startup-errors.js';
import { ownedBusiness } from './core/access/owned-business.js';
import { PLANS } from './core/access/plans.js';
import { openSource } from './core/database/backup/open-source.js';
import type { PgConfig } from './core/database/connect.js';
import { openDataSource } from './core/database/data-source.js';
import { transaction } from './core/database/transaction.js';
import { createLog, type Log } from './core/log.js';
import { tickOf } from './core/topic.js';
import { setPlan } from './domain/businesses/set-plan.js';

const LIST = `The plans are ${Object.values(Plan).join(', ')}.`;
const USAGE = `Name the address of the owner and a plan: npm run plan -- owner@example.com standard. ${LIST}`;

interface Wish {
  email: string;
  plan: Plan;
  /** Vanity name or id of the business, for an owner of several. */
  wanted: string | undefined;
}

/** Gives a business a plan, whether the server runs or not: on one's own installation nobody sells it. */
async function plan(): Promise<void> {
  const wish = readArguments();
  const config = readExistingConfig();
  const log = createLog(config);
  const database = await openSource(config, log);
  try {
    process.stdout.write(`${await givePlan(database.owner, wish, log)}\n`);
  } finally {
    await database.stop();
  }
}

/** Returns what it did. */
async function givePlan(address: PgConfig, wish: Wish, log: Log): Promise<string> {
  const source = await openDataSource(address, 1, (error) => log.warn({ err: error }, 'the database connection broke'));
  try {
    const {
      id,
      name,
      plan: before,
    } = await transaction(source, { tenant: null, readOnly: true }, (db) => ownedBusiness(db, wish.email, wish.wanted));
    const title = PLANS[wish.plan].name;
    if (before === wish.plan) return `The plan of ${name}: ${title}, as before`;
    await transaction(source, { tenant: id }, (db) =>
      setPlan({ db, businessId: id, tick: (topic) => db.notify(tickOf(topic, id)) }, wish.plan),
    );
    return `The plan of ${name}: ${title} (before: ${PLANS[before].name})`;
  } finally {
    await source.destroy();
  }
}

function readArguments(): Wish {
  const [email, name, wanted] = typed();
  const wished = Object.values(Plan).find((each) => each === name.toLowerCase());
  if (!wished) throw new StartupError(`${name} is no plan. ${LIST}`);
  return { email, plan: wished, wanted };
}

function typed(): [email: string, name: string, wanted: string | undefined] {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { business: { type: 'string' } } });
    const [email, name, ...more] = positionals;
    if (email && name && more.length === 0) return [email, name, values.business];
  } catch {
    // An unknown flag, or --business without a name.
  }
  throw new StartupError(USAGE);
}

runToEnd(plan);
