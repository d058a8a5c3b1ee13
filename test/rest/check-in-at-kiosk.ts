import { expect } from '@jest/globals';
import type { Actor } from '../world/Actor.js';
import type { World } from '../world/World.js';

export interface RestCheckIn {
  id: number;
  public_id: string;
  version: number;
  customer_id: number;
}

/** The documented way of a kiosk: verify-person, add_person, add-customer, add_checkin. */
export async function checkInAtKiosk(
  world: Pick<World, 'newPhone' | 'business'>,
  kiosk: Actor,
  firstName = 'Ann',
  more: object = {},
): Promise<RestCheckIn> {
  const phone = world.newPhone();
  const {
    body: { persons },
  } = await kiosk.post<{ persons: object[] }>('/api/business/verify-person', {
    businessID: Number(world.business.id),
    dialCode: '1',
    phone,
  });
  expect(persons).toEqual([]);
  const customer = await kiosk.post<{ customer: { id: string } }>('/api/business/add-customer', {
    firstName,
    lastName: 'Lee',
    dialCode: '1',
    phone,
    businessID: Number(world.business.id),
  });
  expect(customer.status).toBe(200);
  return (
    await kiosk.post<RestCheckIn>('/api/business/add_checkin', {
      businessID: Number(world.business.id),
      customerID: customer.body.customer.id,
      partySize: 3,
      notes: 'by the window',
      ...more,
    })
  ).body;
}
