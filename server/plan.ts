import 'reflect-metadata';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import type { PgConfig } from './core/database/connect.js';
import { Plan } from '../entities/Plan.js';
import { readExistingConfig } from './config.js';
import { runToEnd } from './core/config/run-to-end.js';
import { StartupError } from './core/config/startup-errors.js';
import { ownedBusiness } from './core/access/owned-business.js';
import { PLANS } from './core/access/plans.js';
import { openSource, type SourceDatabase } from './core/database/backup/open-source.js';

import { openDataSource } from './core/database/data-source.js';
import type { Sql } from './core/database/sql.js';
import { transaction } from './core/database/transaction.js';
import { enqueueStatement } from './core/jobs/job.js';
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
    process.stdout.write(`${await givePlan(database, wish, log)}\n`);
  } finally {
    await database.stop();
  }
}

/** Returns what it did. */
async function givePlan({ owner, jobs }: SourceDatabase, wish: Wish, log: Log): Promise<string> {
  const open = (address: PgConfig) =>
    openDataSource(address, 1, (error) => log.warn({ err: error }, 'the database connection broke'));
  const source = await open(owner);
  try {
    const {
      id,
      name,
      plan: before,
    } = await transaction(source, { tenant: null, readOnly: true }, (db) => ownedBusiness(db, wish.email, wish.wanted));
    const title = PLANS[wish.plan].name;
    if (before === wish.plan) return `The plan of ${name}: ${title}, as before`;
    const causes: Sql[] = [];
    await transaction(source, { tenant: id }, (db) =>
      setPlan(
        {
          db,
          businessId: id,
          now: () => new Date(),
          tick: (topic) => db.notify(tickOf(topic, id)),
          enqueue: (job, payload, options) => causes.push(enqueueStatement(job, id, payload, options)),
        },
        wish.plan,
      ),
    );
    await addJobs(await open(jobs), causes);
    return `The plan of ${name}: ${title} (before: ${PLANS[before].name})`;
  } finally {
    await source.destroy();
  }
}

/** Only the owner of the jobs, and the app, may add them. */
async function addJobs(source: DataSource, statements: readonly Sql[]): Promise<void> {
  try {
    for (const statement of statements) await transaction(source, { tenant: null }, (db) => db.rows(statement));
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
