import { AddAppointmentWithForms, SendAppointmentForms } from '../appointments/appointment-forms.generated.js';
import { RequestTests_AddForm } from '../form-requests/form-requests.generated.js';
import { askDatabase, rowsOfDatabase } from './database.js';
import { mailedLink } from './mails.js';
import type { App } from './product.js';
import { newPhone, type Salon } from './Salon.js';

/** The link by which a customer signs the forms of an appointment of tomorrow, as it reaches their phone. */
export async function appointmentFormsLink(
  product: App,
  salon: Salon,
): Promise<{ link: string; appointmentId: string; date: string }> {
  const { url, owner, businessId } = salon;
  await askDatabase(product, `update business set plan = 'plus' where id = $1`, [businessId]);
  const formIds: string[] = [];
  for (const [name, signatureRequired] of [
    ['Care', false],
    ['Waiver', true],
  ] as const) {
    const input = { name, content: `<p>${name} text</p>`, signatureRequired };
    formIds.push((await owner.must(RequestTests_AddForm, { input })).addForm.id);
  }
  const phone = newPhone();
  await salon.checkIn({ phone });
  const [customer] = await rowsOfDatabase<{ id: string }>(
    product,
    'select id from customer where business_id = $1 and phone = $2',
    [businessId, phone],
  );
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const { addAppointment } = await owner.must(AddAppointmentWithForms, {
    input: { customerId: customer!.id, startsAt: `${date}T15:00`, parts: [{ minutes: 60 }], formIds },
  });
  await owner.must(SendAppointmentForms, { id: addAppointment.id });
  return { link: await mailedLink(url, `+1${phone}`, '/appointment/'), appointmentId: addAppointment.id, date };
}
