import fc from 'fast-check';
import { Plan } from '../../entities/Plan.js';
import type { Actor } from '../world/Actor.js';
import type { TypedDocumentString } from '../world/Actor.js';
import type { TestCustomer, TestBusiness } from '../world/TestBusiness.js';
import type { World } from '../world/World.js';
import { steadyPace } from './paces.js';
import type { Made } from './statistics-oracle.js';
import {
  AddCheckIn,
  CheckIn,
  CheckInOffline,
  DeleteCheckIns,
  ReadCheckIn,
  RestoreCheckIns,
  UpdateCheckIn,
} from './check-in.generated.js';
import { LeaveQueue } from './place-in-line.generated.js';
import { RateVisit } from './feedback.generated.js';
import { Persons } from '../customers/customers.generated.js';
import { MarkNoShow, SetCheckInStatus, UndoCheckInStatus } from './status.generated.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const ACTS = [
  'READY',
  'SEATED',
  'CANCELED',
  'CHECKED_IN',
  'no-show',
  'leave',
  'undo',
  'delete',
  'restore',
  'rate',
  'resize',
] as const;
interface Step {
  act: (typeof ACTS)[number];
  afterMinutes: number;
  number: number;
}
export interface Visit {
  at: number;
  customer: number;
  by: 'host' | 'kiosk' | 'offline';
  lateMinutes: number;
  partySize: number;
  steps: Step[];
}

// Soon enough to be taken back, or about as long as parties are told to wait.
const afterMinutes = fc.oneof(
  fc.constantFrom(0.05, 0.1),
  fc.double({ min: 0, max: 25, noNaN: true }),
  fc.constantFrom(0.5, 8, 10, 12, 100),
);
const someNumber = fc.integer({ min: 1, max: 5 });
const waitMinutes = fc.double({ min: 4, max: 18, noNaN: true });
const story = (...acts: [act: Step['act'], after: fc.Arbitrary<number>][]): fc.Arbitrary<Step[]> =>
  fc.tuple(
    ...acts.map(([act, after]) => fc.record({ act: fc.constant(act), afterMinutes: after, number: someNumber })),
  );
const soon = fc.constant(0.1);

/** What mostly happens, and anything at all. */
const steps: fc.Arbitrary<Step[]> = fc.oneof(
  story(['READY', waitMinutes], ['SEATED', afterMinutes], ['rate', afterMinutes]),
  { weight: 2, arbitrary: story(['SEATED', waitMinutes], ['rate', soon], ['delete', soon], ['restore', soon]) },
  story(['resize', afterMinutes], ['READY', waitMinutes], ['no-show', afterMinutes], ['undo', soon]),
  story(['READY', waitMinutes], ['undo', soon], ['SEATED', waitMinutes]),
  story(['READY', waitMinutes], ['no-show', afterMinutes]),
  {
    weight: 5,
    arbitrary: fc.array(fc.record({ act: fc.constantFrom(...ACTS), afterMinutes, number: someNumber }), {
      minLength: 1,
      maxLength: 6,
    }),
  },
);

/** Visits between two instants, some of them right at `edges`: midnights, and where clocks change. */
export const visitsBetween = (from: number, to: number, edges: readonly number[]): fc.Arbitrary<Visit> =>
  fc.record({
    at: fc
      .oneof(
        { weight: 2, arbitrary: fc.integer({ min: from, max: to }) },
        fc
          .tuple(
            fc.constantFrom(...edges),
            fc.constantFrom(-HOUR, -SECOND, 0, SECOND, HOUR),
            fc.integer({ min: -30, max: 30 }),
          )
          .map(([edge, shift, minutes]) => edge + shift + (minutes % 2 ? minutes * MINUTE : 0)),
      )
      .map((at) => Math.floor(at / SECOND) * SECOND),
    customer: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 5, max: 60 })),
    by: fc.constantFrom('host', 'kiosk', 'offline'),
    lateMinutes: fc.integer({ min: 0, max: 20 * 60 }),
    partySize: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(9, 10, 11, 99)),
    steps,
  });

/** A kiosk takes no names with digits. */
const nameOf = (index: number): string =>
  `First${String.fromCharCode(...[...String(index)].map((digit) => 97 + Number(digit)))}`;

/** Lives through days at a business, through the API, and remembers what the API took. */
export class PastDays {
  readonly made: Made[] = [];
  /** Each act that the API took, and `... refused` for those that it did not. */
  readonly acts = new Set<string>();
  #customers = new Map<number, TestCustomer>();
  #seen = new Set<number>();

  private constructor(
    readonly world: World,
    readonly business: TestBusiness,
    readonly kiosk: Actor,
  ) {}

  /** A business that quotes waits. */
  static async open(world: World, timeZone: string): Promise<PastDays> {
    const business = await world.aBusiness({ timeZone, plan: Plan.BUSINESS });
    await business.hasPace(steadyPace(world.clock.now(), 20, { timeZone }));
    return new PastDays(world, business, await business.kiosk());
  }

  async live(visits: readonly Visit[]): Promise<void> {
    const acts: { at: number; run: () => Promise<void> }[] = [];
    for (const visit of visits) {
      let at = visit.at + (visit.by === 'offline' ? visit.lateMinutes * MINUTE : 0);
      let party: (Made & { publicId: string }) | null = null;
      acts.push({
        at,
        run: async () => {
          party = await this.#arrive(visit);
        },
      });
      for (const next of visit.steps) {
        at += Math.round(next.afterMinutes * 60) * SECOND;
        acts.push({
          at,
          run: async () => {
            if (party) await this.#act(party, next);
          },
        });
      }
    }
    for (const { at, run } of acts.sort((one, other) => one.at - other.at)) {
      this.world.clock.set(new Date(at));
      await run();
    }
  }

  async #arrive({ at, customer: index, by, partySize }: Visit): Promise<(Made & { publicId: string }) | null> {
    const customer = this.#customers.get(index) ?? (await this.business.customer(nameOf(index)));
    this.#customers.set(index, customer);
    const entry = await this.#enter(customer, { at, by, partySize });
    this.#count(by, entry !== null);
    if (!entry) return null;
    const party = {
      ...entry,
      at,
      partySize,
      isNew: !this.#seen.has(index),
      changes: [],
      isDeleted: false,
      rating: null,
    };
    this.#seen.add(index);
    this.made.push(party);
    return party;
  }

  /** Null for whoever is in line already. */
  async #enter(
    customer: TestCustomer,
    { at, by, partySize }: Pick<Visit, 'at' | 'by' | 'partySize'>,
  ): Promise<(Pick<Made, 'id' | 'quote'> & { publicId: string }) | null> {
    if (by === 'host') {
      const { data, errors } = await this.business.owner.ask(AddCheckIn, {
        input: { customerId: customer.id, partySize },
      });
      if (errors && errors[0]!.extensions.code !== 'CONFLICT') throw new Error(JSON.stringify(errors));
      return errors ? null : data!['addCheckIn'];
    }
    const { firstName, lastName, phone } = customer;
    const { persons } = await this.kiosk.must(Persons, { phone });
    const answer =
      by === 'kiosk'
        ? (await this.kiosk.must(CheckIn, { input: { handle: persons[0].handle, partySize } })).checkIn
        : (
            await this.kiosk.must(CheckInOffline, {
              input: { firstName, lastName, phone, partySize, madeAt: new Date(at).toISOString().replace('.000', '') },
            })
          ).checkInOffline;
    if (answer.alreadyInLine) return null;
    return { id: answer.checkInId, publicId: answer.publicId!, quote: 'quote' in answer ? answer.quote : null };
  }

  async #act(party: Made & { publicId: string }, { act, number }: Step): Promise<void> {
    const at = this.world.clock.now().getTime();
    const { id, publicId } = party;
    const to = (status: string, by: Made['changes'][number]['by'] = null) => {
      if ((party.changes.at(-1)?.to ?? 'CHECKED_IN') !== status) party.changes.push({ to: status, by, at });
    };
    switch (act) {
      case 'delete':
        if (await this.#took(act, DeleteCheckIns, { ids: [id] })) party.isDeleted = true;
        return;
      case 'restore':
        if (await this.#took(act, RestoreCheckIns, { ids: [id] })) party.isDeleted = false;
        return;
      case 'leave':
        if (await this.#took(act, LeaveQueue, { publicId })) to('CANCELED', 'party');
        return;
      case 'rate':
        if (await this.#took(act, RateVisit, { publicId, rating: number, feedback: 'Words' })) party.rating = number;
        return;
      case 'resize':
        if (await this.#took(act, UpdateCheckIn, { id, input: { partySize: number * 3 } }))
          party.partySize = number * 3;
        return;
      default:
    }
    const version = (await this.business.owner.ask(ReadCheckIn, { id })).data?.checkIn.version ?? 1;
    if (act === 'undo') {
      if (await this.#took(act, UndoCheckInStatus, { id, version })) party.changes.pop();
    } else if (act === 'no-show') {
      if (await this.#took(act, MarkNoShow, { id, version })) to('CANCELED', 'no-show');
    } else if (await this.#took(act, SetCheckInStatus, { id, version, status: act })) to(act, 'host');
  }

  async #took<Variables>(
    act: string,
    document: TypedDocumentString<unknown, Variables>,
    variables: Variables & object,
  ): Promise<boolean> {
    const { errors } = await this.business.owner.askText(document, variables);
    if (errors && !['CONFLICT', 'NOT_FOUND'].includes(errors[0]!.extensions.code))
      throw new Error(`${act}: ${JSON.stringify(errors)}`);
    this.#count(act, !errors);
    return !errors;
  }

  #count(act: string, isTaken: boolean): void {
    this.acts.add(isTaken ? act : `${act} refused`);
  }
}
