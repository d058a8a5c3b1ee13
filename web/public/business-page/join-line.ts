import { phonePath, placePath } from '../check-in/paths';
import { ownPublicId, rememberSession, rememberStart } from '../check-in/phone-session';
import { isInLine, placeStatus } from '../check-in/place-status';
import type { Request } from '../request';
import { BusinessPage_JoinDocument } from './join-line.generated';

/** Begins a phone session at a business without its QR code. Returns where to go: to the form, or to the place of the party that this phone checked in there. */
export async function joinLine(request: Request, businessId: string): Promise<string> {
  const own = ownPublicId(businessId);
  if (own && isInLine(await placeStatus(request, own))) return placePath(own);
  const { joinFromAfar } = await request(BusinessPage_JoinDocument, { businessId });
  rememberStart();
  rememberSession(joinFromAfar.token);
  return phonePath;
}
