import { TELL_OF_ONLINE_CHANGES } from '../../server/domain/appointments/online-changes/note-online-change.js';
import { ReadViewer } from '../accounts/sign-in.generated.js';
import type { Actor } from '../world/Actor.js';
import type { World } from '../world/World.js';
import { ReadCalendar, SetAppointmentFlag, UpdateCalendarSettings } from './appointments.generated.js';
import { CancelBooking, MoveBooking } from './booking-link.generated.js';
import { LinkSteps } from './LinkSteps.js';

export const emailOf = async (actor: Actor): Promise<string> => (await actor.must(ReadViewer)).viewer!.email;

/** What customers do online, and the mails by which the business is told of it. */
export class OnlineChangeSteps extends LinkSteps {
  #waiting: { runAt: Date }[] = [];

  constructor(world: World) {
    super(world);
  }

  settings(bookingMail: 'NOBODY' | 'OWNERS' | 'STAFF') {
    return this.world.business.owner.must(UpdateCalendarSettings, { input: { bookingMail } });
  }

  cancel(token: string, startsAt = this.at('10:00')) {
    return this.world.anonymous.must(CancelBooking, { token, startsAt });
  }

  move(token: string, startsAt: string, seen = this.at('10:00')) {
    return this.world.anonymous.must(MoveBooking, { token, seen, startsAt });
  }

  async booked() {
    const { calendar } = await this.world.business.owner.must(ReadCalendar, { firstDate: '2026-06-22', days: 1 });
    return calendar.appointments;
  }

  /** Ids of the appointments of Monday, by start. */
  async ids(): Promise<string[]> {
    return (await this.booked()).map(({ id }) => id);
  }

  /** The owner sets where the first appointment stands. */
  async flagged(flag: 'CONFIRMED' | 'CANCELED') {
    const { id, version } = (await this.booked())[0]!;
    await this.world.business.owner.must(SetAppointmentFlag, { id, flag, version });
  }

  /** Five minutes later: the jobs that are due run, each once. */
  async jobsRun(): Promise<void> {
    this.world.clock.forward(300_000);
    const jobs = [...this.#waiting, ...(await this.world.jobs(TELL_OF_ONLINE_CHANGES.name))];
    await this.world.forgetJobs();
    this.#waiting = jobs.filter(({ runAt }) => runAt > this.world.clock.now());
    for (const job of jobs)
      if (!this.#waiting.includes(job)) await this.world.runJob(TELL_OF_ONLINE_CHANGES, this.world.business.id, {});
  }

  /** Jobs that were put off run, and their mails leave. */
  async toldLater() {
    const jobs = [...this.#waiting, ...(await this.world.jobs(TELL_OF_ONLINE_CHANGES.name))];
    if (jobs.length === 0) throw new Error('No job was put off');
    this.#waiting = [];
    await this.world.forgetJobs();
    await this.world.runJob(TELL_OF_ONLINE_CHANGES, this.world.business.id, {});
    await this.deliver();
    return this.mails();
  }

  /** The jobs run, and their mails leave. */
  async told() {
    await this.jobsRun();
    await this.deliver();
    return this.mails();
  }

  /** Mails to the business, without those to the customer. */
  mails() {
    return this.parties.mails.filter(({ text }) => text.includes('in the settings of the calendar'));
  }

  async recipients(): Promise<string[]> {
    return (await this.told()).map(({ recipient }) => recipient);
  }
}
