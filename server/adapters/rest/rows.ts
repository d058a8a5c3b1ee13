import type { RestRow } from './route.js';
import { ACCOUNT_ROWS } from './accounts.js';
import { ALBUM_ROWS } from './albums.js';
import { APPOINTMENT_FORM_ROWS } from './appointment-forms.js';
import { APPOINTMENT_ROWS } from './appointments.js';
import { BOOKING_ROWS } from './booking.js';
import { BUSINESS_ROWS } from './businesses.js';
import { BUSINESS_PAGE_ROWS } from './business-page.js';
import { CALL_UP_ROWS } from './call-up.js';
import { CATALOGUE_ROWS } from './catalogue.js';
import { CHECK_IN_ROWS } from './check-ins.js';
import { CHECK_IN_APP_ROWS } from './check-in-app.js';
import { CUSTOMER_ROWS } from './customers.js';
import { FEEDBACK_ROWS } from './feedback.js';
import { FORM_ROWS } from './forms.js';
import { HOUR_ROWS } from './hours.js';
import { KIOSK_ROWS } from './kiosks.js';
import { PERSON_ROWS } from './persons.js';
import { PLACE_IN_LINE_ROWS } from './place-in-line.js';
import { PLAN_ROWS } from './plans.js';
import { SITE_ROWS } from './site.js';
import { STAFF_ROWS } from './staff.js';
import { STATISTICS_ROWS } from './statistics.js';

/** Every call of the REST mirror. */
export const ROWS: readonly RestRow[] = [
  ...SITE_ROWS,
  ...ACCOUNT_ROWS,
  ...BUSINESS_ROWS,
  ...BUSINESS_PAGE_ROWS,
  ...FORM_ROWS,
  ...HOUR_ROWS,
  ...CATALOGUE_ROWS,
  ...CHECK_IN_APP_ROWS,
  ...KIOSK_ROWS,
  ...CHECK_IN_ROWS,
  ...APPOINTMENT_ROWS,
  ...BOOKING_ROWS,
  ...APPOINTMENT_FORM_ROWS,
  ...CALL_UP_ROWS,
  ...PLACE_IN_LINE_ROWS,
  ...PERSON_ROWS,
  ...CUSTOMER_ROWS,
  ...FEEDBACK_ROWS,
  ...PLAN_ROWS,
  ...STATISTICS_ROWS,
  ...ALBUM_ROWS,
  ...STAFF_ROWS,
];
