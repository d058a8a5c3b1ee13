import type { World } from '../world/World.js';
import { ReadOwnBooking, type OwnBookingDataFragment } from './booking-link.generated.js';
import { BookingSteps } from './BookingSteps.js';

/** What a customer does who comes by the link of a booking. The clock stands at noon of Monday, 15 June 2026, in New York. */
export class LinkSteps extends BookingSteps {
  constructor(world: World) {
    super(world);
  }

  /** All that waits is sent; the token of the last link of it, in a mail or a text. */
  async link(by: 'mail' | 'text' = 'mail'): Promise<string> {
    await this.deliver();
    const words =
      by === 'mail'
        ? this.parties.mails.map(({ text }) => text)
        : this.parties.twilio.texts.map(({ body }) => body as string);
    const found = words.map((text) => /\/booking\/([\w-]+)/.exec(text)?.[1]).filter((token) => token !== undefined);
    return found.at(-1)!;
  }

  /** Ann asked for Monday at 10 with a code by e-mail; the token of the link that she got there. */
  async asked(input: object = {}): Promise<string> {
    await this.books({ email: 'ann@example.com', channel: 'EMAIL', ...input });
    return this.link();
  }

  async read(token: string): Promise<OwnBookingDataFragment> {
    return (await this.world.anonymous.must(ReadOwnBooking, { token })).ownBooking;
  }
}
