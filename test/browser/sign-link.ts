import { FormsToSign, RequestTests_AddForm, SendForms, SignForms } from '../form-requests/form-requests.generated.js';
import { askDatabase, rowsOfDatabase } from './database.js';
import { mailedLink } from './mails.js';
import type { App } from './product.js';
import { Actor } from '../world/Actor.js';
import { newPhone, type Salon } from './Salon.js';

/** The link by which a new customer is asked to sign a form of so many words, as it reaches their phone. */
export async function signLink(product: App, salon: Salon, words = 20): Promise<string> {
  const { url, owner, businessId } = salon;
  await askDatabase(product, `update business set plan = 'plus' where id = $1`, [businessId]);
  const content = `<p>${'waiver '.repeat(words)}</p>`;
  const { addForm } = await owner.must(RequestTests_AddForm, {
    input: { name: 'Waiver', content, signatureRequired: true },
  });
  const phone = newPhone();
  await salon.checkIn({ phone });
  const [customer] = await rowsOfDatabase<{ id: string }>(
    product,
    'select id from customer where business_id = $1 and phone = $2',
    [businessId, phone],
  );
  await owner.must(SendForms, { customerId: customer!.id, formIds: [addForm.id] });
  return mailedLink(url, `+1${phone}`, '/sign/');
}

/** Signs what a link asks for: the code of the copy. */
export async function signatureCode(product: App, { url, businessId }: Salon, token: string): Promise<string> {
  const visitor = new Actor(url, null);
  const { formsToSign } = await visitor.must(FormsToSign, { token });
  const signature = {
    versionId: formsToSign.forms[0]!.form.versionId,
    submissionKey: `signing-${token.slice(-8).replaceAll(/\W/g, '0')}`,
    isAgreed: true,
    signerName: 'Ann Lee',
  };
  await visitor.must(SignForms, { token, signatures: [signature] });
  const [row] = await rowsOfDatabase<{ code: string }>(
    product,
    'select code from signature where business_id = $1 order by seq desc limit 1',
    [businessId],
  );
  return row!.code;
}
