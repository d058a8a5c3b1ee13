import type { RestCall } from './rest-matrix.js';
import { FROM_FRONT_DESK, FROM_MANAGER, NOT_THEIRS } from './who-may.js';

/** The rows about forms. */
export const REST_FORM_MATRIX: Record<string, RestCall> = {
  'GET /api/business/get_forms': {
    sends: (f) => ({ businessID: f.businessId }),
    may: FROM_FRONT_DESK,
    except: NOT_THEIRS,
  },
  'GET /api/business/get_form': { sends: (f) => ({ formID: f.formId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  'POST /api/business/add_form': {
    sends: (f) => ({ formTitle: 'Rules', formContent: 'Be kind', businessID: f.businessId }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'POST /api/business/upload_form': {
    sends: (f) => ({ formTitle: 'Waiver', signatureRequired: 1, businessID: f.businessId }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
    outcome: 'UNSUPPORTED_PDF',
  },
  'POST /api/business/update_form': {
    sends: (f) => ({ formID: f.formId, formTitle: 'Rules', formContent: 'Be kinder', signatureRequired: 1 }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
  'POST /api/business/delete_forms': {
    sends: (f) => ({ formIDArray: [f.formId] }),
    may: FROM_MANAGER,
    except: NOT_THEIRS,
  },
};
