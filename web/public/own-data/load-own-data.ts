import { asRequestError, type Request } from '../request';
import { businessIdOf } from '../token-business';
import { AskData_ReadBusinessDocument, type AskData_ReadBusinessQuery } from './ask-data.generated';
import {
  OwnData_ReadAppointmentsDocument,
  OwnData_ReadDocument,
  OwnData_ReadMessagesDocument,
  OwnData_ReadRecordDocument,
  OwnData_ReadSignaturesDocument,
  OwnData_ReadStandbysDocument,
  OwnData_ReadVisitsDocument,
  type OwnData_ReadAppointmentsQuery,
  type OwnData_ReadMessagesQuery,
  type OwnData_ReadQuery,
  type OwnData_ReadRecordQuery,
  type OwnData_ReadSignaturesQuery,
  type OwnData_ReadStandbysQuery,
  type OwnData_ReadVisitsQuery,
} from './own-data.generated';

/** Of a page of appointments, visits, signed forms or messages; a download takes as many as one answer holds. */
const shown = 20;
const most = 100;

export type OwnRecord = OwnData_ReadRecordQuery['ownRecord'];
export type AppointmentPage = OwnData_ReadAppointmentsQuery['ownAppointments'];
export type StandbyPage = OwnData_ReadStandbysQuery['ownStandbys'];
export type VisitPage = OwnData_ReadVisitsQuery['ownVisits'];
export type SignaturePage = OwnData_ReadSignaturesQuery['ownSignatures'];
export type MessagePage = OwnData_ReadMessagesQuery['ownMessages'];

export interface CustomerData {
  record: OwnRecord;
  appointments: AppointmentPage;
  standbys: StandbyPage;
  visits: VisitPage;
  signatures: SignaturePage;
  messages: MessagePage;
}

export interface OpenData {
  token: string;
  link: OwnData_ReadQuery['ownData'];
  /** Null where several customers share the phone and none is chosen yet. */
  customer: CustomerData | null;
}

/** A link whose hour is over, or that never was one; the business where its token names one. */
export interface EndedLink {
  business: AskData_ReadBusinessQuery['business'] | null;
}

export type OwnPageData = { open: OpenData } | { ended: EndedLink };

interface PageOf {
  token: string;
  customerId: string;
  first?: number;
  after?: string | null;
}

export const readAppointments = async (
  request: Request,
  { first = shown, ...page }: PageOf,
): Promise<AppointmentPage> => (await request(OwnData_ReadAppointmentsDocument, { first, ...page })).ownAppointments;

export const readStandbys = async (request: Request, { first = shown, ...page }: PageOf): Promise<StandbyPage> =>
  (await request(OwnData_ReadStandbysDocument, { first, ...page })).ownStandbys;

export const readVisits = async (request: Request, { first = shown, ...page }: PageOf): Promise<VisitPage> =>
  (await request(OwnData_ReadVisitsDocument, { first, ...page })).ownVisits;

export const readSignatures = async (request: Request, { first = shown, ...page }: PageOf): Promise<SignaturePage> =>
  (await request(OwnData_ReadSignaturesDocument, { first, ...page })).ownSignatures;

export const readMessages = async (request: Request, { first = shown, ...page }: PageOf): Promise<MessagePage> =>
  (await request(OwnData_ReadMessagesDocument, { first, ...page })).ownMessages;

export const readRecord = async (request: Request, of: { token: string; customerId: string }): Promise<OwnRecord> =>
  (await request(OwnData_ReadRecordDocument, of)).ownRecord;

/** What a link shows: of one customer all, of several their names. */
async function loadOpen(request: Request, token: string, chosen: string | undefined): Promise<OpenData> {
  const { ownData: link } = await request(OwnData_ReadDocument, { token });
  const customerId = chosen ?? (link.customers.length === 1 ? link.customers[0].id : undefined);
  if (customerId === undefined) return { token, link, customer: null };
  const of = { token, customerId };
  const [record, appointments, standbys, visits, signatures, messages] = await Promise.all([
    readRecord(request, of),
    readAppointments(request, of),
    readStandbys(request, of),
    readVisits(request, of),
    readSignatures(request, of),
    readMessages(request, of),
  ]);
  return { token, link, customer: { record, appointments, standbys, visits, signatures, messages } };
}

const nullIfMissing = (error: unknown): null => {
  if (asRequestError(error).code === 'NOT_FOUND') return null;
  throw error;
};

/** What a link shows; of one that has ended, where to ask for another. */
export async function loadOwnData(request: Request, token: string, chosen: string | undefined): Promise<OwnPageData> {
  const businessId = businessIdOf(token);
  if (businessId === undefined) return { ended: { business: null } };
  const open = await loadOpen(request, token, chosen).catch(nullIfMissing);
  if (open) return { open };
  const found = await request(AskData_ReadBusinessDocument, { businessId }).catch(nullIfMissing);
  return { ended: { business: found && found.business } };
}

async function readAll<Item>(
  read: (after: string | null) => Promise<{ items: readonly Item[]; cursor: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let after: string | null = null; ;) {
    const page = await read(after);
    all.push(...page.items);
    if (page.cursor === null) return all;
    after = page.cursor;
  }
}

/** Everything that is held on a customer, for a file. */
export async function readEverything(request: Request, of: { token: string; customerId: string }): Promise<object> {
  const record = await readRecord(request, of);
  const appointments = await readAll((after) => readAppointments(request, { ...of, first: most, after }));
  const standbys = await readAll((after) => readStandbys(request, { ...of, first: most, after }));
  const visits = await readAll((after) => readVisits(request, { ...of, first: most, after }));
  const signedForms = await readAll((after) => readSignatures(request, { ...of, first: most, after }));
  const messages = await readAll((after) => readMessages(request, { ...of, first: most, after }));
  return { ...record, appointments, standbys, visits, signedForms, messages };
}
