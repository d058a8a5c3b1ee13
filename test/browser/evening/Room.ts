import type { Page } from 'playwright-core';
import { steadyPace } from '../../check-ins/paces.js';
import { AGES } from '../../../server/domain/check-ins/waits/service-times.js';
import { Role } from '../../../entities/Role.js';
import { Actor } from '../../world/Actor.js';
import { QueueCounts } from '../../check-ins/queue.generated.js';
import { askDatabase, rowsOfDatabase } from '../database.js';
import type { App } from '../product.js';
import { PASSWORD, Salon } from '../Salon.js';
import { SignIn } from '../../accounts/sign-in.generated.js';
import { EveningLine, type EveningLineQuery } from '../evening.generated.js';
import { Trail, type EventRow } from './Trail.js';

const TABLES = 12;
/** Minutes that a party stays at its table, as far as the quotes know. */
const STAY = 8;

export type Entry = EveningLineQuery['queue']['items'][number];
export interface Told {
  checkIn: string;
  claimedAt: Date | null;
  /** How often it is in the sandbox's outbox. */
  sent: number;
  /** Its party was called up, left or was deleted after it was queued. */
  isDropped: boolean;
}

/** A restaurant with twelve tables that texts its parties, and what its database says. */
export class Room {
  readonly product: App;
  readonly salon: Salon;
  /** Answers with errors that any screen got. */
  readonly refused: string[] = [];

  private constructor(product: App, salon: Salon) {
    this.product = product;
    this.salon = salon;
  }

  static async open(product: App): Promise<Room> {
    const salon = await Salon.open(product.url, { name: 'Trattoria Rosa' });
    const room = new Room(product, salon);
    await room.ask(`update business set plan = 'business' where id = $1`, [salon.businessId]);
    // Of the guests at the tables some go soon and some stay for long.
    const service = { mean: STAY, hazards: AGES.map(() => 1) };
    const pace = steadyPace(new Date(), STAY, { stations: TABLES, service });
    await room.ask('update check_in_app set call_pace = $1 where business_id = $2', [
      JSON.stringify(pace),
      salon.businessId,
    ]);
    await salon.change({ closeTextsEnabled: true, placeLinksEnabled: true });
    return room;
  }

  ask(text: string, values: unknown[] = []): Promise<number> {
    return askDatabase(this.product, text, values);
  }

  /** A colleague of the owner with the same password, signed in. */
  async hire(firstName: string, role: Role): Promise<Actor> {
    const email = `${firstName.toLowerCase()}@example.com`;
    await this.ask(
      `with hired as (
        insert into account (email, password_hash, first_name, last_name, phone, verified_at)
        select $1, password_hash, $2, 'Diaz', phone, now() from account where email = $3 returning id
      ) insert into membership (account_id, business_id, role) select id, $4, $5 from hired`,
      [email, firstName, this.salon.email, this.salon.businessId, role],
    );
    const { signIn } = await new Actor(this.product.url, null).must(SignIn, { email, password: PASSWORD });
    return new Actor(this.product.url, signIn.loginToken!);
  }

  /** Notes every refusal that this screen is answered. */
  listen(page: Page, name: string): Page {
    page.on('response', (response) => {
      if (!response.url().endsWith('/graphql') && response.status() < 400) return;
      void response.text().then(
        (body) => {
          if (response.status() >= 400 || body.includes('"errors":['))
            this.refused.push(`${name}: ${body.slice(0, 300)}`);
        },
        () => undefined, // the page went on
      );
    });
    return page;
  }

  async line(): Promise<Entry[]> {
    return (await this.salon.owner.must(EveningLine)).queue.items;
  }

  async waiting(): Promise<Entry[]> {
    return (await this.line()).filter(({ status }) => status === 'CHECKED_IN');
  }

  /** The counts of the strip, as the API has them. */
  async counts(): Promise<string> {
    const { waiting, ready, overdue, replies } = (await this.salon.owner.must(QueueCounts)).queueCounts;
    return `Waiting ${waiting} Ready ${ready} Overdue ${overdue} Replies ${replies}`;
  }

  async trail(): Promise<Trail> {
    return new Trail(
      await rowsOfDatabase<EventRow & Record<string, unknown>>(
        this.product,
        'select id, check_in_id as "checkIn", kind, at, data from check_in_event order by id',
      ),
    );
  }

  /** The texts to parties that are close. */
  told(): Promise<Told[]> {
    return rowsOfDatabase<Told & Record<string, unknown>>(
      this.product,
      `select check_in_id as "checkIn", claimed_at as "claimedAt", (
         select count(*)::int from sandbox_message s where s.recipient = m.recipient and s.text = m.body
       ) as sent,
       status = 'dropped' and reason in ('The party does not wait any more', 'The check-in was deleted') as "isDropped"
       from message m where template = 'getting-close' order by id`,
    );
  }

  /** Whether a text reached this phone. */
  async hasText(phone: string): Promise<boolean> {
    return (await this.ask('select from sandbox_message where recipient = $1', [`+1${phone}`])) > 0;
  }

  /** As the customer who texts back. */
  async reply(phone: string, body: string): Promise<void> {
    const { url } = this.product;
    const answer = await fetch(`${url}/sandbox/outbox/reply`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ phone: `1${phone}`, body }),
      redirect: 'manual',
    });
    if (answer.status !== 303 || answer.headers.get('location')?.includes('problem'))
      throw new Error(`The reply was not taken: ${answer.status} ${answer.headers.get('location')}`);
  }
}
