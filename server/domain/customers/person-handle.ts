import { seal, unseal } from '../../core/tokens.js';
import type { Context } from '../../core/context.js';
import { invalid } from '../../core/Refusal.js';

const LIFE_MS = 30 * 60 * 1000;

interface Held {
  personId: string;
  email: string | null;
}

/** An opaque word for a person: lives 30 minutes, good at this business only. Carries the e-mail that was given with it. */
export function personHandle(context: Context, { personId, email }: Held): string {
  return seal(
    context.config.secret,
    'person',
    `${context.businessId}:${personId}:${email ?? ''}`,
    new Date(context.now().getTime() + LIFE_MS),
  );
}

/** Throws INVALID_INPUT for a handle that is forged, expired or another business's. */
export function openHandle(context: Context, handle: string): Held {
  const [, businessId, personId, email] =
    /^(\d+):(\d+):(.*)$/s.exec(unseal(context.config.secret, 'person', handle, context.now()) ?? '') ?? [];
  if (!personId || businessId !== context.businessId) throw invalid('handle', 'Please look the phone number up again.');
  return { personId, email: email || null };
}
