import {
  RestAddFormDocument,
  RestDeleteFormsDocument,
  RestGetFormDocument,
  RestGetFormsDocument,
  RestGetFormTemplateDocument,
  RestUpdateFormDocument,
  RestUploadFormDocument,
  type RestFormFragment,
} from './documents.generated.js';
import { form, template } from './form-shape.js';
import { call, row, uploadRow, type RestRequest, type RestRow } from './route.js';
import { fromFlag, idNumber, idsUnder, numericId, optionalNumber, textOf } from './shapes.js';

const FIELDS: Record<string, string | undefined> = {
  id: 'formID',
  ids: 'formIDArray',
  first: 'pageSize',
  name: 'formTitle',
  content: 'formContent',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;

/** The current form in a refusal of a stale write, in the shape of every other answer. */
const currentForm = (details: Record<string, unknown>): Record<string, unknown> => {
  const current = details['current'] as RestFormFragment | undefined;
  return current ? { ...details, current: form(current) } : details;
};

const input = ({ body }: RestRequest) => ({
  name: textOf(body['formTitle']),
  content: textOf(body['formContent']),
  signatureRequired: fromFlag(body['signatureRequired']),
});

/** Ids that carry no business are those of the platform's templates (ruling 10). */
const isTemplate = ({ query }: RestRequest): boolean => BigInt(numericId(query['formID'])) >> 32n === 0n;

export const FORM_ROWS: readonly RestRow[] = [
  row(RestGetFormsDocument, {
    method: 'GET',
    path: '/api/business/get_forms',
    errorKey: 'message',
    summary: 'The live forms: at most 1,000, or pageSize',
    parameters: ['businessID', 'pageSize'],
    variables: ({ query }) => ({ first: optionalNumber(query['pageSize']) ?? 1000 }),
    fieldName,
    answer: ({ forms }) => forms.items.map(form),
  }),
  row(RestGetFormDocument, {
    method: 'GET',
    path: '/api/business/get_form',
    errorKey: 'message',
    summary: 'A form; of the platform a template, of which 1 is the default agreement',
    parameters: ['formID'],
    choose: [
      {
        when: (_viewer, request) => isTemplate(request),
        call: call(RestGetFormTemplateDocument, {
          variables: ({ query }) => ({ id: numericId(query['formID']) }),
          answer: ({ formTemplate }) => template(formTemplate),
        }),
      },
    ],
    variables: ({ query }) => ({ id: numericId(query['formID']) }),
    fieldName,
    answer: (data) => form(data.form),
  }),
  row(RestAddFormDocument, {
    method: 'POST',
    path: '/api/business/add_form',
    errorKey: 'errorAddForm',
    summary: 'Add a form',
    parameters: ['formTitle', 'formContent', 'signatureRequired', 'businessID'],
    variables: (request) => ({ input: input(request) }),
    fieldName,
    answer: ({ addForm }) => form(addForm),
  }),
  uploadRow(RestUploadFormDocument, {
    method: 'POST',
    path: '/api/business/upload_form',
    errorKey: 'errorAddForm',
    summary: 'Add a form whose content is a PDF of at most 20 MB and 50 pages',
    parameters: ['formTitle', 'signatureRequired', 'businessID'],
    variables: ({ body }) => ({
      name: textOf(body['formTitle']),
      signatureRequired: fromFlag(body['signatureRequired'] ?? 0),
    }),
    fieldName,
    answer: ({ uploadForm }) => form(uploadForm),
  }),
  row(RestUpdateFormDocument, {
    method: 'POST',
    path: '/api/business/update_form',
    errorKey: 'errorUpdateForm',
    summary:
      'Save a form: changes make a new version; of a template (formBusinessID 1) the copy changes, made at its first use. Refused if version is given and stale',
    parameters: ['formID', 'formTitle', 'formContent', 'signatureRequired', 'formBusinessID', 'businessID'],
    variables: (request) => ({
      id: textOf(request.body['formID']),
      version: optionalNumber(request.body['version']),
      input: input(request),
    }),
    fieldName,
    answer: ({ updateForm }) => form(updateForm),
    details: currentForm,
  }),
  row(RestDeleteFormsDocument, {
    method: 'POST',
    path: '/api/business/delete_forms',
    errorKey: 'message',
    summary: 'Archive forms that no customer has viewed or signed, all or none',
    parameters: ['formIDArray', 'formBusinessID', 'businessID'],
    variables: (request) => ({ ids: idsUnder('formIDArray', request) }),
    fieldName,
    answer: ({ deleteForms: { ids } }) => ({
      success: true,
      message: `Archived: ${ids.length}`,
      formIDArray: ids.map(idNumber),
    }),
  }),
];
