import { useRef, useState } from 'react';
import { asAskError } from '../ask';
import { newKey } from '../ask-http';
import { useAsk } from '../app-context';
import type { CheckInValues, FieldError } from './check-in-values';
import {
  Customer_AddPersonDocument, Customer_CheckInDocument, Customer_FindPersonsDocument,
  type Customer_CheckInMutation, type Customer_FindPersonsQuery,
} from './check-in.generated';

export type Receipt = Customer_CheckInMutation['checkIn'];
export type PersonChoice = Customer_FindPersonsQuery['persons'][number];
export type NewPerson = { firstName: string; lastName: string; email: string };
export type Step = { name: 'form' } | { name: 'select'; persons: PersonChoice[] } | { name: 'add'; persons: PersonChoice[] };

const sessionCodes = ['UNAUTHENTICATED', 'INVALID_TOKEN', 'FORBIDDEN', 'CHECK_IN_PAUSED'];

type CheckInOptions = {
  token: string;
  /** The session may have ended, or check-in was paused: the page asks the server again what to show. */
  onSessionDoubt(): void;
  onDone(receipt: Receipt): void;
};

/** The way from a filled form to a receipt: who is it, perhaps choose or add a name, check in. */
export function useCheckIn({ token, onSessionDoubt, onDone }: CheckInOptions) {
  const ask = useAsk();
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<FieldError>();
  const values = useRef<CheckInValues>(undefined);
  const busy = useRef(false);
  const attempts = useRef(new Map<string, string>());

  /** One key for one wish: pressing again after a failure repeats the same write. */
  const keyFor = (input: object): string => {
    const wish = JSON.stringify(input);
    const key = attempts.current.get(wish) ?? newKey();
    attempts.current.set(wish, key);
    return key;
  };

  const attempt = async (work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setError(undefined);
    try {
      await work();
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
    const { checkIn } = await ask(Customer_CheckInDocument, { input }, { token, idempotencyKey: keyFor(input) });
    attempts.current.clear();
    onDone(checkIn);
  };

  const start = (filled: CheckInValues) => attempt(async () => {
    values.current = filled;
    const { persons } = await ask(Customer_FindPersonsDocument, { phone: filled.phone }, { token });
    if (persons.length === 1) await checkInAs(persons[0].handle);
    else setStep(persons.length === 0 ? { name: 'add', persons } : { name: 'select', persons });
  });

  const choose = (person: PersonChoice) => attempt(() => checkInAs(person.handle));

  const add = ({ firstName, lastName, email }: NewPerson) => attempt(async () => {
    if (!values.current) return;
    const input = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() || null, phone: values.current.phone };
    const { addPerson } = await ask(Customer_AddPersonDocument, { input }, { token, idempotencyKey: keyFor(input) });
    await checkInAs(addPerson.handle);
  });

  const goTo = (next: Step) => { setError(undefined); setStep(next); };

  return {
    step, isBusy, error,
    dismissError: () => setError(undefined),
    start, choose, add,
    openAdd: () => step.name === 'select' && goTo({ name: 'add', persons: step.persons }),
    goBack: () => goTo(step.name === 'add' && step.persons.length > 0 ? { name: 'select', persons: step.persons } : { name: 'form' }),
  };
}
