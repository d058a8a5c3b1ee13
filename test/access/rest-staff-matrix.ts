import type { RestCall } from './rest-matrix.js';
import { EVERYBODY, FROM_MANAGER, FROM_STAFF, NOT_THEIRS, type WhoMay } from './who-may.js';

/** The plan of the fixture has no staff: who could change it is refused for that; test/rest/staff.test.ts has the plan. */
const STAFF_CHANGE: WhoMay = { may: FROM_MANAGER, outcome: 'INVALID_PLAN' };

/** The rows about staff members. */
export const REST_STAFF_MATRIX: Record<string, RestCall> = {
  'GET /api/business/get_staff': { sends: (f) => ({ staffID: f.staffId }), may: FROM_STAFF, except: NOT_THEIRS },
  'GET /api/business/get_staffs': {
    sends: (f) => ({ businessID: f.businessId }),
    may: FROM_STAFF,
    except: NOT_THEIRS,
  },
  'POST /api/business/add_staff': {
    sends: (f) => ({ roleID: 4, firstName: 'New', lastName: 'One', businessID: f.businessId }),
    ...STAFF_CHANGE,
  },
  'POST /api/business/update_staff': {
    sends: (f) => ({ staffID: f.staffId, firstName: 'New', businessID: f.businessId }),
    ...STAFF_CHANGE,
  },
  'POST /api/business/delete_staff': { sends: (f) => ({ staffIDArray: [f.staffId] }), ...STAFF_CHANGE },
  'GET /api/business/get_staff_roles': { may: FROM_STAFF },
  'GET /api/business/get-staff-hours': {
    sends: (f) => ({ staffID: f.staffId }),
    may: FROM_STAFF,
    except: NOT_THEIRS,
  },
  'GET /api/business/get-staff-hour': {
    sends: (f) => ({ hourID: f.staffHourId }),
    may: FROM_STAFF,
    except: NOT_THEIRS,
  },
  'POST /api/business/add-staff-hour': {
    sends: (f) => ({ weekday: 3, start: '0900', end: '1700', businessID: f.businessId, staffID: f.staffId }),
    ...STAFF_CHANGE,
  },
  'POST /api/business/update-staff-hour': {
    sends: (f) => ({ hourID: f.staffHourId, weekday: 3, start: '0900', end: '1700', businessID: f.businessId }),
    ...STAFF_CHANGE,
  },
  'POST /api/business/delete-staff-hours': {
    sends: (f) => ({ hourIDArray: [f.staffHourId] }),
    ...STAFF_CHANGE,
  },
  'GET /api/business/get-staff-album': {
    sends: (f) => ({ staffID: f.staffId }),
    may: FROM_STAFF,
    except: NOT_THEIRS,
  },
  'GET /api/business/get-staff-media': {
    sends: (f) => ({ mediaID: f.staffPhotoId }),
    may: FROM_STAFF,
    except: NOT_THEIRS,
  },
  'POST /api/business/add-staff-media': { sends: (f) => ({ userID: '1', staffID: f.staffId }), ...STAFF_CHANGE },
  'POST /api/business/delete-staff-media': {
    sends: (f) => ({ staffMediaIDArray: [f.staffPhotoId], businessID: f.businessId }),
    ...STAFF_CHANGE,
    except: NOT_THEIRS,
  },
  'POST /api/business/set-staff-media-main': {
    sends: (f) => ({ staffMediaID: f.staffPhotoId, businessID: f.businessId }),
    ...STAFF_CHANGE,
    except: NOT_THEIRS,
  },
  // A photo that is served: test/rest/staff.test.ts.
  'GET /api/static/media/staff/thumbnail/{file}': {
    sends: () => ({ source: 'none.jpg' }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  'GET /api/static/media/staff/preview/{source}': {
    sends: () => ({ source: 'none.jpg' }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
};
