import { Plan } from '../../entities/Plan.js';
import { Role } from '../../entities/Role.js';
import type { Actor } from '../world/Actor.js';
import type { TestBusiness, TestCustomer } from '../world/TestBusiness.js';
import { plantAppointment } from '../world/plant-appointments.js';
import {
  HotAddAppointment,
  HotAppointment,
  HotAppointmentEvents,
  HotAppointments,
  HotBookingRequests,
  HotCalendar,
} from './hot-reads.generated.js';

interface Hands {
  business: TestBusiness;
  host: Actor;
  ann: TestCustomer;
  staffId: string;
}
type Read = [name: string, ask: (hands: Hands) => Promise<unknown>, scans: string[]];

const START = 'appointment_start (business_id, starts_at)';
const APPOINTMENT = 'appointment_pkey (business_id, id)';
const SETTINGS = 'calendar_settings_business_id_key (business_id)';
/** Of one staff member, whoever it is, and of one customer. */
const STAFF = 'staff_pkey (business_id, id)';
const CUSTOMER = 'customer_pkey (business_id, id)';
const PARTS = 'booked_time_business_id_appointment_id_number_key (business_id, appointment_id)';
/** Times at which staff are busy elsewhere. */
const BUSY = 'busy_time_start (business_id, starts_at)';
/** Forms of an appointment, and what was signed there for any record of its customer. */
const FORMS = [
  'form_pkey (business_id, id)',
  'signature_appointment (business_id, appointment_id)',
  'customer_merged (business_id, merged_into)',
];
/** What an appointment is read from. */
const SHOWN = [PARTS, STAFF, CUSTOMER, 'appointment_series_pkey (business_id, id)', ...FORMS];
const ALL_HOURS = ['all of business_hour (business_id)', 'all of staff (business_id)'];
const EXCEPTIONS = 'hours_exception_coming (business_id, last_date)';

/** Reads of the calendar; `session` is what it takes to know who asks. */
export const calendarReads = (session: readonly string[]): Read[] => [
  [
    'a week of the calendar',
    ({ host }) => host.must(HotCalendar, { firstDate: '2026-06-15' }),
    [
      ...session,
      START,
      ...SHOWN,
      ...ALL_HOURS,
      EXCEPTIONS,
      BUSY,
      'booked_time_blocked (business_id, blocked_from)',
      // In the role Staff one sees what is held with oneself.
      'staff_account (business_id, account_id)',
      // Who has checked in, for a time that still stands.
      'check_in_appointment (business_id, appointment_id)',
      APPOINTMENT,
    ],
  ],
  ['the appointments of some months', ({ host }) => host.must(HotAppointments), [...session, START, ...SHOWN]],
  [
    'the own appointments in the role Staff',
    async ({ business }) => (await business.as(Role.STAFF)).must(HotAppointments),
    [...session, START, ...SHOWN, 'staff_account (business_id, account_id)'],
  ],
  [
    'the requests that wait',
    ({ host }) => host.must(HotBookingRequests),
    [...session, 'appointment_requested (business_id, starts_at)', ...SHOWN],
  ],
  [
    'an appointment with its log',
    async ({ business, host, ann }) => {
      const id = await plantAppointment(business, { customerId: ann.id });
      await host.must(HotAppointment, { id });
      await host.must(HotAppointmentEvents, { id });
    },
    [...session, APPOINTMENT, ...SHOWN, 'appointment_event_appointment (business_id, appointment_id)'],
  ],
  [
    'an appointment that is added',
    async ({ business, host, ann, staffId }) => {
      await business.change({ plan: Plan.PLUS });
      await host.must(HotAddAppointment, { customerId: ann.id, staffId });
    },
    [
      ...session,
      SETTINGS,
      'person_pkey (id)',
      'booked_time_blocked (business_id, blocked_from)',
      BUSY,
      APPOINTMENT,
      'standby_line (business_id)',
      // Its customer is told by text.
      'message_subject (business_id, subject_id)',
      'rate_limit_pkey (key)',
      'sender_pkey (number, phone)',
      'text_allowance_business_id_month_key (business_id, month)',
      'text_consent_phone (business_id, phone)',
      ...SHOWN,
    ],
  ],
];
