import type { SignatureInput } from '../../schema.generated';
import type { Params } from '../page';
import type { Request } from '../request';
import {
  AppointmentForms_ReadDocument,
  AppointmentForms_SignDocument,
  SignPage_ReadDocument,
  SignPage_SignDocument,
  type SigningListFragment,
} from './sign-page.generated';

/** Where a list of forms comes from, and how it is signed. */
export interface SigningSource {
  read(request: Request): Promise<SigningListFragment>;
  sign(request: Request, signature: SignatureInput): Promise<SigningListFragment>;
  copyPath(formId: string): string;
  /** The secret of its address. */
  key: string;
  isAppointment: boolean;
}

/** By the link that was sent for these forms, or the forms of an appointment, which has a page of its own. */
export const sourceOf = ({ signToken, id, uuid }: Params): SigningSource =>
  signToken ? sentSource(signToken) : appointmentSource(`${id}/${uuid}`, uuid);

const sentSource = (token: string): SigningSource => ({
  read: async (request) => (await request(SignPage_ReadDocument, { token })).formsToSign,
  sign: async (request, signature) =>
    (await request(SignPage_SignDocument, { token, signatures: [signature] })).signForms,
  copyPath: (formId) => `/downloads/form-requests/${token}/${formId}`,
  key: token,
  isAppointment: false,
});

const appointmentSource = (link: string, uuid: string): SigningSource => ({
  read: async (request) => (await request(AppointmentForms_ReadDocument, { link })).appointmentForms.list,
  sign: async (request, signature) =>
    (await request(AppointmentForms_SignDocument, { link, signatures: [signature] })).signAppointmentForms.list,
  copyPath: (formId) => `/downloads/appointment-forms/${link}/${formId}`,
  key: uuid,
  isAppointment: true,
});
