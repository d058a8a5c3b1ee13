import type { CheckInStatus } from '../../entities/CheckInStatus.js';
import { Role } from '../../entities/Role.js';
import { Actor } from './Actor.js';
import type { World } from './World.js';
import { LaunchKiosk, StartPhoneSession } from '../check-in-app/kiosk.generated.js';
import { AddCheckIn } from '../check-ins/check-in.generated.js';

export interface TestCustomer {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
}
export interface TestCheckIn {
  id: string;
  publicId: string;
  version: number;
  status: keyof typeof CheckInStatus;
  position: number | null;
}

/** A business of the test world and its people. */
export class TestBusiness {
  readonly world: World;
  readonly id: string;
  readonly owner: Actor;
  readonly publicToken: string;

  constructor(world: World, id: string, owner: Actor, publicToken: string) {
    this.world = world;
    this.id = id;
    this.owner = owner;
    this.publicToken = publicToken;
  }

  /** A signed-in member with this role. */
  as(role: Role): Promise<Actor> {
    return this.world.aMember(this.id, role);
  }

  /** A launched kiosk. */
  async kiosk(name = 'Front desk'): Promise<Actor> {
    const { launchKiosk } = await this.owner.must(LaunchKiosk, { name });
    return new Actor(this.owner.url, launchKiosk.token);
  }

  /** A phone that scanned the QR code. */
  async phone(): Promise<Actor> {
    const { startPhoneSession } = await this.world.anonymous.must(StartPhoneSession, { publicToken: this.publicToken });
    return new Actor(this.owner.url, startPhoneSession.token);
  }

  customer(firstName = 'Ann', lastName = 'Lee', phone = this.world.newPhone()): Promise<TestCustomer> {
    return this.world.aCustomer(this.id, { firstName, lastName, phone });
  }

  /** A party that the host checks in, through the API. */
  async checkIn(customer?: TestCustomer, input: Record<string, unknown> = {}): Promise<TestCheckIn> {
    const { id } = customer ?? (await this.customer());
    const { addCheckIn } = await this.owner.must(AddCheckIn, {
      input: { customerId: id, ...input },
    });
    return addCheckIn;
  }
}
