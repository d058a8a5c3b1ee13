import { Plan } from '../../entities/Plan.js';
import type { TestBusiness, TestCustomer } from '../world/TestBusiness.js';
import {
  HotCustomerMerges,
  HotCustomerProfile,
  HotCustomerTimeline,
  HotStaffChanges,
  HotAppointmentsToCome,
} from './hot-reads.generated.js';

interface Hands {
  business: TestBusiness;
  ann: TestCustomer;
  staffId: string;
}
type Read = [name: string, ask: (hands: Hands) => Promise<unknown>, scans: string[]];

const MERGED = ['customer_pkey (business_id, id)', 'customer_merged (business_id, merged_into)'];
const CHANGES = 'audit_log_subject (business_id, subject)';

/** Reads of what was done with a customer or a staff member; `session` is what it takes to know who asks, `stops` whether they stopped texts. */
export const recordReads = (session: readonly string[], stops: readonly string[]): Read[] => [
  [
    "a customer's profile",
    ({ business, ann }) => business.owner.must(HotCustomerProfile, { id: ann.id }),
    [
      ...session,
      'customer_pkey (business_id, id)',
      'check_in_customer (business_id, customer_id)',
      'appointment_customer (business_id, customer_id)',
      ...stops,
    ],
  ],
  [
    "a customer's timeline, from its beginning and from a cursor",
    async ({ business, ann }) => {
      await business.owner.must(HotCustomerTimeline, { id: ann.id });
      await business.owner.must(HotCustomerTimeline, { id: ann.id, after: '1781539200000000.message.1' });
    },
    [
      ...session,
      ...MERGED,
      'check_in_customer (business_id, customer_id)',
      'check_in_customer (business_id, customer_id, created_at)',
      'check_in_appointment (business_id, appointment_id)',
      'appointment_pkey (business_id, id)',
      'appointment_customer (business_id, customer_id)',
      'appointment_customer (business_id, customer_id, starts_at)',
      'booked_time_business_id_appointment_id_number_key (business_id, appointment_id)',
      'text_reply_check_in (business_id, check_in_id)',
      'message_customer (business_id, customer_id)',
      'message_customer (business_id, customer_id, created_at)',
      CHANGES,
      'audit_log_subject (business_id, subject, at)',
      'signature_customer (business_id, customer_id)',
      'signature_customer (business_id, customer_id, signed_at)',
      'form_version_pkey (business_id, id)',
      'staff_account (business_id, account_id)',
      'staff_pkey (business_id, id)',
    ],
  ],
  [
    'what was merged into a customer',
    ({ business, ann }) => business.owner.must(HotCustomerMerges, { id: ann.id }),
    [...session, ...MERGED, 'customer_merge_kept (business_id, kept_id)'],
  ],
  [
    'what a staff member has to do of appointments to come',
    async ({ business, staffId }) => {
      await business.change({ plan: Plan.STANDARD });
      return business.owner.must(HotAppointmentsToCome, { staffId });
    },
    [...session, 'booked_time_staff (business_id, staff_id, starts_at)', 'appointment_pkey (business_id, id)'],
  ],
  [
    'who did what to a staff member',
    ({ business, staffId }) => business.owner.must(HotStaffChanges, { id: staffId }),
    [...session, 'staff_pkey (business_id, id)', CHANGES],
  ],
];
