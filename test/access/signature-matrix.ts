import type { Row } from './matrix.js';
import { FROM_FRONT_DESK, NOT_THEIRS } from './who-may.js';

const OWNERS: Row['may'] = ['owner', 'other owner'];

export const SIGNATURE_QUERIES: Record<string, Row> = {
  signatures: { args: (f) => ({ customerId: f.customerId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  lastSignatures: { args: (f) => ({ customerId: f.customerId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  signature: { args: (f) => ({ id: f.signatureId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  customerKeeping: { args: (f) => ({ id: f.customerId }), may: OWNERS, except: NOT_THEIRS },
};

export const SIGNATURE_MUTATIONS: Record<string, Row> = {
  exportSignatures: { may: OWNERS, outcome: 'PASSWORD_NEEDED' },
  setFormKeepYears: {
    args: (f) => ({ id: f.formId, years: 3 }),
    may: OWNERS,
    outcome: 'PASSWORD_NEEDED',
    except: NOT_THEIRS,
  },
  holdCustomer: { args: (f) => ({ id: f.customerId, reason: 'A claim' }), may: OWNERS, except: NOT_THEIRS },
  releaseCustomer: { args: (f) => ({ id: f.customerId }), may: OWNERS, except: NOT_THEIRS },
};
