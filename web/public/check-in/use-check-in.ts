import { useRef, useState } from 'react';
import { asAskError } from '../ask';
import { newKey } from '../ask-http';
import { useAsk } from '../app-context';
import type { CheckInValues, FieldError } from './check-in-values';
import {
  Customer_AddPersonDocument,
  Customer_CheckInDocument,
  Customer_FindPersonsDocument,
  type Customer_CheckInMutation,
  type Customer_FindPersonsQuery,
} from './check-in.generated';

export type Receipt = Customer_CheckInMutation['checkIn'];
/** What the kiosk's last word tells. */
export type Greeted = Pick<Receipt, 'alreadyInLine' | 'firstName' | 'position' | 'status' | 'greeting'> &
  Partial<Pick<Receipt, 'quote'>>;
export type PersonChoice = Customer_FindPersonsQuery['persons'][number];
export type NewPerson = { firstName: string; lastName: string; email: string };
export type Step =
  | { name: 'form' }
  | { name: 'select'; persons: PersonChoice[] }
  | { name: 'add'; persons: PersonChoice[]; isOffline?: boolean; firstName?: string };

/** How a device takes check-ins while the server cannot be reached. */
export type OfflineWay = {
  /** Known before anything is asked: then nothing is. */
  isOffline: boolean;
  onUnreachable(): void;
  /** Stores a check-in of this moment; rejects with AskError where it cannot. */
  keep(values: CheckInValues, person: { firstName: string; lastName: string }, startedAt: number): Promise<void>;
  onKept(firstName: string): void;
};

/** Longer, and a customer at a kiosk walks away; there is another way. */
const kioskPatience = 6_000;

const sessionCodes = ['UNAUTHENTICATED', 'INVALID_TOKEN', 'FORBIDDEN', 'CHECK_IN_PAUSED'];

type CheckInOptions = {
  token: string;
  offline?: OfflineWay;
  /** The session may have ended, or check-in was paused: the page asks the server again what to show. */
  onSessionDoubt(): void;
  onDone(receipt: Receipt): void;
};

/** The way from a filled form to a receipt: who is it, perhaps choose or add a name, check in. */
export function useCheckIn({ token, offline, onSessionDoubt, onDone }: CheckInOptions) {
  const ask = useAsk();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FieldError>();
  const values = useRef<CheckInValues>(undefined);
  const startedAt = useRef(0);
  const known = useRef<{ firstName: string; lastName?: string }>(undefined);
  const busy = useRef(false);
  const attempts = useRef(new Map<string, string>());

  /** One key for one wish: pressing again after a failure repeats the same write. */
  const keyFor = (input: object): string => {
    const wish = JSON.stringify(input);
    const key = attempts.current.get(wish) ?? newKey();
    attempts.current.set(wish, key);
    return key;
  };

  const options = (idempotencyKey?: string) => ({
    token,
    ...(idempotencyKey && { idempotencyKey }),
    ...(offline && { within: kioskPatience }),
  });

  const keepAs = async ({ firstName, lastName }: { firstName: string; lastName: string }) => {
    if (!offline || !values.current) return;
    await offline.keep(values.current, { firstName: firstName.trim(), lastName: lastName.trim() }, startedAt.current);
    offline.onKept(firstName.trim());
  };

  /** The server did not answer: who it is must be asked, unless it was typed already. Perhaps it did hear; then the time tells it that this is the same visit. */
  const goOffline = async () => {
    const person = known.current;
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
        if (!offline || asAskError(failure).code !== 'UNAVAILABLE') throw failure;
        offline.onUnreachable();
        return goOffline();
      });
    } catch (failure) {
      const { code, message, field } = asAskError(failure);
      if (sessionCodes.includes(code)) onSessionDoubt();
      setError({ message, field });
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  const checkInAs = async (handle: string) => {
    if (!values.current) return;
    const { partySize, temperature, notes } = values.current;
    const input = { handle, partySize, temperature: temperature || null, notes: notes || null };
    const { checkIn } = await ask(Customer_CheckInDocument, { input }, options(keyFor(input)));
    attempts.current.clear();
    onDone(checkIn);
  };

  const checkInPerson = ({ handle, firstName }: PersonChoice) => {
    known.current = { firstName };
    return checkInAs(handle);
  };

  const start = (filled: CheckInValues) =>
    attempt(async () => {
      values.current = filled;
      startedAt.current = Date.now();
      known.current = undefined;
      if (offline?.isOffline) {
        await goOffline();
        return;
      }
      const { persons } = await ask(Customer_FindPersonsDocument, { phone: filled.phone }, options());
      if (persons.length === 1) await checkInPerson(persons[0]);
      else setStep(persons.length === 0 ? { name: 'add', persons } : { name: 'select', persons });
    });

  const choose = (person: PersonChoice) => attempt(() => checkInPerson(person));

  const add = ({ firstName, lastName, email }: NewPerson) =>
    attempt(async () => {
      if (!values.current) return;
      known.current = { firstName, lastName };
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
      const { addPerson } = await ask(Customer_AddPersonDocument, { input }, options(keyFor(input)));
      await checkInAs(addPerson.handle);
    });

  const goTo = (next: Step) => {
    setError(undefined);
    setStep(next);
  };

  return {
    step,
    isBusy,
    error,
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
