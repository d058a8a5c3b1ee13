import { mapInTurn } from '../../core/breathe.js';
import {
  appointment,
  sentAppointment,
  sentNewAppointment,
  sentView,
  refusalDetails,
  VIEW,
} from './appointment-shape.js';
import {
  RestAddAppointmentDocument,
  RestDeleteAppointmentsDocument,
  RestGetAppointmentDocument,
  RestGetAppointmentsDocument,
  RestGetBookedAppointmentsDocument,
  RestUpdateAppointmentDocument,
  RestUpdateAppointmentSettingsDocument,
} from './documents.generated.js';
import { row, type RestRow } from './route.js';
import { fromFlag, idNumber, idsUnder, optionalNumber, optionalText, textOf } from './shapes.js';

const ADD_FIELDS: Record<string, string | undefined> = {
  customerId: 'customerID',
  startsAt: 'startDate',
  endsAt: 'endDate',
  minutes: 'endDate',
  staffId: 'staffID',
  productIds: 'productsArray',
  parts: 'productsArray',
  formIds: 'formsArray',
  tellsCustomer: 'isTellCustomer',
};
const UPDATE_FIELDS: Record<string, string | undefined> = {
  ...ADD_FIELDS,
  id: 'appointmentID',
  customerId: 'selectedCustomer',
  staffId: 'selectedStaff',
  productIds: 'selectedProducts',
  parts: 'selectedProducts',
  formIds: 'selectedForms',
  sendsForms: 'isSendForms',
};

/** So many at a time, as each takes a moment in which nobody else is served. */
const SHAPED_AT_ONCE = 200;

export const APPOINTMENT_ROWS: readonly RestRow[] = [
  row(RestGetAppointmentsDocument, {
    method: 'GET',
    path: '/api/business/get_appointments',
    errorKey: 'message',
    summary:
      'Appointments and events that have time from start to end, or for so many days from start, by start; without them from 31 days ago on for 120 days. All of them, or pageSize after skip; above 5,000, or 5 MB of notes and parts, a page must be asked for, which may have fewer. Dates without an offset are by the clock of the business',
    parameters: ['businessID', 'start', 'end', 'days', 'pageSize', 'skip'],
    variables: ({ query }) => ({
      start: optionalText(query['start']),
      end: optionalText(query['end']),
      days: optionalNumber(query['days']),
      first: optionalNumber(query['pageSize']),
      skip: optionalNumber(query['skip']) ?? 0,
    }),
    fieldName: (field) => (field === 'first' ? 'pageSize' : field),
    answer: ({ appointments, businessProfile }) =>
      mapInTurn(appointments.items, {
        atOnce: SHAPED_AT_ONCE,
        shape: (one) => appointment(one, businessProfile.timeZone),
      }),
  }),
  row(RestGetBookedAppointmentsDocument, {
    method: 'GET',
    path: '/api/business/get-booked-appointments',
    errorKey: 'message',
    summary:
      'When a business has appointments or events, from now on as far as customers can book and 62 days at most: start and end in epoch milliseconds, those that overlap or meet as one',
    parameters: ['businessID'],
    variables: ({ query }) => ({ businessId: textOf(query['businessID']) }),
    fieldName: () => 'businessID',
    answer: ({ bookedTimes }) =>
      bookedTimes.map(({ startsAt, endsAt }) => ({ start: Date.parse(startsAt), end: Date.parse(endsAt) })),
  }),
  row(RestGetAppointmentDocument, {
    method: 'GET',
    path: '/api/business/get_appointment',
    errorKey: 'message',
    summary: 'An appointment or event',
    parameters: ['appointmentID'],
    variables: ({ query }) => ({ id: textOf(query['appointmentID']) }),
    fieldName: () => 'appointmentID',
    answer: (data) => appointment(data.appointment, data.businessProfile.timeZone),
  }),
  row(RestAddAppointmentDocument, {
    method: 'POST',
    path: '/api/business/add_appointment',
    errorKey: 'errorAddAppointment',
    summary:
      'Add a confirmed appointment, or with isEvent an event: of staffID, or of nobody in particular, an event for everybody. A taken time is refused. Dates without an offset are by the clock of the business; without endDate it takes as long as its services. formsArray names what the customer is asked to sign. The customer is told, unless isTellCustomer is false',
    parameters: [
      'customerID',
      'productsArray',
      'formsArray',
      'staffID',
      'startDate',
      'endDate',
      'notes',
      'color',
      'isEvent',
      'isTellCustomer',
      'token',
    ],
    variables: (request) => ({ input: sentNewAppointment(request) }),
    fieldName: (field) => ADD_FIELDS[field] ?? field,
    answer: ({ addAppointment: { id, version } }) => ({
      success: true,
      message: 'The appointment was added',
      appointmentID: idNumber(id),
      version,
    }),
    details: refusalDetails,
  }),
  row(RestUpdateAppointmentDocument, {
    method: 'POST',
    path: '/api/business/update_appointment',
    errorKey: 'errorUpdateAppointment',
    summary:
      'Save an appointment or event; what is missing stays as it is, and so do its parts where staff and products do. A taken time is refused, and so is a save if version is given and stale. status cannot change, and forms that the customer confirmed or signed stay. isSendForms sends the customer the link to the forms, by text, else by e-mail; where neither reaches them, nothing is saved. The customer is told of another time or flag, unless isTellCustomer is false',
    parameters: [
      'appointmentID',
      'startDate',
      'endDate',
      'selectedCustomer',
      'selectedProducts',
      'selectedForms',
      'selectedStaff',
      'notes',
      'status',
      'flag',
      'isSendForms',
      'isTellCustomer',
      'version',
    ],
    variables: (request) => ({
      id: textOf(request.body['appointmentID']),
      version: optionalNumber(request.body['version']),
      input: sentAppointment(request),
    }),
    fieldName: (field) => UPDATE_FIELDS[field] ?? field,
    answer: ({ updateAppointment: { id, version } }) => ({
      success: true,
      message: 'The appointment was saved',
      appointmentID: idNumber(id),
      version,
    }),
    details: refusalDetails,
  }),
  row(RestDeleteAppointmentsDocument, {
    method: 'POST',
    path: '/api/business/delete_appointments',
    errorKey: 'errorInvalidPlan',
    summary:
      'Remove appointments from lists and counts, all or none; needs a plan. Their customers are told, unless isTellCustomer is false',
    parameters: ['appointmentIDArray', 'isTellCustomer'],
    variables: (request) => ({
      ids: idsUnder('appointmentIDArray', request),
      tellsCustomer: fromFlag(request.body['isTellCustomer']),
    }),
    fieldName: (field) => (field === 'tellsCustomer' ? 'isTellCustomer' : 'appointmentIDArray'),
    answer: ({ deleteAppointments: { ids } }) => ({
      success: true,
      message: `Deleted: ${ids.length}`,
      appointmentIDArray: ids.map(idNumber),
    }),
  }),
  row(RestUpdateAppointmentSettingsDocument, {
    method: 'POST',
    path: '/api/business/update_appointment_settings',
    errorKey: 'message',
    summary:
      'Save settings of the calendar: the minutes between bookable times, how many appointments of nobody in particular fit side by side, and day or week as calendarView',
    parameters: ['businessID', 'bookingInterval', 'bookingSlots', 'calendarView'],
    variables: ({ body }) => ({
      input: {
        bookingInterval: optionalNumber(body['bookingInterval']),
        bookingSlots: optionalNumber(body['bookingSlots']),
        calendarView: sentView(body['calendarView']),
      },
    }),
    answer: ({ updateCalendarSettings: { bookingInterval, bookingSlots, calendarView } }) => ({
      success: true,
      message: 'The settings were saved',
      booking_interval: bookingInterval,
      booking_slots: bookingSlots,
      calendar_view: VIEW[calendarView],
    }),
  }),
];
