import { useRef, useState } from 'react';
import { useRefusalText } from '../i18n/refusal-text';
import { asRequestError, isUnknownToken, RequestError, type Failure } from '../request';
import { newKey } from '../http-request';
import { useRequest } from '../app-context';
import { useLanguage } from '../i18n/language-context';
import type { SignatureInput } from '../../schema.generated';
import type { SigningForm } from '../signing/SigningForm';
import type { SigningFormFragment } from '../signing/signing.generated';
import type { CheckInValues } from './check-in-values';
import { isFormRefusal } from './is-form-refusal';
import type { VisitStep } from './VisitStep';
import {
  Customer_AddPersonDocument,
  Customer_CheckInDocument,
  Customer_FindPersonsDocument,
  Customer_ReadAgreementDocument,
  type Customer_CheckInMutation,
  type Customer_FindPersonsQuery,
} from './check-in.generated';

export type Receipt = Customer_CheckInMutation['checkIn'] & {
  /** Whether they gave an e-mail address for the copy of what they signed. */
  getsCopy?: boolean;
};
/** What the kiosk's greeting shows. */
export type KioskReceipt = Pick<Receipt, 'alreadyInLine' | 'firstName' | 'position' | 'status' | 'greeting'> &
  Partial<Pick<Receipt, 'publicId' | 'quote' | 'isOutOfReach' | 'getsCopy'>>;
export type PersonChoice = Customer_FindPersonsQuery['persons'][number];
export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
}
/** With the script that draws it, and with the handle of who signs; without a network their name. */
export interface SigningStep {
  name: 'sign';
  SigningForm: typeof SigningForm;
  form: SigningFormFragment;
  firstName: string;
  /** As they gave it for this visit. */
  email?: string;
  handle?: string;
}
export type Step =
  | SigningStep
  | { name: 'form' }
  | { name: 'select'; persons: PersonChoice[] }
  | { name: 'add'; persons: PersonChoice[]; isOffline?: boolean; firstName?: string };

/** What a device knows of a visit that the server may not know. Times are this device's, in epoch milliseconds. */
interface OfflineVisit {
  startedAt: number;
  signature?: SignatureInput;
  signedAt?: number;
  /** Idempotency-Key of a `checkIn` that was sent and not answered. */
  attemptKey?: string;
}

/** How a device stores check-ins while the server is out of reach. */
export interface OfflineWay {
  /** Known up front: then no request is made. */
  isOffline: boolean;
  onSuspectOffline(): void;
  /** Stores a check-in of this moment. Rejects with RequestError if it cannot. */
  keep(values: CheckInValues, person: { firstName: string; lastName: string }, visit: OfflineVisit): Promise<void>;
  /** The form that everybody signs, as it was read last; undefined for none. */
  readForm(): Promise<SigningFormFragment | undefined>;
  storeForm(form: SigningFormFragment): void;
  onKept(firstName: string): void;
}

/** A customer does not wait longer at a kiosk; the check-in is stored instead. */
const kioskPatience = 6_000;

interface CheckInOptions {
  /** Waits for the session of a phone that has just opened the page. */
  token(): Promise<string>;
  offline?: OfflineWay;
  /** Whether the business asks for a form. */
  isSigned: boolean;
  /** The session may have ended, or check-in was paused: the page reads its state again. */
  onSuspectSessionEnd(): void;
  onDone(receipt: Receipt): void;
}

/** What follows the form loads with its first press, or before on a device that may lose its network. */
const latePieces = () => import('./late-pieces');
export const loadVisitStep = async () => (await latePieces()).loadVisitStep();

/** The steps from a filled form to a receipt: find the person, choose or add a name, sign a form where one is asked for, check in. */
export function useCheckIn({ token, offline, isSigned, onSuspectSessionEnd, onDone }: CheckInOptions) {
  const request = useRequest();
  const refusalText = useRefusalText();
  const { language } = useLanguage();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [Piece, setPiece] = useState<typeof VisitStep>();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Failure>();
  const values = useRef<CheckInValues>(undefined);
  const startedAt = useRef(0);
  const customer = useRef<{ firstName: string; lastName?: string; email?: string }>(undefined);
  /** What this customer is asked to sign, null for nothing; and what they signed. */
  const asked = useRef<SigningFormFragment | null>(undefined);
  const signed = useRef<SignatureInput>(undefined);
  const signedAt = useRef<number>(undefined);
  const attemptKey = useRef<string>(undefined);
  const busy = useRef(false);
  const attempts = useRef(new Map<string, string>());

  /** One key per input: pressing again after a failure repeats the same write. */
  const keyFor = (input: object): string => {
    const fingerprint = JSON.stringify(input);
    const key = attempts.current.get(fingerprint) ?? newKey();
    attempts.current.set(fingerprint, key);
    return key;
  };

  const options = async (idempotencyKey?: string) => ({
    token: await token(),
    ...(idempotencyKey && { idempotencyKey }),
    ...(offline && { within: kioskPatience }),
  });

  /** A step is shown once its script is here. */
  const show = async (next: Step) => {
    try {
      const piece = await loadVisitStep();
      setPiece(() => piece);
    } catch {
      throw new RequestError('UNAVAILABLE', 'A part of the page did not load');
    }
    setStep(next);
  };

  const showForm = async (more: Omit<SigningStep, 'name' | 'SigningForm' | 'firstName' | 'email'>) => {
    const { loadSigningForm } = await import('../signing/late-pieces');
    const piece = await loadSigningForm(language);
    const { firstName = '', email } = customer.current ?? {};
    await show({ name: 'sign', SigningForm: piece, firstName: firstName.trim(), email, ...more });
  };

  const keepAs = async ({ firstName, lastName }: { firstName: string; lastName: string }) => {
    if (!offline || !values.current) return;
    if (isSigned && !signed.current) {
      // Nobody is held up by a form that this device never read.
      const form = asked.current === undefined ? await offline.readForm().catch(() => undefined) : asked.current;
      const isShown =
        form &&
        (await showForm({ form }).then(
          () => true,
          () => false,
        ));
      if (isShown) return;
    }
    const person = { firstName: firstName.trim(), lastName: lastName.trim() };
    await offline.keep(values.current, person, {
      startedAt: startedAt.current,
      attemptKey: attemptKey.current,
      ...(signed.current && { signature: signed.current, signedAt: signedAt.current }),
    });
    offline.onKept(person.firstName);
  };

  /** No answer: ask for the name unless it was typed. If the server did get the request, `attemptKey` identifies it, else the time. */
  const goOffline = async () => {
    const person = customer.current;
    if (person?.lastName !== undefined) await keepAs({ firstName: person.firstName, lastName: person.lastName });
    else await show({ name: 'add', persons: [], isOffline: true, firstName: person?.firstName });
  };

  const attempt = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      await work().catch((failure: unknown) => {
        if (!offline || asRequestError(failure).code !== 'UNAVAILABLE') throw failure;
        offline.onSuspectOffline();
        return goOffline();
      });
    } catch (failure) {
      const requestError = asRequestError(failure);
      const { code } = requestError;
      if (isUnknownToken(code) || code === 'CHECK_IN_PAUSED') onSuspectSessionEnd();
      // Only in the form can one choose again.
      if (/^(product|staff)Id|^handle/.test(requestError.field ?? '')) setStep({ name: 'form' });
      setError(requestError);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  /** Asks which form the person signs and shows it; false for none. */
  const askToSign = async (handle: string): Promise<boolean> => {
    const { agreement } = await request(Customer_ReadAgreementDocument, { handle }, await options());
    asked.current = agreement;
    if (!agreement) return false;
    offline?.storeForm(agreement);
    await showForm({ form: agreement, handle });
    return true;
  };

  const checkInAs = async (handle: string): Promise<void> => {
    if (!values.current) return;
    if (isSigned && asked.current === undefined && (await askToSign(handle))) return;
    const { partySize, temperature, notes, productIds, staffId } = values.current;
    const input = {
      handle,
      partySize,
      temperature: temperature || null,
      notes: notes || null,
      productIds,
      staffId,
      signature: signed.current,
    };
    try {
      attemptKey.current = keyFor(input);
      const { checkIn } = await request(Customer_CheckInDocument, { input }, await options(attemptKey.current));
      attempts.current.clear();
      onDone({ ...checkIn, getsCopy: Boolean(signed.current?.email) });
    } catch (failure) {
      if (!isFormRefusal(asRequestError(failure))) throw failure;
      const wasSigned = signed.current !== undefined;
      signed.current = undefined;
      const isShown = await askToSign(handle);
      if (wasSigned && !isShown) return checkInAs(handle);
      if (wasSigned || !isShown) throw failure;
    }
  };

  const checkInPerson = ({ handle, firstName }: PersonChoice) => {
    customer.current = { firstName };
    attemptKey.current = undefined;
    asked.current = undefined;
    return checkInAs(handle);
  };

  const start = (filled: CheckInValues) =>
    attempt(async () => {
      values.current = filled;
      startedAt.current = Date.now();
      attemptKey.current = undefined;
      customer.current = undefined;
      asked.current = undefined;
      signed.current = undefined;
      if (offline?.isOffline) {
        await goOffline();
        return;
      }
      const { persons } = await request(Customer_FindPersonsDocument, { phone: filled.phone }, await options());
      if (persons.length === 1) await checkInPerson(persons[0]);
      else await show(persons.length === 0 ? { name: 'add', persons } : { name: 'select', persons });
    });

  const choose = (person: PersonChoice) => attempt(() => checkInPerson(person));

  const add = ({ firstName, lastName, email }: NewPerson) =>
    attempt(async () => {
      if (!values.current) return;
      customer.current = { firstName, lastName, email };
      if (offline?.isOffline || (step.name === 'add' && step.isOffline)) {
        await keepAs({ firstName, lastName });
        return;
      }
      const input = {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim() || null,
        phone: values.current.phone,
      };
      const { addPerson } = await request(Customer_AddPersonDocument, { input }, await options(keyFor(input)));
      await checkInAs(addPerson.handle);
    });

  const sign = (signature: SignatureInput) =>
    attempt(async () => {
      if (step.name !== 'sign') return;
      signed.current = signature;
      signedAt.current = Date.now();
      if (step.handle) await checkInAs(step.handle);
      else await goOffline();
    });

  const goTo = (next: Step) => {
    attemptKey.current = undefined;
    asked.current = undefined;
    signed.current = undefined;
    setError(undefined);
    setStep(next);
  };

  return {
    step,
    Piece,
    isBusy,
    error: error && {
      failure: error,
      field: error.field,
      message: refusalText(error),
      goneIds: (error.details as { productIds?: string[] } | undefined)?.productIds,
    },
    dismissError: () => setError(undefined),
    start,
    choose,
    add,
    sign,
    openAdd: () => step.name === 'select' && goTo({ name: 'add', persons: step.persons }),
    goBack: () =>
      goTo(
        step.name === 'add' && step.persons.length > 0 ? { name: 'select', persons: step.persons } : { name: 'form' },
      ),
  };
}
