import { OFFER_FREED_TIMES } from '../../server/domain/businesses/note-free-time.js';
import { EXPIRE_OFFER } from '../../server/domain/appointments/standby/expire-offer.js';
import { Parties } from '../messages/Parties.js';
import type { World } from '../world/World.js';
import { AppointmentSteps } from './AppointmentSteps.js';
import { SetAppointmentFlag } from './appointments.generated.js';
import { ConfirmStandby, ReadStandby, RequestStandby } from './standby.generated.js';

const OFFER_MS = 15 * 60_000;
const UNDO_MS = 20_000;

/** Who waits for a time on Monday, 22 June 2026, and what reaches them. The clock stands at noon of Monday, 15 June, in New York. */
export class StandbySteps {
  readonly parties: Parties;
  readonly staff: AppointmentSteps;

  constructor(readonly world: World) {
    this.parties = new Parties(world);
    this.staff = new AppointmentSteps(world);
  }

  at(time: string, date = '2026-06-22'): string {
    return this.staff.at(time, date);
  }

  ask(input: object = {}) {
    return this.world.anonymous.ask(RequestStandby, {
      businessId: this.world.business.id,
      input: {
        firstName: 'Ann',
        lastName: 'Lee',
        phone: '2125550142',
        firstDate: '2026-06-22',
        lastDate: '2026-06-22',
        parts: [{}],
        channel: 'TEXT',
        ...input,
      },
    });
  }

  async asked(input: object = {}) {
    const { data, errors } = await this.ask(input);
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
    return data.requestStandby;
  }

  /** Somebody with this first name and phone is in line; their token. */
  async waits(firstName: string, phone: string, input: object = {}): Promise<string> {
    const { token } = await this.asked({ firstName, phone, ...input });
    await this.world.anonymous.must(ConfirmStandby, { token, code: await this.code() });
    await this.deliver();
    return token;
  }

  async deliver(): Promise<void> {
    const queued = await this.world.rows<{ id: string }>(
      this.world.business.id,
      `select id from message where status = 'queued' and template like 'standby%' order by id`,
    );
    for (const { id } of queued) await this.parties.deliver(id);
  }

  /** The code that reached the customer last, by text or else by mail. */
  async code(): Promise<string> {
    await this.deliver();
    return /\b(\d{6})\b/.exec(this.parties.twilio.texts.at(-1)?.body ?? this.parties.mails.at(-1)!.subject)![1]!;
  }

  /** Two appointments take up all of Monday for a staff member: from 9 to 10, and the rest. */
  async fills(staffId: string, date = '2026-06-22') {
    const first = await this.staff.add({ startsAt: this.at('09:00', date), parts: [{ staffId, minutes: 60 }] });
    const rest = await this.staff.add({ startsAt: this.at('10:00', date), parts: [{ staffId, minutes: 420 }] });
    return { first, rest };
  }

  async cancels(id: string): Promise<void> {
    await this.staff.owner.must(SetAppointmentFlag, { id, flag: 'CANCELED', version: 1 });
  }

  /** What the jobs do that a freed time brought about, once nothing can be undone any more. */
  async offers(): Promise<void> {
    if ((await this.offerJobs()).length === 0) throw new Error('No job offers freed times');
    await this.world.forgetJobs();
    this.world.clock.forward(UNDO_MS);
    await this.offersFrom('0');
    await this.deliver();
  }

  /** A run from a place in line, and those with which it goes on. */
  async offersFrom(after: string): Promise<void> {
    await this.world.runJob(OFFER_FREED_TIMES, this.world.business.id, { after });
    const next = (await this.offerJobs()).findLast(({ payload }) => Number(payload['after'] ?? 0) > Number(after));
    if (next) await this.offersFrom(next.payload['after']!);
  }

  offerJobs() {
    return this.world.jobs(OFFER_FREED_TIMES.name);
  }

  /** Nobody answered the offers within their 15 minutes. */
  async runsOut(): Promise<void> {
    this.world.clock.forward(OFFER_MS);
    const jobs = await this.world.jobs(EXPIRE_OFFER.name);
    for (const { payload } of jobs)
      await this.world.runJob(EXPIRE_OFFER, this.world.business.id, payload as { standbyId: string; offerId: string });
  }

  async replies(phone: string, body: string, more: object = {}): Promise<void> {
    await this.parties.texts(`+1${phone}`, body, more);
    await this.deliver();
  }

  async read(token: string) {
    return (await this.world.anonymous.must(ReadStandby, { token })).standby;
  }

  /** Texts to a phone, the last one last. */
  textsTo(phone: string): string[] {
    return this.parties.twilio.texts.filter(({ to }) => to === `+1${phone}`).map(({ body }) => body);
  }
}
