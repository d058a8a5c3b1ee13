import {
  RestGetAppointmentFormsDocument,
  RestSubmitAppointmentFormsDocument,
  type RestAppointmentFormsFragment,
} from './documents.generated.js';
import { row, type RestRequest, type RestRow } from './route.js';
import {
  epochSeconds,
  flag,
  fromFlag,
  idNumber,
  listUnder,
  objectOf,
  optionalNumber,
  optionalText,
  textOf,
} from './shapes.js';

/** The forms of an appointment, for its customer: open ones first. */
const shownForms = ({ lastInitial, list }: RestAppointmentFormsFragment) =>
  list.forms.map(({ signedAt, form }) => ({
    form_id: idNumber(form.formId),
    name: form.name,
    form_content: form.content,
    signature_required: flag(form.signatureRequired),
    date_confirmed: epochSeconds(signedAt),
    first_name: list.firstName,
    last_name: lastInitial,
  }));

/** The end of the address that was sent; without it that of the page which the browser opened. */
const linkOf = ({ id, uuid }: Record<string, unknown>, { formsLink }: RestRequest): unknown =>
  id === undefined && uuid === undefined ? (formsLink ?? '') : `${String(textOf(id))}/${String(textOf(uuid))}`;

/** The forms whose checkbox is checked, with the one name under them. */
function submission(request: RestRequest) {
  const { body } = request;
  const boxes = listUnder('checkboxValues', body);
  const signerName = optionalText(body['signatureName']);
  return {
    link: linkOf(body, request),
    signatures: boxes
      .filter(({ checked }) => fromFlag(checked) === true)
      .map(({ formID }) => ({ formId: textOf(formID), signerName })),
    count: optionalNumber(body['formCount']) ?? boxes.length,
  };
}

const FIELDS: Record<string, string | undefined> = {
  isAgreed: 'checkboxValues',
  count: 'formCount',
  formId: 'checkboxValues',
  signerName: 'signatureName',
};

export const APPOINTMENT_FORM_ROWS: readonly RestRow[] = [
  row(RestGetAppointmentFormsDocument, {
    method: 'GET',
    path: '/api/business/get_appointment_forms',
    errorKey: 'message',
    summary:
      'The forms that the customer of an appointment is asked to sign, open ones first, with the first letter of the last name; none is an empty list. appointment is JSON with id and uuid; without it the cookie of the page that was opened decides',
    parameters: ['appointment'],
    variables: (request) => ({ link: linkOf(objectOf('appointment', request.query['appointment']), request) }),
    fieldName: () => 'appointment',
    answer: ({ appointmentForms }) => shownForms(appointmentForms),
  }),
  row(RestSubmitAppointmentFormsDocument, {
    method: 'POST',
    path: '/api/business/submit_appointment_forms',
    errorKey: 'errorSubmitForms',
    summary:
      'Confirm and sign the forms of an appointment: checkboxValues with checked and formID for each of the formCount forms, all of them checked, and signatureName where one needs a signature. Forms that are confirmed already stay as they are. Without id and uuid the cookie of the page that was opened decides',
    parameters: ['checkboxValues', 'formCount', 'id', 'uuid', 'signatureName'],
    variables: submission,
    fieldName: (field) => FIELDS[field.split('.').at(-1)!] ?? field,
    answer: ({ submitAppointmentForms }) => ({
      success: true,
      message: 'The forms were submitted',
      forms: shownForms(submitAppointmentForms),
    }),
  }),
];
