import { AddAppointment, UpdateCalendarSettings } from '../appointments/appointments.generated.js';
import { AddPerson } from '../customers/customers.generated.js';
import type { Actor } from '../world/Actor.js';
import type { TestCustomer } from '../world/TestBusiness.js';
import type { World } from '../world/World.js';
import { Arrivals, CheckInAppointment, CheckInOfAppointment } from './arrivals.generated.js';
import { CheckIn } from './check-in.generated.js';
import { Queue } from './queue.generated.js';

const MINUTE = 60_000;

interface Booking {
  customer?: TestCustomer;
  staffId?: string;
  productIds?: string[];
  minutes?: number;
}

/** What tests of arrivals do at the business of the test. The clock stands at noon of Monday, 15 June 2026, in New York. */
export class ArrivalSteps {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  get owner(): Actor {
    return this.#world.business.owner;
  }

  /** The instant so many minutes from now. */
  inMinutes(minutes: number): string {
    return new Date(this.#world.clock.now().getTime() + minutes * MINUTE).toISOString();
  }

  forward(minutes: number): void {
    this.#world.clock.forward(minutes * MINUTE);
  }

  /** A confirmed appointment so many minutes from now. */
  async book(
    inMinutes: number,
    { customer, staffId, productIds = [], minutes = 30 }: Booking = {},
  ): Promise<{ id: string; version: number }> {
    const { id: customerId } = customer ?? (await this.#world.business.customer());
    const part = { minutes, productIds, ...(staffId && { staffId, askedForStaff: true }) };
    const input = { customerId, startsAt: this.inMinutes(inMinutes), parts: [part] };
    return (await this.owner.must(AddAppointment, { input, overrules: true })).addAppointment;
  }

  async checkIn(id: string) {
    return (await this.owner.must(CheckInAppointment, { id })).checkInAppointment;
  }

  /** The customer checks in at a kiosk or phone. */
  async comes(by: Actor, { firstName, lastName, phone }: TestCustomer, language = 'en') {
    const { handle } = (await by.must(AddPerson, { input: { firstName, lastName, phone } })).addPerson;
    const { data, errors } = await by.ask(CheckIn, { input: { handle } }, { 'accept-language': language });
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data.checkIn;
  }

  async arrivals(): Promise<string[]> {
    return (await this.owner.must(Arrivals)).arrivals.map(({ customer }) => customer!.firstName);
  }

  async appointment(id: string) {
    const { appointment, appointmentEvents } = await this.owner.must(CheckInOfAppointment, { id });
    return { ...appointment, events: appointmentEvents.map(({ kind }) => kind).filter((kind) => kind !== 'NOT_TOLD') };
  }

  /** First names and positions of who waits. */
  async line(): Promise<string[]> {
    return (await this.owner.must(Queue)).queue.items.map(
      ({ customer, position }) => `${customer.firstName} ${position}`,
    );
  }

  settings(input: { lateMinutes?: number; lateArrival?: 'KEEP' | 'END' }) {
    return this.owner.must(UpdateCalendarSettings, { input });
  }
}
