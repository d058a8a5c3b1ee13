import { Parties } from '../messages/Parties.js';
import type { World } from '../world/World.js';
import { ConfirmBooking, HoldTime } from './booking.generated.js';

export const NAMED = { firstName: 'Ann', lastName: 'Lee', phone: '(212) 555-0142' };

/** What a customer does who books, and what reaches them. The clock stands at noon of Monday, 15 June 2026, in New York. */
export class BookingSteps {
  readonly parties: Parties;

  constructor(readonly world: World) {
    this.parties = new Parties(world);
  }

  /** An instant of Monday, 22 June, by the clock of New York. */
  at(time: string, date = '2026-06-22'): string {
    return new Date(`${date}T${time}:00-04:00`).toISOString();
  }

  /** Somebody holds Monday at 10. */
  hold(input: object = {}, businessId = this.world.business.id) {
    return this.world.anonymous.ask(HoldTime, {
      businessId,
      input: { ...NAMED, startsAt: this.at('10:00'), parts: [{}], channel: 'TEXT', ...input },
    });
  }

  async held(input: object = {}) {
    const { data, errors } = await this.hold(input);
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data.holdTime;
  }

  async deliver(): Promise<void> {
    const queued = await this.world.rows<{ id: string }>(
      this.world.business.id,
      `select id from message where status = 'queued' order by id`,
    );
    for (const { id } of queued) await this.parties.deliver(id);
  }

  /** The code that reached the customer last, by text or else by mail. */
  async code(by?: string): Promise<string> {
    await this.deliver();
    const { twilio, mails } = this.parties;
    const words = by === 'EMAIL' ? mails.map(({ subject }) => subject) : twilio.texts.map(({ body }) => body as string);
    return /\b(\d{6})\b/.exec(words.at(-1) ?? mails.at(-1)!.subject)![1]!;
  }

  confirm(token: string, code: string) {
    return this.world.anonymous.ask(ConfirmBooking, { token, code });
  }

  async books(input: { channel?: string; [key: string]: unknown } = {}) {
    const { token } = await this.held(input);
    const { data, errors } = await this.confirm(token, await this.code(input.channel));
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data.confirmBooking;
  }
}
