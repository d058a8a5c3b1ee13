import { beforeEach, describe, expect, test } from '@jest/globals';
import { inContext, type Context, type Dependencies } from '../../server/core/context.js';
import { sql } from '../../server/core/database/sql.js';
import type { Providers } from '../../server/core/providers.js';
import { useWorld } from '../world/use-world.js';

interface Payments {
  charge(cents: number): Promise<string>;
  customers: { create(email: string): Promise<string> };
}

// As a room declares its provider, but optional: app.ts injects none.
declare module '../../server/core/providers.js' {
  interface Providers {
    testPayments?: Payments;
  }
}

/** With state of its own, as the class of an SDK has it. */
class MadeUpPayments implements Payments {
  readonly customers = { create: async (email: string) => `customer ${email}` };
  readonly #calls: string[];

  constructor(calls: string[]) {
    this.#calls = calls;
  }

  async charge(cents: number): Promise<string> {
    this.#calls.push(`charge ${cents}`);
    return `charged ${cents}`;
  }
}

const world = useWorld();
let dependencies: Dependencies;
let calls: string[];

beforeEach(() => {
  calls = [];
  const providers = { ...world.app.dependencies.providers, testPayments: new MadeUpPayments(calls) };
  dependencies = { ...world.app.dependencies, providers };
});

const run = <T>(work: (context: Context, payments: Payments) => Promise<T>) =>
  inContext(dependencies, { tenant: world.business.id }, (context) => work(context, context.providers.testPayments!));
const begin = (context: Context) => context.db.rows(sql`select 1`);

describe('a provider that a room declares', () => {
  test('is called before the database is used', async () => {
    expect(
      await run(async (context, payments) => {
        const answers = [await payments.charge(5), await payments.customers.create('a@example.com')];
        await begin(context);
        return answers;
      }),
    ).toEqual(['charged 5', 'customer a@example.com']);
    expect(calls).toEqual(['charge 5']);
  });

  test.each<[string, (context: Context, payments: Payments) => unknown]>([
    ['taken out now', (context) => context.providers.testPayments],
    ['taken out before', (_context, payments) => payments.charge(5)],
    ['in a part of one taken out before', (_context, { customers }) => customers.create('a@example.com')],
    ['as a function of one taken out before', (_context, payments) => Reflect.apply(payments.charge, payments, [5])],
  ])('is not called while the database is open: %s', async (_name, use) => {
    const late = run(async (context, payments) => {
      const { customers } = payments;
      await begin(context);
      return use(context, { charge: payments.charge, customers });
    });
    await expect(late).rejects.toThrow('Providers are asked before the database is used');
    expect(calls).toEqual([]);
  });

  test('is not called within a preflight', async () => {
    const inPreflight = run((context, payments) => context.preflight(() => payments.charge(5)));
    await expect(inPreflight).rejects.toThrow('Providers are asked before the database is used');
    expect(calls).toEqual([]);
  });
});

test('the app must inject every provider that a room declares', () => {
  const { mail, texts, storage, copies, pdfs, outsideCalendars } = world.app.dependencies.providers;
  // @ts-expect-error The storage is missing.
  const incomplete: Providers = { mail, texts, copies, pdfs, outsideCalendars };
  const whole: Providers = { mail, texts, copies, pdfs, outsideCalendars, storage };
  expect(Object.keys(whole)).toEqual([...Object.keys(incomplete), 'storage']);
});
