import type { Context } from '../../../core/context.js';
import { seal, unseal } from '../../../core/sealed.js';

const PURPOSE = 'outside-calendar';
/** It is read for as long as it is connected. */
const FOR_EVER = new Date('9999-12-31T00:00:00Z');

/** Whoever has the address reads the whole calendar, so the database holds it sealed. */
export const sealAddress = ({ config }: Pick<Context, 'config'>, address: string): Promise<string> =>
  seal(config.secret, PURPOSE, { address }, FOR_EVER);

/** Null where it was sealed with another secret. */
export function openAddress(context: Pick<Context, 'config' | 'now'>, sealed: string): string | null {
  const opened = unseal<{ address: string }>(context.config.secret, PURPOSE, sealed, context.now());
  return opened?.address ?? null;
}
