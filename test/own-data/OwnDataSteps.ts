import { FORGET_OWN_DATA_LINK, SEND_OWN_DATA_LINK } from '../../server/domain/own-data/own-data-jobs.js';
import { Parties } from '../messages/Parties.js';
import type { World } from '../world/World.js';
import { RequestOwnData } from './own-data.generated.js';

type Address = { phone?: string; email?: string };

/** What a customer does who asks for the link, and what reaches them. */
export class OwnDataSteps {
  readonly parties: Parties;

  constructor(readonly world: World) {
    this.parties = new Parties(world);
  }

  get businessId(): string {
    return this.parties.business.id;
  }

  request(address: Address, headers: Record<string, string> = {}) {
    return this.world.anonymous.ask(RequestOwnData, { businessId: this.businessId, ...address }, headers);
  }

  /** Looks up who asked, as the jobs do, and sends all that waits. */
  async work(): Promise<void> {
    for (const { payload } of await this.world.jobs(SEND_OWN_DATA_LINK.name))
      await this.world.runJob(SEND_OWN_DATA_LINK, this.businessId, payload as { linkId: string });
    await this.world.forgetJobs();
    await this.deliver();
  }

  /** Deletes the links that have ended, as their jobs do. */
  async forget(): Promise<void> {
    for (const { payload } of await this.world.jobs(FORGET_OWN_DATA_LINK.name))
      await this.world.runJob(FORGET_OWN_DATA_LINK, this.businessId, payload as { linkId: string });
  }

  async deliver(): Promise<void> {
    const queued = await this.world.rows<{ id: string }>(
      this.businessId,
      `select id from message where status = 'queued' order by id`,
    );
    for (const { id } of queued) await this.parties.deliver(id);
  }

  get texts(): { to: string; body: string }[] {
    return this.parties.twilio.texts;
  }

  /** The token that reached a phone or a mailbox last. */
  async link(address: Address): Promise<string> {
    await this.request(address);
    await this.work();
    const words = address.phone ? this.texts.at(-1)!.body : this.parties.mails.at(-1)!.text;
    return /\/md\/(\S+)/.exec(words)![1]!;
  }
}
