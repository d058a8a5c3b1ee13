import { invalid } from '../../core/Refusal.js';
import type { KnownSignature } from './open-chain.js';

interface SignedNow {
  customerId: string;
  versionId: string;
  checkInId?: string;
  requestId?: string;
  appointmentId?: string;
}

/** A key stands for one signing: a signature counts neither for somebody else, nor for another text or visit. */
export function requireSame(before: KnownSignature, now: SignedNow): void {
  const { customerId, versionId, checkInId = null, requestId = null, appointmentId = null } = now;
  if (
    before.customerId !== customerId ||
    before.versionId !== versionId ||
    before.checkInId !== checkInId ||
    before.requestId !== requestId ||
    before.appointmentId !== appointmentId
  )
    throw invalid('submissionKey', 'This submission key was used for another signature.');
}
