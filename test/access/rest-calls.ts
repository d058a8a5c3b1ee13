import type { RestRow } from '../../server/adapters/rest/route.js';
import { aPng, blobOf } from '../media/images.js';
import type { Actor, RestAnswer } from '../world/Actor.js';
import type { TestBusiness } from '../world/TestBusiness.js';
import { CANARIES } from '../world/canaries.js';
import { formsLinkOf, plantAppointment } from '../world/plant-appointments.js';
import { plantCanaries } from '../world/plant-canaries.js';
import type { RestFixture } from './rest-matrix.js';
import { Persons } from '../customers/customers.generated.js';
import { UploadCheckInLogo } from '../media/logo.generated.js';
import { photosOf } from '../media/album-steps.js';

const CANARY = {
  firstName: 'Canaryfirst',
  lastName: CANARIES['customer.last_name']!,
  phone: CANARIES['customer.phone']!,
};

export const keyOf = (row: RestRow): string => `${row.method} ${row.path}`;

/** A business with the planted customer in its queue, and everything by which this call can name them; a logo only where it is about one. */
export async function plant(business: TestBusiness, row: RestRow): Promise<RestFixture> {
  const customer = await business.customer(CANARY.firstName, CANARY.lastName, CANARY.phone);
  const free = await business.customer('Bea');
  const { id: checkInId, publicId } = await business.checkIn(customer);
  await plantCanaries(business, { customerId: customer.id, checkInId });
  const logo = row.path.includes('media') ? await addLogo(business) : null;
  const item = row.path.includes('product') ? await business.hasProduct() : null;
  const member = row.path.includes('staff') ? await business.hasStaffMember() : null;
  const policy = /polic|(get|update)_form$|delete_forms/.test(row.path) ? await business.hasPolicy() : null;
  const appointmentId = row.path.includes('appointment')
    ? await plantAppointment(business, { customerId: customer.id })
    : '';
  const handleOf = async (phone: string): Promise<string> =>
    (await business.owner.must(Persons, { phone })).persons[0].handle;
  return {
    businessId: business.id,
    checkInId,
    publicId,
    customerId: customer.id,
    freeCustomerId: free.id,
    publicToken: business.publicToken,
    kioskToken: (await business.kiosk()).token!,
    productId: item?.id ?? '',
    categoryId: item?.categoryId ?? '',
    hourId: row.path.includes('hour') ? await business.hasHours() : '',
    staffId: member?.staffId ?? '',
    staffHourId: member?.staffHourId ?? '',
    staffPhotoId: member?.staffPhotoId ?? '',
    formId: policy?.formId ?? '',
    policyId: policy?.policyId ?? '',
    mediaId: logo?.id ?? '',
    mediaName: logo?.url.split('/').at(-1) ?? '',
    ...(/product-(?:media|album)|media\/product|business-media/.test(row.path)
      ? await photosOf(business)
      : { photoId: '', photoName: '' }),
    appointmentId,
    formsLink: appointmentId && (await formsLinkOf(business, appointmentId)),
    phone: CANARY.phone,
    handle: await handleOf(CANARY.phone),
    freeHandle: await handleOf(free.phone),
  };
}

async function addLogo(business: TestBusiness): Promise<{ id: string; url: string }> {
  const { data } = await business.owner.upload(UploadCheckInLogo, blobOf(await aPng()));
  return data!.uploadCheckInLogo.logo!;
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
