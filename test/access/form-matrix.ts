import { newToken } from '../../server/core/tokens.js';
import type { Row } from './matrix.js';
import { EVERYBODY, FORM, FROM_FRONT_DESK, FROM_MANAGER, NOT_THEIRS } from './who-may.js';

export const FORM_QUERIES: Record<string, Row> = {
  forms: { may: FROM_FRONT_DESK },
  form: { args: (f) => ({ id: f.formId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  formVersions: { args: (f) => ({ id: f.formId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  formVersion: { args: (f) => ({ id: f.formId, number: 1 }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  formTemplates: { may: FROM_FRONT_DESK },
  formTemplate: { args: () => ({ id: '1' }), may: FROM_FRONT_DESK },
  formRequests: { args: (f) => ({ customerId: f.customerId }), may: FROM_FRONT_DESK },
  agreement: { args: (f) => ({ handle: f.handle }), may: FORM },
  signatureProof: { args: (f) => ({ code: newToken('v', f.businessId) }), may: EVERYBODY, outcome: 'NOT_FOUND' },
  isKnownCopy: {
    args: (f) => ({ code: newToken('v', f.businessId), sha256: 'a'.repeat(64) }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  signatureLog: { may: EVERYBODY },
  formsToSign: { args: (f) => ({ token: f.signToken }), may: EVERYBODY },
};

export const FORM_MUTATIONS: Record<string, Row> = {
  // What is sent is no PDF, and the form is a text.
  uploadForm: { args: () => ({ name: 'Waiver', file: null }), may: FROM_MANAGER, outcome: 'UNSUPPORTED_PDF' },
  replaceFormPdf: {
    args: (f) => ({ id: f.formId, file: null }),
    may: FROM_MANAGER,
    outcome: 'CONFLICT',
    except: NOT_THEIRS,
  },
  addForm: { args: () => ({ input: { name: 'Rules', content: 'Be kind' } }), may: FROM_MANAGER },
  updateForm: {
    args: (f) => ({ id: f.formId, input: { name: 'Rules', content: 'Be kinder' } }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  copyFormTemplate: { args: () => ({ templateId: '1' }), may: FROM_MANAGER },
  archiveForms: { args: (f) => ({ ids: [f.formId] }), may: FROM_MANAGER, except: NOT_THEIRS },
  restoreForms: { args: (f) => ({ ids: [f.formId] }), may: FROM_MANAGER, except: NOT_THEIRS },
  deleteForms: { args: (f) => ({ ids: [f.formId] }), may: FROM_MANAGER, except: NOT_THEIRS },
  // No such form: test/form-requests sends some.
  sendForms: {
    args: (f) => ({ customerId: f.customerId, formIds: ['4294967296000'] }),
    may: FROM_FRONT_DESK,
    outcome: 'NOT_FOUND',
  },
  revokeFormRequest: { args: (f) => ({ id: f.formRequestId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  // A form of nobody: test/form-requests signs some.
  signForms: {
    args: (f) => ({
      token: f.signToken,
      signatures: [{ versionId: '1', submissionKey: 'key-of-the-access-matrix', isAgreed: true }],
    }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
};
