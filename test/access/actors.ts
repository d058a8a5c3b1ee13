import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { SignOut } from '../accounts/sign-in.generated.js';

interface ActorEntry {
  /** The refusal of a call that nobody said they may make. */
  refused: 'UNAUTHENTICATED' | 'FORBIDDEN';
  /** Belongs to the business: everybody else learns nothing personal of its customers. */
  isInsider?: true;
  /** Somebody to call with, seen from this business. */
  at(business: TestBusiness): Actor | Promise<Actor>;
}

const STRANGER: ActorEntry = { refused: 'UNAUTHENTICATED', at: ({ world }) => world.anonymous };
const member = (role: Role): ActorEntry => ({
  refused: 'FORBIDDEN',
  isInsider: true,
  at: (business) => business.as(role),
});

/** Every kind of caller; the tables of who may call what name those who may. */
const ENTRIES = {
  anonymous: STRANGER,
  /** Holds a party's private link, which is no credential. */
  link: STRANGER,
  phone: { refused: 'FORBIDDEN', at: (business) => business.phone() },
  kiosk: { refused: 'FORBIDDEN', at: (business) => business.kiosk() },
  staff: member(Role.STAFF),
  'front desk': member(Role.FRONT_DESK),
  manager: member(Role.MANAGER),
  owner: member(Role.OWNER),
  'other owner': { refused: 'FORBIDDEN', at: async ({ world }) => (await world.aBusiness({ name: 'Other' })).owner },
  /** Held a session that has ended. */
  expired: {
    refused: 'UNAUTHENTICATED',
    async at(business) {
      const actor = await business.as(Role.OWNER);
      await actor.must(SignOut);
      return actor;
    },
  },
} satisfies Record<string, ActorEntry>;

export type ActorName = keyof typeof ENTRIES;
export const ACTORS: Readonly<Record<ActorName, ActorEntry>> = ENTRIES;
export const ACTOR_NAMES = Object.keys(ENTRIES) as ActorName[];
