import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CheckInApp } from '../check-in-app/settings.generated.js';
import { CANARIES, columnsIn, plantings } from '../world/canaries.js';
import { routes } from '../../web/public/pages.js';
import { askDatabase, rowsOfDatabase } from './database.js';
import { startProduct, type App } from './product.js';
import { appointmentFormsLink } from './appointment-forms-link.js';
import { bookingPath } from './booking-link.js';
import { publishPage } from './publish-page.js';
import { ownDataLink } from './own-data-link.js';
import { newPhone, Salon, type Party } from './Salon.js';
import { signatureCode, signLink } from './sign-link.js';

let product: App;
let salon: Salon;
let reader: Party;
let monitorToken: string;
let vanityName: string;
let signToken: string;
let code: string;
let bookingToken: string;
let forms: { id: string; uuid: string };
let own: { ownToken: string; customerId: string };

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
  const canary = await salon.checkIn({
    firstName: 'Canaryfirst',
    lastName: CANARIES['customer.last_name'],
    phone: CANARIES['customer.phone'],
  });
  const phone = newPhone();
  reader = await salon.checkIn({ phone });
  own = await ownDataLink(product, salon, phone);
  const [ids] = await rowsOfDatabase<{ accountId: string; customerId: string }>(
    product,
    `select m.account_id as "accountId", c.customer_id as "customerId" from membership m join check_in c using (business_id) where c.id = $1`,
    [canary.id],
  );
  for (const [text, values] of plantings({ businessId: salon.businessId, checkInId: canary.id, ...ids! }))
    await askDatabase(product, text, values);
  vanityName = (await publishPage(product, salon)).split('/').at(-1)!;
  const { checkInApp } = await salon.owner.must(CheckInApp);
  signToken = (await signLink(product, salon)).split('/').at(-1)!;
  code = await signatureCode(product, salon, signToken);
  monitorToken = checkInApp.monitorUrl.split('/').at(-1)!;
  bookingToken = (await bookingPath(product, salon)).split('/').at(-1)!;
  const [uuid, id] = new URL((await appointmentFormsLink(product, salon)).link).pathname.split('/').toReversed();
  forms = { id: id!, uuid: uuid! };
});
afterAll(() => product.stop());

/** The page as the server renders it, state included. */
async function pageAt(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(`${product.url}${path}`);
  return { status: response.status, html: await response.text() };
}

describe('a page rendered on the server', () => {
  test.each([...routes.map(({ pattern }) => pattern), '/embed/:vanityName'])(
    '%s shows nothing personal but of its reader',
    async (pattern) => {
      const params: Record<string, string> = {
        publicId: reader.publicId,
        token: monitorToken,
        publicToken: salon.publicToken,
        vanityName,
        businessId: salon.businessId,
        signToken,
        code,
        key: vanityName,
        bookingToken,
        ...forms,
        ...own,
      };
      const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? `unknown-${name}`);
      expect(path).not.toContain('unknown-');
      const { status, html } = await pageAt(path);
      expect([200, 401]).toContain(status); // 401: the poster is for staff
      expect(html).toContain('</html>');
      expect(columnsIn(html)).toEqual([]);
    },
  );

  test('the monitor shows the canary with an initial only', async () => {
    const { html } = await pageAt(`/monitor/${monitorToken}`);
    expect(html).toContain('Canaryfirst');
    expect(columnsIn(html)).toEqual([]);
  });
});
