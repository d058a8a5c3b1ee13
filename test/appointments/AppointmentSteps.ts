import type { AddAppointmentInput } from '../../server/domain/appointments/entry/entry.inputs.js';
import { addMember } from '../staff/staff-steps.js';
import type { World } from '../world/World.js';
import { AddAppointment, type AppointmentDataFragment } from './appointments.generated.js';

type Input = Omit<Partial<AddAppointmentInput>, 'startsAt' | 'parts'> & {
  startsAt?: string;
  parts?: { staffId?: string | null; askedForStaff?: boolean; productIds?: string[]; minutes?: number }[];
};

/** What tests of appointments do at the business of the test. The clock stands at noon of Monday, 15 June 2026, in New York. */
export class AppointmentSteps {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  get owner() {
    return this.#world.business.owner;
  }

  async member(firstName: string, more: object = {}): Promise<string> {
    return (await addMember(this.owner, { firstName, lastName: 'Lin', ...more })).id;
  }

  /** An instant of Tuesday, 16 June, by the clock of New York. */
  at(time: string, date = '2026-06-16'): string {
    return new Date(`${date}T${time}:00-04:00`).toISOString();
  }

  /** Half an hour of a customer on Tuesday at 10, unless told otherwise. */
  async ask(input: Input = {}, { overrules = false, by = this.owner } = {}) {
    const customerId =
      input.isEvent || input.customerId ? {} : { customerId: (await this.#world.business.customer()).id };
    return by.ask(AddAppointment, {
      input: { startsAt: this.at('10:00'), parts: [{ minutes: 30 }], ...customerId, ...input },
      overrules,
    });
  }

  async add(input: Input = {}, options: { overrules?: boolean } = {}): Promise<AppointmentDataFragment> {
    const { data, errors } = await this.ask(input, options);
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data.addAppointment;
  }
}
