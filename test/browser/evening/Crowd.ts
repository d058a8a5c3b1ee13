import { Actor } from '../../world/Actor.js';
import { newPhone, type Salon } from '../Salon.js';
import { LaunchKiosk, StartPhoneSession } from '../../check-in-app/kiosk.generated.js';
import { AddCheckIn, CheckIn } from '../../check-ins/check-in.generated.js';
import { AddPerson } from '../../customers/customers.generated.js';

export interface Guest {
  firstName: string;
  lastName: string;
  phone: string;
  partySize: number;
}
type Way = 'kiosk' | 'phone' | 'host';
export interface Joined extends Guest {
  id: string;
  publicId: string;
  way: Way;
}

const FIRST = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gina', 'Hugo'];
const BEGIN = ['Bar', 'Cal', 'Der', 'Fal', 'Gor', 'Har', 'Jan', 'Kel', 'Lor', 'Mar'];
const END = ['den', 'fort', 'ley', 'man', 'ner', 'ridge', 'ston', 'wick'];
const SIZES = [2, 2, 4, 1, 2, 3, 6, 2, 5, 8];

/** The names of no two guests hold each other. */
export const guest = (index: number): Guest => ({
  firstName: FIRST[index % FIRST.length]!,
  lastName: `${BEGIN[Math.floor(index / END.length) % BEGIN.length]!}${END[index % END.length]!}`,
  phone: newPhone(),
  partySize: SIZES[index % SIZES.length]!,
});
export const nameOf = ({ firstName, lastName }: Guest): string => `${firstName} ${lastName}`;

/** Everybody who joins through the API, each as such a caller does; a refusal throws. */
export class Crowd {
  readonly joined: Joined[] = [];
  readonly #salon: Salon;
  readonly #kiosk: Actor;
  readonly #hosts: Actor[];

  private constructor(salon: Salon, kiosk: Actor, hosts: Actor[]) {
    this.#salon = salon;
    this.#kiosk = kiosk;
    this.#hosts = hosts;
  }

  static async of(salon: Salon, hosts: Actor[]): Promise<Crowd> {
    const { launchKiosk } = await salon.owner.must(LaunchKiosk, { name: 'Bar' });
    return new Crowd(salon, new Actor(salon.url, launchKiosk.token), hosts);
  }

  async join(index: number): Promise<Joined> {
    const way = (['kiosk', 'phone', 'phone', 'host'] as const)[index % 4]!;
    const party = guest(index);
    const { firstName, lastName, phone, partySize } = party;
    const actor = await this.#callerOf(way, index);
    const { handle } = (await actor.must(AddPerson, { input: { firstName, lastName, phone } })).addPerson;
    const input = { handle, partySize };
    const { id, publicId } =
      way === 'host'
        ? (await actor.must(AddCheckIn, { input })).addCheckIn
        : await actor
            .must(CheckIn, { input })
            .then(({ checkIn }) => ({ id: checkIn.checkInId, publicId: checkIn.publicId! }));
    const joined = { ...party, id, publicId, way };
    this.joined.push(joined);
    return joined;
  }

  /** So many at a time, as fast as they are taken. */
  async rush(indexes: readonly number[], atOnce = 3): Promise<void> {
    const left = [...indexes];
    const next = async () => {
      for (let index = left.shift(); index !== undefined; index = left.shift()) await this.join(index);
    };
    await Promise.all(Array.from({ length: atOnce }, next));
  }

  /** Every phone has a session of its own, behind the one address of the test. */
  async #callerOf(way: Way, index: number): Promise<Actor> {
    if (way === 'kiosk') return this.#kiosk;
    if (way === 'host') return this.#hosts[index % this.#hosts.length]!;
    const { url, publicToken } = this.#salon;
    const { startPhoneSession } = await new Actor(url, null).must(StartPhoneSession, { publicToken });
    return new Actor(url, startPhoneSession.token);
  }
}
