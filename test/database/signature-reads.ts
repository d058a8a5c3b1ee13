import { BLANK_SIGNATURES } from '../../server/domain/signatures/keeping/blank-job.js';
import type { TestBusiness, TestCustomer } from '../world/TestBusiness.js';
import { HotCustomerKeeping, HotSignatures } from './hot-reads.generated.js';

interface Hands {
  business: TestBusiness;
  ann: TestCustomer;
}
type Read = [name: string, ask: (hands: Hands) => Promise<unknown>, scans: string[]];

const VERSIONS = 'form_version_pkey (business_id, id)';
const FORMS = 'all of form (business_id)';
const CUSTOMERS = 'customer_pkey (business_id, id)';
const RECORDS = [CUSTOMERS, 'customer_merged (business_id, merged_into)'];
const LATEST = ['signature_latest (business_id)', 'signature_latest (business_id, signed_at)'];
const OF_FORM = 'signature_form (business_id, form_id, signed_at)';

const DAYS = { from: '2026-06-01', to: '2026-06-14' };

/** Reads of what was signed; `session` is what it takes to know who asks. */
export const signatureReads = (session: readonly string[]): Read[] => [
  [
    'the latest signatures, from the beginning, a cursor and in days',
    async ({ business: { owner } }) => {
      await owner.must(HotSignatures);
      await owner.must(HotSignatures, { after: '1781539200000000.signature.8589934692' });
      await owner.must(HotSignatures, DAYS);
    },
    [...session, ...LATEST, VERSIONS, 'form_version_pkey (business_id)', CUSTOMERS],
  ],
  [
    'the signatures of a form in days',
    async ({ business }) => {
      const [form] = await business.world.rows<{ id: string }>(business.id, 'select id from form order by id limit 1');
      await business.owner.must(HotSignatures, { formId: form!.id, ...DAYS });
    },
    [...session, OF_FORM, VERSIONS, CUSTOMERS],
  ],
  [
    'a search of signatures',
    ({ business: { owner } }) => owner.must(HotSignatures, { search: 'last7', ...DAYS }),
    [...session, 'signature_pkey (business_id, id)', VERSIONS, CUSTOMERS],
  ],
  [
    'what a customer signed, and what is kept of it',
    async ({ business: { owner }, ann }) => {
      await owner.must(HotSignatures, { customerId: ann.id });
      await owner.must(HotCustomerKeeping, { id: ann.id });
    },
    [...session, ...RECORDS, 'signature_customer (business_id, customer_id)', VERSIONS, 'form_pkey (business_id, id)'],
  ],
  [
    'when the next signature is due',
    ({ business: { world, id } }) => world.runJob(BLANK_SIGNATURES, id, {}),
    [FORMS, 'message_subject (business_id, subject_id)', 'signature_unblanked (business_id, form_id, signed_at)'],
  ],
];
