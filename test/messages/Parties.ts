import { Plan } from '../../entities/Plan.js';
import type { Context } from '../../server/core/context.js';
import { DELIVER_MESSAGE } from '../../server/core/messages/deliver-message-job.js';
import type { MessageKind } from '../../server/core/messages/define-message.js';
import { receiveText } from '../../server/core/messages/receive-text.js';
import { recordDelivery, type Delivery } from '../../server/core/messages/record-delivery.js';
import type { OptOut } from '../../server/core/messages/reply-kind.js';
import type { SentMessage } from '../../server/core/messages/sent-message.js';
import { PARTY_MESSAGES } from '../../server/domain/check-ins/messages/party-messages.js';
import { sendToParty, type PartyMessage } from '../../server/domain/check-ins/messages/send-to-party.js';
import { DeliveryFailure } from '../../server/core/messages/DeliveryFailure.js';
import type { OutgoingMail } from '../../server/core/messages/mail.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import type { World } from '../world/World.js';
import { Twilio } from './Twilio.js';
import { CallUp } from '../check-ins/status.generated.js';

export interface Party {
  id: string;
  publicId: string;
  phone: string;
  firstName: string;
}
export interface PartyMessageOfTest extends Partial<PartyMessage> {
  checkInId: string;
  template:
    'call-up' | 'place-link' | 'getting-close' | 'feedback-request' | 'host-answer' | 'more-time' | 'left-by-text';
  data?: { text?: string; minutes?: string };
}
export type MessageRow = {
  id: string;
  channel: string;
  template: string;
  recipient: string;
  status: string;
  reason: string | null;
  body: string | null;
  error_code: string | null;
  provider_id: string | null;
  sender: string | null;
  allowance_month: string | null;
};

/** What somebody who works here asks for. */
const STAFF = new Set<PartyMessageOfTest['template']>(['call-up', 'host-answer']);

/** Parties of one business and what is sent to them, by a provider of the test. */
export class Parties {
  readonly twilio = new Twilio();
  readonly mails: OutgoingMail[] = [];
  /** The provider refuses every mail. */
  refusesMails = false;
  #texts = 0;

  constructor(
    readonly world: World,
    readonly business: TestBusiness = world.business,
  ) {}

  static async open(
    world: World,
    { name = 'Salon Rosa', plan = Plan.STANDARD, timeZone = 'America/New_York' } = {},
  ): Promise<Parties> {
    return new Parties(world, await world.aBusiness({ name, plan, timeZone }));
  }

  async party(
    firstName = 'Ann',
    { email = null as string | null, phone = this.world.newPhone() } = {},
  ): Promise<Party> {
    const customer = await this.business.customer(firstName, 'Lee', phone);
    if (email) await this.business.changeCustomer(customer, { email });
    const { id, publicId } = await this.business.checkIn(customer);
    return { id, publicId, phone: `+1${phone}`, firstName };
  }

  async callUp(id: string, channel: 'TEXT' | 'CALL' = 'TEXT') {
    return (await this.business.owner.must(CallUp, { id, channel })).callUp;
  }

  /** Sends by the door, as operations and jobs do. */
  send({ template, data = { text: '' }, ...message }: PartyMessageOfTest): Promise<SentMessage> {
    const kind = PARTY_MESSAGES.find((one) => one.kind === template)! as MessageKind<{ text?: string }>;
    return this.inBusiness((context) =>
      sendToParty(
        context,
        kind,
        { channel: 'text', fallBack: true, trigger: STAFF.has(template) ? 'staff' : 'stranger', ...message },
        data,
      ),
    );
  }

  get number(): string {
    return this.world.app.dependencies.config.textsFrom;
  }

  /** Runs the job of one message, as the worker would. */
  deliver(messageId: string, { isLast = false, dependencies = this.world.app.dependencies } = {}): Promise<void> {
    const mail = {
      send: async (sent: OutgoingMail) => {
        if (this.refusesMails) throw new DeliveryFailure('refused', 'SendGrid answered 400');
        this.mails.push(sent);
        return { providerId: 'mail' };
      },
    };
    const providers = { ...dependencies.providers, mail, texts: this.twilio };
    return this.world.runJob(
      DELIVER_MESSAGE,
      this.business.id,
      { messageId },
      { isLast, dependencies: { ...dependencies, providers, ownPort: () => 5000 } },
    );
  }

  /** Delivers all that waits, and what that brings. */
  async deliverAll(): Promise<void> {
    for (;;) {
      const [next] = await this.rows<{ id: string }>(
        `select id from message where status = 'queued' and check_in_id is not null order by id limit 1`,
      );
      if (!next) return;
      await this.deliver(next.id);
    }
  }

  /** The phone writes to the number that texted it. */
  async texts(phone: string, body: string, { optOut = null as OptOut | null, providerId = '' } = {}): Promise<void> {
    this.#texts += 1;
    await receiveText(this.world.app.dependencies, {
      from: phone,
      to: this.number,
      body,
      optOut,
      providerId: providerId || `SMin${this.business.id}-${this.#texts}`,
    });
  }

  report(delivery: Delivery): Promise<void> {
    return this.inBusiness((context) => recordDelivery(context, delivery));
  }

  messages(): Promise<MessageRow[]> {
    return this.rows<MessageRow>(
      'select id, channel, template, recipient, status, reason, body, error_code, provider_id, sender, allowance_month from message where check_in_id is not null order by id',
    );
  }

  async used(): Promise<number> {
    return (await this.rows<{ used: number }>('select coalesce(sum(used), 0)::int as used from text_allowance'))[0]!
      .used;
  }

  async entry(id: string): Promise<Record<string, unknown>> {
    return (
      await this.rows(
        'select status, notified_at, hold_until, reply, replied_at, cancel_by, canceled_at, readied_at from check_in where id = $1',
        [id],
      )
    )[0]!;
  }

  async events(id: string): Promise<{ kind: string; actor: string; data: Record<string, unknown> }[]> {
    return this.rows('select kind, actor, data from check_in_event where check_in_id = $1 order by id', [id]);
  }

  rows<Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.world.rows<Row>(this.business.id, text, values);
  }

  inBusiness<T>(work: (context: Context) => Promise<T>): Promise<T> {
    return this.world.inContext(this.business.id, work);
  }
}
