import { registerEnumType } from 'type-graphql';

/** Ruling 4. The numbers are what the database and the REST mirror hold. */
export enum Role {
  OWNER = 1,
  MANAGER = 2,
  FRONT_DESK = 3,
  STAFF = 4,
}

registerEnumType(Role, {
  name: 'Role',
  description: 'Role of an account at a business.',
  valuesConfig: {
    OWNER: { description: 'Everything. 1 on the REST mirror.' },
    MANAGER: {
      description:
        'Everything but billing, plan, API keys, exports, erasure and changing the owner. 2 on the REST mirror.',
    },
    FRONT_DESK: {
      description: 'Check-ins, appointments, customers and the kiosk; reads the rest. 3 on the REST mirror.',
    },
    STAFF: { description: 'Reads the queue and own appointments, sets the status of both. 4 on the REST mirror.' },
  },
});
