import { failureOf, isUnknownToken, type Request } from '../request';
import type { OfflineCheckIn, OfflineCheckIns } from './OfflineCheckIns';
import { Kiosk_CheckInOfflineDocument } from './kiosk-offline.generated';

const timeLimit = 10_000;
/** A persistent server fault must not block the other entries. */
const maxFaults = 5;

/** `done`: nothing is left to send. `later`: tried again at the next occasion. `unknown-kiosk`: the server does not know this kiosk (any more). */
export type SendOutcome = 'done' | 'later' | 'unknown-kiosk';

const transientCodes = ['UNAVAILABLE', 'IN_FLIGHT', 'RATE_LIMITED'];

type Store = Pick<OfflineCheckIns, 'next' | 'erase' | 'refuse' | 'countTry'>;
interface Sender {
  request: Request;
  store: Store;
  token: string;
  businessId: string;
}

/** Sends the stored check-ins of this business, oldest first, one at a time and from one tab only. Accepted ones are erased, refused ones set aside. */
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

async function sendOne({ request, store, token }: Sender, entry: OfflineCheckIn): Promise<SendOutcome> {
  try {
    await request(
      Kiosk_CheckInOfflineDocument,
      { input: entry.input },
      { token, idempotencyKey: entry.idempotencyKey, within: timeLimit, language: entry.language },
    );
  } catch (failure) {
    const refusal = failureOf(failure);
    const { code } = refusal;
    if (isUnknownToken(code)) return 'unknown-kiosk';
    if (transientCodes.includes(code)) return 'later';
    if (code === 'INTERNAL' && entry.tries + 1 < maxFaults) {
      await store.countTry(entry);
      return 'later';
    }
    await store.refuse(entry.id, refusal);
    return 'done';
  }
  await store.erase(entry.id);
  return 'done';
}
