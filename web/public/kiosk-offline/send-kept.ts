import { asAskError, type Ask } from '../ask';
import type { KeptCheckIn, KeptCheckIns } from './KeptCheckIns';
import { Kiosk_CheckInOfflineDocument } from './kiosk-offline.generated';

const answerWithin = 10_000;
/** A fault of the server that stays must not hold up the others for ever. */
const mostFaults = 5;

/** `done`: nothing is left to send. `later`: it goes on at the next occasion. `doubt`: the server does not know this kiosk (any more). */
export type SendOutcome = 'done' | 'later' | 'doubt';

const passes = ['UNAVAILABLE', 'IN_FLIGHT', 'RATE_LIMITED'];
const unknownKiosk = ['UNAUTHENTICATED', 'INVALID_TOKEN', 'FORBIDDEN'];

type Kept = Pick<KeptCheckIns, 'next' | 'erase' | 'refuse' | 'countTry'>;
type Sender = { ask: Ask; kept: Kept; token: string; businessId: string };

/** Sends what was kept for this business, oldest first, one at a time and from one tab only; what arrived is erased, what was refused is put aside. */
export function sendKept(sender: Sender): Promise<SendOutcome> {
  return navigator.locks.request('greeter-kiosk-send', { ifAvailable: true }, (lock) =>
    lock ? sendAll(sender) : 'later',
  );
}

async function sendAll(sender: Sender): Promise<SendOutcome> {
  for (;;) {
    const entry = await sender.kept.next(sender.businessId);
    if (!entry) return 'done';
    const outcome = await sendOne(sender, entry);
    if (outcome !== 'done') return outcome;
  }
}

async function sendOne({ ask, kept, token }: Sender, entry: KeptCheckIn): Promise<SendOutcome> {
  try {
    await ask(
      Kiosk_CheckInOfflineDocument,
      { input: entry.input },
      { token, idempotencyKey: entry.idempotencyKey, within: answerWithin },
    );
  } catch (failure) {
    const { code, message } = asAskError(failure);
    if (unknownKiosk.includes(code)) return 'doubt';
    if (passes.includes(code)) return 'later';
    if (code === 'INTERNAL' && entry.tries + 1 < mostFaults) {
      await kept.countTry(entry);
      return 'later';
    }
    await kept.refuse(entry.id, { code, message });
    return 'done';
  }
  await kept.erase(entry.id);
  return 'done';
}
