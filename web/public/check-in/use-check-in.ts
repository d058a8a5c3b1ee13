import { useRef, useState } from 'react';
import { useRefusalText } from '../i18n/refusal-text';
import { asRequestError, isUnknownToken, type Failure } from '../request';
import { newKey } from '../http-request';
import { useRequest } from '../app-context';
import type { CheckInValues } from './check-in-values';
import {
  Customer_AddPersonDocument,
  Customer_CheckInDocument,
  Customer_FindPersonsDocument,
  type Customer_CheckInMutation,
  type Customer_FindPersonsQuery,
} from './check-in.generated';

export type Receipt = Customer_CheckInMutation['checkIn'];
/** What the kiosk's greeting shows. */
export type KioskReceipt = Pick<Receipt, 'alreadyInLine' | 'firstName' | 'position' | 'status' | 'greeting'> &
  Partial<Pick<Receipt, 'publicId' | 'quote' | 'isOutOfReach'>>;
export type PersonChoice = Customer_FindPersonsQuery['persons'][number];
export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
}
export type Step =
  | { name: 'form' }
  | { name: 'select'; persons: PersonChoice[] }
  | { name: 'add'; persons: PersonChoice[]; isOffline?: boolean; firstName?: string };

/** How a device stores check-ins while the server is out of reach. */
export interface OfflineWay {
  /** Known up front: then no request is made. */
  isOffline: boolean;
  onSuspectOffline(): void;
  /** Stores a check-in of this moment. Rejects with RequestError if it cannot. */
  keep(values: CheckInValues, person: { firstName: string; lastName: string }, startedAt: number): Promise<void>;
  onKept(firstName: string): void;
}

/** A customer does not wait longer at a kiosk; the check-in is stored instead. */
const kioskPatience = 6_000;

interface CheckInOptions {
  /** Waits for the session of a phone that has just opened the page. */
  token(): Promise<string>;
  offline?: OfflineWay;
  /** The session may have ended, or check-in was paused: the page reads its state again. */
  onSuspectSessionEnd(): void;
  onDone(receipt: Receipt): void;
}

/** The steps from a filled form to a receipt: find the person, choose or add a name, check in. */
export function useCheckIn({ token, offline, onSuspectSessionEnd, onDone }: CheckInOptions) {
  const request = useRequest();
  const refusalText = useRefusalText();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Failure>();
  const values = useRef<CheckInValues>(undefined);
  const startedAt = useRef(0);
  const customer = useRef<{ firstName: string; lastName?: string }>(undefined);
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

  const keepAs = async ({ firstName, lastName }: { firstName: string; lastName: string }) => {
    if (!offline || !values.current) return;
    await offline.keep(values.current, { firstName: firstName.trim(), lastName: lastName.trim() }, startedAt.current);
    offline.onKept(firstName.trim());
  };

  /** No answer: ask for the name unless it was typed. If the server did get the request, the time identifies the same visit. */
  const goOffline = async () => {
    const person = customer.current;
    if (person?.lastName !== undefined) await keepAs({ firstName: person.firstName, lastName: person.lastName });
    else setStep({ name: 'add', persons: [], isOffline: true, firstName: person?.firstName });
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
      if (/^(product|staff)Id/.test(requestError.field ?? '')) setStep({ name: 'form' });
      setError(requestError);
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  const checkInAs = async (handle: string) => {
    if (!values.current) return;
    const { partySize, temperature, notes, productIds, staffId } = values.current;
    const input = {
      handle,
      partySize,
      temperature: temperature || null,
      notes: notes || null,
      productIds,
      staffId,
    };
    const { checkIn } = await request(Customer_CheckInDocument, { input }, await options(keyFor(input)));
    attempts.current.clear();
    onDone(checkIn);
  };

  const checkInPerson = ({ handle, firstName }: PersonChoice) => {
    customer.current = { firstName };
    return checkInAs(handle);
  };

  const start = (filled: CheckInValues) =>
    attempt(async () => {
      values.current = filled;
      startedAt.current = Date.now();
      customer.current = undefined;
      if (offline?.isOffline) {
        await goOffline();
        return;
      }
      const { persons } = await request(Customer_FindPersonsDocument, { phone: filled.phone }, await options());
      if (persons.length === 1) await checkInPerson(persons[0]);
      else setStep(persons.length === 0 ? { name: 'add', persons } : { name: 'select', persons });
    });

  const choose = (person: PersonChoice) => attempt(() => checkInPerson(person));

  const add = ({ firstName, lastName, email }: NewPerson) =>
    attempt(async () => {
      if (!values.current) return;
      customer.current = { firstName, lastName };
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

  const goTo = (next: Step) => {
    setError(undefined);
    setStep(next);
  };

  return {
    step,
    isBusy,
    error: error && {
      field: error.field,
      message: refusalText(error),
      goneIds: (error.details as { productIds?: string[] } | undefined)?.productIds,
    },
    dismissError: () => setError(undefined),
    start,
    choose,
    add,
    openAdd: () => step.name === 'select' && goTo({ name: 'add', persons: step.persons }),
    goBack: () =>
      goTo(
        step.name === 'add' && step.persons.length > 0 ? { name: 'select', persons: step.persons } : { name: 'form' },
      ),
  };
}
