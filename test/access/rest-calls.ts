import type { RestRow } from '../../server/adapters/rest/route.js';
import { aPng, blobOf } from '../media/images.js';
import type { Actor, RestAnswer } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { CANARIES } from './canaries.js';
import { plantCanaries } from './plant-canaries.js';
import type { RestFixture } from './rest-matrix.js';

const CANARY = {
  firstName: 'Canaryfirst',
  lastName: CANARIES['customer.last_name']!,
  phone: CANARIES['customer.phone']!,
};

export const keyOf = (row: RestRow): string => `${row.method} ${row.path}`;

/** A business with the planted customer in its queue, and everything by which this call can name them; a logo only where it is about one. */
export async function plant(shop: TestBusiness, row: RestRow): Promise<RestFixture> {
  const customer = await shop.customer(CANARY.firstName, CANARY.lastName, CANARY.phone);
  const free = await shop.customer('Bea');
  const { id: checkInId, publicId } = await shop.checkIn(customer);
  await plantCanaries(shop, { customerId: customer.id, checkInId });
  const logo = row.path.includes('media') ? await addLogo(shop) : null;
  const handleOf = async (phone: string): Promise<string> =>
    (await shop.owner.must('query($phone: String!) { persons(phone: $phone) { handle } }', { phone })).persons[0]
      .handle;
  return {
    businessId: shop.id,
    checkInId,
    publicId,
    customerId: customer.id,
    freeCustomerId: free.id,
    publicToken: shop.publicToken,
    kioskToken: (await shop.kiosk()).token!,
    mediaId: logo?.id ?? '',
    mediaName: logo?.url.split('/').at(-1) ?? '',
    phone: CANARY.phone,
    handle: await handleOf(CANARY.phone),
    freeHandle: await handleOf(free.phone),
  };
}

async function addLogo(shop: TestBusiness): Promise<{ id: string; url: string }> {
  const { data } = await shop.owner.upload(
    'mutation($file: Upload!) { uploadCheckInLogo(file: $file) { logo { id url } } }',
    blobOf(await aPng()),
  );
  return data!['uploadCheckInLogo'].logo;
}

/** Makes the call of a row with these parameters. */
export async function call(row: RestRow, actor: Actor, sent: Record<string, unknown>): Promise<RestAnswer> {
  if (row.kind === 'file') return actor.get(row.path.replace(/\{\w+\}/, String(sent['source'])));
  if (row.method === 'GET') return actor.get(row.path, sent as Record<string, string>);
  if (row.kind !== 'upload') return actor.post(row.path, sent);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, String(value));
  form.set('file', blobOf(await aPng()), 'logo.png');
  return actor.post(row.path, form);
}
