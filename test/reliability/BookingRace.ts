import { AddAppointment, SetAppointmentFlag, UpdateAppointment } from '../appointments/appointments.generated.js';
import { HoldTime } from '../appointments/booking.generated.js';
import { Actor } from '../world/Actor.js';
import { ask } from './superuser.js';

/** What a contender does; `move` brings an appointment from another time, `cancel` wants nothing of the slot. */
type Kind = 'hold' | 'rest' | 'add' | 'move' | 'cancel';
/** Of ten contenders. */
const KINDS: readonly Kind[] = ['hold', 'add', 'rest', 'hold', 'move', 'hold', 'cancel', 'add', 'rest', 'hold'];

export interface Contender {
  kind: Kind;
  /** `won` the slot, was told that it is `taken` with free times, was `done` with something else, or `turned away` by a server with too much to do. */
  outcome: 'won' | 'taken' | 'done' | 'turned away' | { unexpected: unknown };
  ms: number;
  phone: string;
  /** Of a hold over GraphQL. */
  token?: string;
}

interface Place {
  folder: string;
  urls: readonly string[];
  ownerToken: string;
  businessId: string;
  staffId: string;
}

interface Crowd {
  size: number;
  atOnce: number;
  from: number;
  customerId: string;
}

interface Refusal {
  code?: string;
  details?: { times?: unknown[] };
}

const HALF_HOUR = 1_800_000;
const AT_ONCE = 10;

/** Many who want one slot at the same time, half of them through each process, everyone from an address of their own. */
export class BookingRace {
  readonly #place: Place;
  readonly #startsAt: string;
  #others: string[] = [];

  private constructor(place: Place, startsAt: string) {
    this.#place = place;
    this.#startsAt = startsAt;
  }

  /** With an appointment at another time for each contender who moves or cancels one. */
  static async prepare(place: Place, startsAt: string, { size, customerId }: { size: number; customerId: string }) {
    const race = new BookingRace(place, startsAt);
    const count = Array.from({ length: size }, (_, index) => kindOf(index)).filter(
      (kind) => kind === 'move' || kind === 'cancel',
    ).length;
    for (let begin = 0; begin < count; begin += AT_ONCE)
      race.#others.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - begin) }, async (_, index) => {
            const at = new Date(Date.parse(startsAt) + 86_400_000 + (begin + index) * HALF_HOUR).toISOString();
            const parts = [{ staffId: place.staffId, minutes: 30 }];
            const input = { customerId, startsAt: at, parts };
            return (await race.#owner(index).must(AddAppointment, { input })).addAppointment.id;
          }),
        )),
      );
    return race;
  }

  /** So many at once as are let in. `from` numbers the phones. */
  async run({ size, atOnce, from, customerId }: Crowd): Promise<Contender[]> {
    const others = [...this.#others];
    const contend = async (index: number): Promise<Contender> => {
      const kind = kindOf(index);
      const phone = String(2_125_550_000 + from + index);
      const other = kind === 'move' || kind === 'cancel' ? others.pop()! : '';
      const began = performance.now();
      const result = await this.#contend(kind, { index, phone, other, customerId }).catch((error: unknown) => ({
        outcome: { unexpected: String(error) },
      }));
      return { kind, phone, ...result, ms: performance.now() - began };
    };
    const contenders: Contender[] = [];
    let next = 0;
    const comeIn = async (): Promise<void> => {
      while (next < size) {
        const index = next;
        next += 1;
        contenders.push(await contend(index));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, comeIn));
    return contenders;
  }

  /** What has the slot: rows of appointments and of holds. */
  async taken(): Promise<{ appointmentId: string | null; holdId: string | null }[]> {
    return ask(
      this.#place.folder,
      `select appointment_id as "appointmentId", hold_id as "holdId" from booked_time
       where business_id = $1 and staff_id = $2 and is_live and starts_at < $3::timestamptz + interval '30 minutes' and ends_at > $3`,
      [this.#place.businessId, this.#place.staffId, this.#startsAt],
    );
  }

  #owner(index: number): Actor {
    const { urls, ownerToken } = this.#place;
    return new Actor(urls[index % urls.length]!, ownerToken);
  }

  async #contend(
    kind: Kind,
    { index, phone, other, customerId }: { index: number; phone: string; other: string; customerId: string },
  ): Promise<Pick<Contender, 'outcome' | 'token'>> {
    const { urls, businessId, staffId } = this.#place;
    const startsAt = this.#startsAt;
    const headers = { 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
    const stranger = new Actor(urls[index % urls.length]!, null);
    const owner = this.#owner(index);
    const person = { firstName: 'Ann', lastName: 'Lee', phone };
    switch (kind) {
      case 'hold': {
        const input = { ...person, startsAt, parts: [{ staffId }], channel: 'TEXT' as const };
        const { data, errors, status } = await stranger.ask(HoldTime, { businessId, input }, headers);
        return data
          ? { outcome: 'won', token: data.holdTime.token }
          : { outcome: outcomeOf(errors?.[0]?.extensions, status) };
      }
      case 'rest': {
        const start = Date.parse(startsAt);
        const bookingData = { businessID: businessId, staffID: staffId, start, end: start + HALF_HOUR };
        const answer = await stranger.post<Refusal>(
          '/api/business/send-booking-code',
          { customer: person, isVerifyByText: 1, bookingData },
          headers,
        );
        if (answer.status === 200) return { outcome: 'won' };
        return { outcome: outcomeOf(answer.body, answer.status) };
      }
      case 'add': {
        const input = { customerId, startsAt, parts: [{ staffId, minutes: 30 }] };
        const { data, errors, status } = await owner.ask(AddAppointment, { input }, headers);
        return { outcome: data ? 'won' : outcomeOf(errors?.[0]?.extensions, status) };
      }
      case 'move': {
        const { data, errors, status } = await owner.ask(
          UpdateAppointment,
          { id: other, input: { startsAt } },
          headers,
        );
        return { outcome: data ? 'won' : outcomeOf(errors?.[0]?.extensions, status) };
      }
      case 'cancel': {
        const flag = { id: other, flag: 'CANCELED' as const, version: 1 };
        const { data, errors, status } = await owner.ask(SetAppointmentFlag, flag, headers);
        return { outcome: data ? 'done' : outcomeOf(errors?.[0]?.extensions, status) };
      }
    }
  }
}

const kindOf = (index: number): Kind => KINDS[index % KINDS.length]!;

/** A refusal is `taken` with free times nearby; any other is none that a contender may get. */
function outcomeOf(refusal: Refusal | undefined, status: number): Contender['outcome'] {
  if (status === 503) return 'turned away';
  const isTaken = status < 500 && refusal?.code === 'SLOT_TAKEN' && (refusal.details?.times?.length ?? 0) > 0;
  return isTaken ? 'taken' : { unexpected: { status, refusal } };
}
