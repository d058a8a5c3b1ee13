import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { SignOut } from '../accounts/sign-in.generated.js';

export type ActorName =
  'anonymous' | 'link' | 'phone' | 'kiosk' | 'staff' | 'front desk' | 'manager' | 'owner' | 'other owner' | 'expired';

/** Who belongs to the business: everybody else learns nothing personal of its customers. */
export const INSIDERS: readonly ActorName[] = ['staff', 'front desk', 'manager', 'owner'];

/** Somebody to call with, seen from this business. `link` holds a party's private link, which is no credential. */
export async function actorOf(name: ActorName, business: TestBusiness): Promise<Actor> {
  const { world } = business;
  switch (name) {
    case 'anonymous':
    case 'link':
      return world.anonymous;
    case 'phone':
      return business.phone();
    case 'kiosk':
      return business.kiosk();
    case 'staff':
      return business.as(Role.STAFF);
    case 'front desk':
      return business.as(Role.FRONT_DESK);
    case 'manager':
      return business.as(Role.MANAGER);
    case 'owner':
      return business.as(Role.OWNER);
    case 'other owner':
      return (await world.aBusiness({ name: 'Other' })).owner;
    case 'expired': {
      const actor = await business.as(Role.OWNER);
      await actor.must(SignOut);
      return actor;
    }
  }
}
