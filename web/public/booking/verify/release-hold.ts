import type { Request } from '../../request';
import { Booking_ReleaseDocument } from '../hold.generated';

/** Gives a time back that was held. */
export const releaseHold = (request: Request, token: string): Promise<unknown> =>
  // What could not be given back is free after its ten minutes.
  request(Booking_ReleaseDocument, { token }).catch(() => undefined);
