import type { OfflineCheckInInput } from '../../schema.generated';
import { failureOf, isUnknownToken, type Failure, type Request, type TypedDocumentString } from '../request';
import type { OfflineCheckIn, OfflineCheckIns } from './OfflineCheckIns';
import { Kiosk_CheckInOfflineDocument, Kiosk_KeepOfflineSignatureDocument } from './kiosk-offline.generated';

const timeLimit = 10_000;
/** A fault that stays must not block the other entries. */
const maxFaults = 5;
/** The server is at fault, or older than this page, which asks it for what it does not know yet. */
const faultCodes = ['INTERNAL', 'BAD_REQUEST'];

/** `done`: nothing is left to send. `later`: tried again at the next occasion. `unknown-kiosk`: the server does not know this kiosk (any more). */
export type SendOutcome = 'done' | 'later' | 'unknown-kiosk';

const transientCodes = ['UNAVAILABLE', 'IN_FLIGHT', 'RATE_LIMITED'];

type Store = Pick<OfflineCheckIns, 'next' | 'erase' | 'refuse' | 'countTry' | 'putOff'>;
interface Sender {
  request: Request;
  store: Store;
  token: string;
  businessId: string;
}

/** Sends the stored check-ins of this business, oldest first, one at a time and from one tab only. Accepted ones are erased, refused ones set aside; after five faults of the server one is put off by an hour. */
export function sendOfflineCheckIns(sender: Sender): Promise<SendOutcome> {
  return navigator.locks.request('greeter-kiosk-send', { ifAvailable: true }, (lock) =>
    lock ? sendAll(sender) : 'later',
  );
}

async function sendAll(sender: Sender): Promise<SendOutcome> {
  for (;;) {
    const entry = await sender.store.next(sender.businessId);
    if (!entry) return 'done';
    const outcome = await sendOne(sender, entry);
    if (outcome !== 'done') return outcome;
  }
}

async function sendOne(sender: Sender, entry: OfflineCheckIn): Promise<SendOutcome> {
  const { store } = sender;
  const refusal = await refusalOf(sender, entry, Kiosk_CheckInOfflineDocument, ({ checkInOffline }) =>
    checkInOffline.isSignatureKept === false ? signatureLost : undefined,
  );
  if (!refusal) {
    await store.erase(entry.id);
    return 'done';
  }
  // Too late to stand in line; what was signed is kept nevertheless.
  const isLate = isTooOld(refusal) && entry.input.signature;
  const loss = isLate
    ? await refusalOf(sender, entry, Kiosk_KeepOfflineSignatureDocument, ({ keepOfflineSignature }) =>
        keepOfflineSignature ? undefined : lateSignatureLost,
      )
    : undefined;
  const { code } = loss ?? refusal;
  if (isUnknownToken(code)) return 'unknown-kiosk';
  if (transientCodes.includes(code)) return 'later';
  if (faultCodes.includes(code)) {
    await store.countTry(entry);
    if (entry.tries + 1 < maxFaults) return 'later';
    await store.putOff(entry.id);
    return 'done';
  }
  await store.refuse(entry.id, loss ? lateSignatureLost : refusal);
  return 'done';
}

const isTooOld = ({ details }: Failure): boolean => (details as { reason?: unknown } | undefined)?.reason === 'TOO_OLD';

/** Hosts must hear of it: nobody is asked for that signature again. It comes again however often it is sent: the server answers the same key with the same. */
export const signatureLost: Failure = {
  code: 'SIGNATURE_LOST',
  message: 'The signature was not kept',
  textKey: 'kioskHost.signatureLost',
};
const lateSignatureLost: Failure = { ...signatureLost, textKey: 'kioskHost.lateSignatureLost' };

/** Why the server did not take it, or not all; undefined if it did. */
async function refusalOf<Answer>(
  { request, token }: Sender,
  { input, idempotencyKey, language }: OfflineCheckIn,
  document: TypedDocumentString<Answer, { input: OfflineCheckInInput }>,
  lossIn: (answer: Answer) => Failure | undefined,
): Promise<Failure | undefined> {
  try {
    return lossIn(await request(document, { input }, { token, idempotencyKey, within: timeLimit, language }));
  } catch (failure) {
    return failureOf(failure);
  }
}
