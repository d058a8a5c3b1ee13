import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ListAppointments } from '../appointments/staff-role.generated.js';
import { closePages, newPage, problemsOf } from './browser.js';
import { faultsOf } from './look.js';
import { mailedLink, sentCode } from './mails.js';
import { startProduct, type App } from './product.js';
import { publishPage } from './publish-page.js';
import { Salon } from './Salon.js';

let product: App;
let salon: Salon;

beforeAll(async () => {
  product = await startProduct({ env: { GREETER_DEMO: 'false' } });
  salon = await Salon.open(product.url);
});
afterAll(() => product.stop());
afterEach(closePages);

test('a customer books on a phone by a code, the owner confirms it in the calendar, and by its link they change it', async () => {
  const path = await publishPage(product, salon);
  const faults: string[] = [];
  const page = await newPage(390, 'light', { baseURL: product.url });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  await page.goto(path);
  await press(/^Select Haircut|^Select$/);
  await page
    .getByRole('link', { name: 'Start Booking' })
    .or(page.getByRole('button', { name: 'Start Booking' }))
    .click();
  await press('Next month');
  await page
    .getByRole('button', { name: /^\w+day, \w+ \d+$/ })
    .first()
    .click();
  await page.getByRole('radio', { name: '10:00 AM' }).check();
  faults.push(...(await faultsOf(page, 'the time')));
  await page.setViewportSize({ width: 390, height: 844 });
  await press('Continue');
  await page.getByLabel(/^First name/).fill('Ann');
  await page.getByLabel(/^Last name/).fill('Lee');
  await page.getByLabel(/^Phone number/).fill('5185550142');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ann@example.com');
  faults.push(...(await faultsOf(page, 'the details')));
  await page.setViewportSize({ width: 390, height: 844 });
  await press('Send code');
  await page.getByLabel('Code of 6 digits').waitFor();
  faults.push(...(await faultsOf(page, 'the code')));
  await page.setViewportSize({ width: 390, height: 844 });
  // Its last digit sends it.
  await page.getByLabel('Code of 6 digits').fill(await sentCode(product.url, '+15185550142'));
  await page.getByText('Thank You for booking with us!').waitFor();
  await page.getByText("You'll receive a confirmation email of your booking details once it is approved.").waitFor();

  const [booked] = (await salon.owner.must(ListAppointments, { days: 100 })).appointments.items;
  const host = await salon.hostPage(`/account/bookings?ai=${booked!.id}&bi=${salon.businessId}`);
  const dialog = host.getByRole('dialog', { name: 'Ann Lee' });
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await host.getByText('Ann Lee is confirmed.').waitFor();

  // By the link of the text they move it, cancel it, and book it again.
  await page.goto(await mailedLink(product.url, '+15185550142', '/booking/'));
  await page.getByText('Your booking is confirmed.').waitFor();
  faults.push(...(await faultsOf(page, 'the booking')));
  const chooses = async (time: string) => {
    await press('Next month');
    await page
      .getByRole('button', { name: /^\w+day, \w+ \d+$/ })
      .first()
      .click();
    await page.getByRole('radio', { name: time, exact: true }).check();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await press('Change time');
  await chooses('2:00 PM');
  faults.push(...(await faultsOf(page, 'another time')));
  await page.setViewportSize({ width: 390, height: 844 });
  await press('Change time');
  await page.getByText('Your booking has a new time.').waitFor();
  await page.getByText(/ at 2:00 PM$/).waitFor();
  const flags = async () =>
    (await salon.owner.must(ListAppointments, { days: 100 })).appointments.items.map(({ flag }) => flag).toSorted();
  expect(await flags()).toEqual(['REQUESTED']);
  await press('Cancel booking');
  await page.getByRole('dialog').getByText('others can book the time').waitFor();
  faults.push(...(await faultsOf(page, 'whether to cancel')));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByText('This booking is canceled.').waitFor();
  await press('Book again');
  await chooses('3:00 PM');
  faults.push(...(await faultsOf(page, 'once more')));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText('Thank You for booking with us!').waitFor();
  expect(await flags()).toEqual(['CANCELED', 'REQUESTED']);
  expect([faults, problemsOf(page), problemsOf(host)]).toEqual([[], [], []]);
});
