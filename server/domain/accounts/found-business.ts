import { IANAZone } from 'luxon';
import { Membership } from '../../../entities/Membership.js';
import { Role } from '../../../entities/Role.js';
import { audit } from '../../core/access/audit.js';
import type { Context } from '../../core/context.js';
import { ownPhone } from '../../core/messages/own-phone.js';
import { oneLine } from '../../core/names.js';
import { invalid } from '../../core/Refusal.js';
import { addBusiness } from '../businesses/add-business.js';
import { US_STATES } from '../businesses/us-states.js';
import { addCheckInApp } from '../check-in-app/add-check-in-app.js';
import { addOwner } from '../staff/add-owner.js';
import { accountById } from './accounts.js';
import { sendToAccount } from './messages/account-message.js';
import { BUSINESS_READY } from './messages/business-ready.js';
import type { SetUpBusinessInput } from './set-up-business.inputs.js';

type CheckedBusiness = Parameters<typeof addBusiness>[1];

/** The business as it will be stored. Throws INVALID_INPUT. */
export function checkBusiness(context: Context, input: SetUpBusinessInput): CheckedBusiness {
  const phone = ownPhone(context, input.phone, { tollFree: true });
  const timeZone = input.timeZone || US_STATES[input.state]!;
  if (!IANAZone.isValidZone(timeZone)) throw invalid('timeZone', 'Please choose a time zone.');
  return {
    name: oneLine(input.name),
    address: oneLine(input.address),
    city: oneLine(input.city),
    state: input.state,
    zip: input.zip.trim(),
    phone,
    timeZone,
  };
}

/** Creates a business with its check-in app and its owner, the first of its staff, who gets a mail; returns its id. */
export async function foundBusiness(context: Context, accountId: string, business: CheckedBusiness): Promise<string> {
  const businessId = await addBusiness(context, business);
  await addCheckInApp(context, businessId);
  await context.db.insert(Membership, { accountId, businessId, role: Role.OWNER, createdAt: context.now() });
  await audit(context, 'business.set-up', { actor: `account:${accountId}`, subject: `business:${businessId}` });
  const account = (await accountById(context.db, accountId))!;
  await addOwner(context, businessId, { ...account, accountId });
  await sendToAccount(context, BUSINESS_READY, account);
  return businessId;
}
