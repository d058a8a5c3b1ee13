import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';

/** Writes that a customer did something with their own record by a link; where they were when they did is not kept. */
export const auditOwn = (context: Context, action: string, customerId: string, fields: readonly string[] = []) =>
  audit(context, action, { actor: 'customer', subject: customerId, fields, address: '' });
