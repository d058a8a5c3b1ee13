import { seal, unseal } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { invalid } from '../../core/Refusal.js';

const LIFE_MS = 30 * 60 * 1000;

interface HandleContent {
  personId: string;
  email: string | null;
}

/** An opaque handle of a person: valid for 30 minutes, at this business only. Contains the e-mail entered with the person. */
export function personHandle(context: Context, { personId, email }: HandleContent): string {
  return seal(
    context.config.secret,
    'person',
    `${context.businessId}:${personId}:${email ?? ''}`,
    new Date(context.now().getTime() + LIFE_MS),
  );
}

/** Throws INVALID_INPUT if the handle is forged, expired or another business's. */
export function openHandle(context: Context, handle: string): HandleContent {
  const [, businessId, personId, email] =
    /^(\d+):(\d+):(.*)$/s.exec(unseal(context.config.secret, 'person', handle, context.now()) ?? '') ?? [];
  if (!personId || businessId !== context.businessId) throw invalid('handle', 'Please look the phone number up again.');
  return { personId, email: email || null };
}
