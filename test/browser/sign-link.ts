import { AddPerson } from '../customers/customers.generated.js';
import { RequestTests_AddForm, SendForms } from '../form-requests/form-requests.generated.js';
import { askDatabase, rowsOfDatabase } from './database.js';
import { mailedLink } from './mails.js';
import type { App } from './product.js';
import { newPhone, type Salon } from './Salon.js';

/** The link by which a new customer is asked to sign a form of so many words, as it reaches their phone. */
export async function signLink(product: App, { url, owner, businessId }: Salon, words = 20): Promise<string> {
  await askDatabase(product, `update business set plan = 'plus' where id = $1`, [businessId]);
  const content = `<p>${'waiver '.repeat(words)}</p>`;
  const { addForm } = await owner.must(RequestTests_AddForm, {
    input: { name: 'Waiver', content, signatureRequired: true },
  });
  const phone = newPhone();
  await owner.must(AddPerson, { input: { firstName: 'Ann', lastName: 'Lee', phone } });
  const [customer] = await rowsOfDatabase<{ id: string }>(
    product,
    'select id from customer where business_id = $1 and phone = $2',
    [businessId, phone],
  );
  await owner.must(SendForms, { customerId: customer!.id, formIds: [addForm.id] });
  return mailedLink(url, `+1${phone}`, '/sign/');
}
