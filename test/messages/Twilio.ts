import { DeliveryFailure } from '../../server/core/messages/DeliveryFailure.js';
import type { OutgoingCall, OutgoingText, Texts } from '../../server/core/messages/texts.js';

/** What the provider does with the next text or call: refuse it, take it and answer when something else is over, have it without an answer arriving, lose it on the way, take it and hang. */
type Planned =
  | { refuses: string }
  | { later: true }
  | { takesItThen: () => Promise<unknown> }
  | 'takes it silently'
  | 'loses it'
  | 'takes it and hangs';

/** Stands in for the provider: keeps what it took, and can be asked. */
export class Twilio implements Texts {
  readonly texts: OutgoingText[] = [];
  readonly calls: OutgoingCall[] = [];
  finds = 0;
  /** It cannot be asked. */
  isAway = false;
  #planned: Planned[] = [];

  plan(...planned: Planned[]): void {
    this.#planned.push(...planned);
  }

  send(text: OutgoingText): Promise<{ providerId: string }> {
    return this.#take(text, this.texts);
  }

  call(call: OutgoingCall): Promise<{ providerId: string }> {
    return this.#take(call, this.calls);
  }

  async find(to: string, body: string): Promise<{ providerId: string } | null> {
    this.finds += 1;
    if (this.isAway) throw new DeliveryFailure('later', 'Twilio was not reached: ECONNREFUSED');
    const index = this.texts.findIndex((text) => text.to === to && text.body === body);
    return index < 0 ? null : { providerId: `SM${index}` };
  }

  bodies(): string[] {
    return this.texts.map(({ body }) => body);
  }

  async #take<Message>(message: Message, into: Message[]): Promise<{ providerId: string }> {
    const plan = this.#planned.shift();
    if (typeof plan === 'object' && 'later' in plan)
      throw new DeliveryFailure('later', 'Twilio was not reached: ECONNREFUSED');
    if (typeof plan === 'object' && 'refuses' in plan)
      throw new DeliveryFailure('refused', 'Twilio answered 400', plan.refuses);
    if (plan === 'loses it') throw new DeliveryFailure('unknown', 'Twilio was not reached: ECONNRESET');
    into.push(message);
    if (typeof plan === 'object') await plan.takesItThen();
    if (plan === 'takes it silently') throw new DeliveryFailure('unknown', 'Twilio was not reached: ECONNRESET');
    if (plan === 'takes it and hangs') await new Promise(() => {});
    return { providerId: `SM${into.length - 1}` };
  }
}
