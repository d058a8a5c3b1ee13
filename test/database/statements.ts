import { jest } from '@jest/globals';
import type { Sql } from '../../server/core/database/sql.js';
import { Db } from '../../server/core/database/transaction.js';
import { plainly } from '../world/plain-rows.js';
import type { World } from '../world/World.js';

/** What reached the database; without a text where TypeORM wrote it. */
export interface Statement {
  text: string | null;
  values: readonly unknown[];
}

const VERBS = ['rows', 'once', 'find', 'findOne', 'insert', 'update'] as const;

/** The statements that reach the database while `work` runs, one list for each transaction, in order. BEGIN and COMMIT are none. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[][]> {
  const sent = new Map<unknown, Statement[]>();
  const spies = VERBS.map((verb) => {
    const original = Db.prototype[verb] as (this: Db, ...args: unknown[]) => Promise<never>;
    return jest.spyOn(Db.prototype, verb as 'rows').mockImplementation(function (this: Db, ...args: unknown[]) {
      const statement = verb === 'rows' || verb === 'once' ? (args[0] as Sql) : { text: null, values: [] };
      sent.set(this, [...(sent.get(this) ?? []), statement]);
      return original.apply(this, args);
    } as never);
  });
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return [...sent.values()];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

/** What a plan reads, each once: `index (columns that are searched by)`, or `Seq Scan on table`. */
export function scansOf(plan: Node): string[] {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition = '' } = plan;
  const columns = [
    ...new Set([...condition.matchAll(/\((\w+) (?:(?:=|[<>]=?|@>|&&|%) |IS NULL\))/g)].map((match) => match[1])),
  ];
  const own = index ? [`${index} (${columns.join(', ')})`] : kind === 'Seq Scan' ? [`Seq Scan on ${table}`] : [];
  return [...new Set([...own, ...(plan.Plans ?? []).flatMap(scansOf)])].sort();
}

/** The plan for these values, and the one for any values that a prepared statement may settle on, as the app's role sees the tables. */
export async function plansOf(world: World, tenant: string | null, { text, values }: Statement): Promise<Node[]> {
  if (text!.startsWith('savepoint')) return [];
  return plainly(world.app.dependencies.source, tenant, async (ask) => {
    const explain = async (what: string, given: readonly unknown[] = []) =>
      (await ask<{ 'QUERY PLAN': [{ Plan: Node }] }>(`explain (format json) ${what}`, given))[0]!['QUERY PLAN'][0].Plan;
    // A table of a few rows is read as a whole though its index would serve: what counts is whether one can.
    await ask(`select set_config('enable_seqscan', 'off', true)`);
    const forThese = await explain(text!, values);
    await ask(`select set_config('plan_cache_mode', 'force_generic_plan', true)`);
    await ask(`prepare probe as ${text}`);
    const forAny = await explain(`execute probe${values.length > 0 ? `(${values.map(() => 'null').join()})` : ''}`);
    await ask('deallocate probe');
    return [forThese, forAny];
  });
}
