import type { RestCall } from './rest-matrix.js';
import { EVERYBODY, FROM_FRONT_DESK, FROM_MANAGER, FROM_STAFF, NOT_THEIRS, type WhoMay } from './who-may.js';

/** The plan of the fixture has no calendar: who could change it is refused for that; test/rest/appointments.test.ts has the plan. */
const APPOINTMENT_CHANGE: WhoMay = { may: FROM_FRONT_DESK, outcome: 'INVALID_PLAN' };

/** Id and uuid, of which the link to the forms consists. */
const linkParts = (link: string) => {
  const [id, uuid] = link.split('/');
  return { id: Number(id), uuid };
};

/** The rows about appointments. */
export const REST_APPOINTMENT_MATRIX: Record<string, RestCall> = {
  'GET /api/business/get_appointments': {
    sends: (f) => ({ businessID: f.businessId }),
    may: FROM_STAFF,
    except: NOT_THEIRS,
  },
  'GET /api/business/get-booked-appointments': {
    sends: (f) => ({ businessID: f.businessId }),
    may: EVERYBODY,
    outcome: 'INVALID_PLAN',
  },
  'GET /api/business/get_appointment': {
    sends: (f) => ({ appointmentID: f.appointmentId }),
    may: FROM_STAFF,
    // In the role Staff one has one's own only, and the fixture's is nobody's.
    except: { staff: 'NOT_FOUND', ...NOT_THEIRS },
  },
  'POST /api/business/add_appointment': {
    sends: (f) => ({ customerID: f.customerId, startDate: '2026-06-20T10:00', endDate: '2026-06-20T11:00' }),
    ...APPOINTMENT_CHANGE,
  },
  'POST /api/business/update_appointment': {
    sends: (f) => ({ appointmentID: f.appointmentId, notes: 'x' }),
    ...APPOINTMENT_CHANGE,
  },
  'POST /api/business/delete_appointments': {
    sends: (f) => ({ appointmentIDArray: [f.appointmentId] }),
    ...APPOINTMENT_CHANGE,
  },
  'GET /api/business/get_appointment_forms': {
    sends: (f) => ({ appointment: JSON.stringify(linkParts(f.formsLink)) }),
    may: EVERYBODY,
  },
  'POST /api/business/submit_appointment_forms': {
    // A form of nobody: test/rest/appointment-forms.test.ts submits some.
    sends: (f) => ({
      ...linkParts(f.formsLink),
      checkboxValues: [{ checked: true, formID: Number(f.appointmentId) }],
      formCount: 1,
      signatureName: 'Ann Lee',
    }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  'POST /api/business/update_appointment_settings': {
    sends: (f) => ({ businessID: f.businessId, bookingSlots: 2 }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
  },
};
