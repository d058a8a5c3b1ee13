import { seal, unseal } from '../../core/sealed.js';
import type { Context } from '../../core/context.js';
import { invalid } from '../../core/Refusal.js';
import { MINUTE_MS } from '../../core/durations.js';

const LIFE_MS = 30 * MINUTE_MS;

interface HandleContent {
  personId: string;
  email: string | null;
}

/** An opaque handle of a person: encrypted, valid for 30 minutes, at this business only. Contains the e-mail entered with the person. */
export function personHandle(context: Context, { personId, email }: HandleContent): Promise<string> {
  const expiresAt = new Date(context.now().getTime() + LIFE_MS);
  return seal(context.config.secret, purposeOf(context), { personId, email }, expiresAt);
}

/** Throws INVALID_INPUT if the handle is forged, expired or another business's. */
export function openHandle(context: Context, handle: string): HandleContent {
  const content = unseal<HandleContent>(context.config.secret, purposeOf(context), handle, context.now());
  if (!content) throw invalid('handle', 'Please look the phone number up again.');
  return { personId: content.personId, email: content.email };
}

const purposeOf = ({ businessId }: Context): string => `person:${businessId}`;
