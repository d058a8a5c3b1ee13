import type { Row } from './matrix.js';
import { EVERYBODY, FROM_FRONT_DESK, FROM_MANAGER, FROM_STAFF, NOT_THEIRS, type WhoMay } from './who-may.js';

/** The plan has no calendar: who could change it is refused for that; test/appointments has the plan. */
const APPOINTMENT_CHANGE: WhoMay = { may: FROM_FRONT_DESK, outcome: 'INVALID_PLAN' };
/** In the role Staff one has one's own only, and the fixture's is nobody's. */
const NOT_OWN: WhoMay = { may: FROM_STAFF, except: { staff: 'NOT_FOUND', ...NOT_THEIRS } };

const seriesOf = (customerId: string) => ({
  appointment: { customerId, startsAt: '2026-06-20T10:00', parts: [{ minutes: 30 }] },
  rule: 'FREQ=DAILY;COUNT=2',
});
/** Below managers one has one's own only, and the fixture's is somebody else's. */
const NOT_OWN_FEED: WhoMay = {
  may: FROM_STAFF,
  except: { 'front desk': 'NOT_FOUND', staff: 'NOT_FOUND', ...NOT_THEIRS },
};
/** The plan has no calendar. */
const NO_FEED: WhoMay = { may: FROM_STAFF, outcome: 'INVALID_PLAN' };

/** Of the calendar. */
export const APPOINTMENT_QUERIES: Record<string, Row> = {
  calendar: { args: () => ({ firstDate: '2026-06-15' }), may: FROM_STAFF },
  appointments: { may: FROM_STAFF },
  bookingRequests: { may: FROM_STAFF },
  appointment: { args: (f) => ({ id: f.appointmentId }), ...NOT_OWN },
  appointmentEvents: { args: (f) => ({ id: f.appointmentId }), ...NOT_OWN },
  calendarSettings: { may: FROM_STAFF },
  customerCanBeTold: { args: (f) => ({ customerId: f.customerId }), ...APPOINTMENT_CHANGE },
  seriesPlan: { args: (f) => ({ input: seriesOf(f.customerId) }), ...APPOINTMENT_CHANGE },
  standbys: { may: FROM_FRONT_DESK },
  calendarFeed: { args: (f) => ({ staffId: f.staffId }), ...NOT_OWN_FEED },
  outsideCalendar: { args: (f) => ({ staffId: f.staffId }), ...NOT_OWN_FEED },
  arrivals: { may: FROM_STAFF },
  walkIns: { may: FROM_STAFF },
  appointmentFormsUrl: { args: (f) => ({ id: f.appointmentId }), ...APPOINTMENT_CHANGE },
  appointmentForms: { args: (f) => ({ link: f.formsLink }), may: EVERYBODY },
};

export const APPOINTMENT_MUTATIONS: Record<string, Row> = {
  newCalendarFeed: { args: (f) => ({ staffId: f.staffId }), ...NO_FEED },
  endCalendarFeed: { args: (f) => ({ staffId: f.staffId }), ...NOT_OWN_FEED },
  connectOutsideCalendar: {
    args: (f) => ({ staffId: f.staffId, address: 'https://calendars.example/a.ics' }),
    ...NO_FEED,
  },
  fetchOutsideCalendar: { args: (f) => ({ staffId: f.staffId }), ...NO_FEED },
  disconnectOutsideCalendar: { args: (f) => ({ staffId: f.staffId }), ...NOT_OWN_FEED },
  addAppointment: {
    args: (f) => ({ input: { customerId: f.customerId, startsAt: '2026-06-20T10:00', parts: [{ minutes: 30 }] } }),
    ...APPOINTMENT_CHANGE,
  },
  checkInAppointment: { args: (f) => ({ id: f.appointmentId }), ...APPOINTMENT_CHANGE },
  updateAppointment: { args: (f) => ({ id: f.appointmentId, input: { notes: 'x' } }), ...APPOINTMENT_CHANGE },
  setAppointmentFlag: { args: (f) => ({ id: f.appointmentId, flag: 'CONFIRMED', version: 1 }), ...NOT_OWN },
  addAppointmentSeries: { args: (f) => ({ input: seriesOf(f.customerId) }), ...APPOINTMENT_CHANGE },
  updateAppointmentSeries: {
    args: (f) => ({ id: f.appointmentId, scope: 'ALL', version: 1, input: { notes: 'x' } }),
    ...APPOINTMENT_CHANGE,
  },
  // The fixture's does not repeat: test/appointments has series.
  setAppointmentSeriesFlag: {
    args: (f) => ({ id: f.appointmentId, scope: 'ALL', version: 1, flag: 'CANCELED' }),
    ...NOT_OWN,
    outcome: 'INVALID_INPUT',
  },
  deleteAppointmentSeries: {
    args: (f) => ({ id: f.appointmentId, scope: 'ALL' }),
    may: FROM_FRONT_DESK,
    outcome: 'INVALID_INPUT',
    except: NOT_THEIRS,
  },
  // The business has no plan: test/appointments has one.
  deleteAppointments: { args: (f) => ({ ids: [f.appointmentId] }), ...APPOINTMENT_CHANGE },
  restoreAppointments: {
    args: (f) => ({ ids: [f.deletedAppointmentId] }),
    may: FROM_FRONT_DESK,
    except: NOT_THEIRS,
  },
  removeStandby: { args: (f) => ({ id: f.standbyId }), may: FROM_FRONT_DESK, except: NOT_THEIRS },
  sendAppointmentForms: { args: (f) => ({ id: f.appointmentId }), ...APPOINTMENT_CHANGE },
  // A form of nobody: test/appointments signs some.
  signAppointmentForms: {
    args: (f) => ({
      link: f.formsLink,
      signatures: [{ versionId: '1', submissionKey: 'key-of-the-access-matrix', isAgreed: true }],
    }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  submitAppointmentForms: {
    args: (f) => ({ link: f.formsLink, signatures: [{ formId: f.formId }] }),
    may: EVERYBODY,
    outcome: 'NOT_FOUND',
  },
  updateCalendarSettings: {
    args: () => ({ input: { bookingSlots: 2 } }),
    may: FROM_MANAGER,
    outcome: 'INVALID_PLAN',
  },
};
